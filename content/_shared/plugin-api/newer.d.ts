// biome-ignore-all lint/suspicious/noExplicitAny: these are the types that Joplin declares
// biome-ignore-all lint/complexity/noBannedTypes: these are the types that Joplin declares
/**
 * What Joplin has added to the API since the published package of declarations. `extract.ts` reads this file together
 * with those of the package: members are added to the class of the same name.
 */

export class Joplin {
	get imaging(): JoplinImaging;
	get fs(): JoplinFs;
	versionInfo(): Promise<VersionInfo>;
	shouldUseDarkColors(): Promise<boolean>;
}

export class JoplinData {
	userDataGet(itemType: ModelType, itemId: string, key: string): Promise<any>;
	userDataSet(itemType: ModelType, itemId: string, key: string, value: any): Promise<void>;
	userDataDelete(itemType: ModelType, itemId: string, key: string): Promise<void>;
}

export class JoplinSettings {
	values(keys: string[] | string): Promise<Record<string, unknown>>;
	/** @deprecated */
	value(key: string): Promise<any>;
}

export class JoplinViews {
	get editors(): JoplinViewsEditors;
	get noteList(): JoplinViewsNoteList;
}

export class JoplinViewsDialogs {
	showToast(toast: Toast): Promise<void>;
	showOpenDialog(options: any): Promise<any>;
}

export class JoplinViewsEditors {
	register(viewId: string, callbacks: EditorPluginCallbacks): Promise<void>;
	/** @deprecated */
	create(id: string): Promise<ViewHandle>;
	setHtml(handle: ViewHandle, html: string): Promise<string>;
	addScript(handle: ViewHandle, scriptPath: string): Promise<void>;
	onMessage(handle: ViewHandle, callback: Function): Promise<void>;
	postMessage(handle: ViewHandle, message: any): void;
	saveNote(handle: ViewHandle, props: SaveNoteOptions): Promise<void>;
	/** @deprecated */
	onActivationCheck(handle: ViewHandle, callback: ActivationCheckCallback): Promise<void>;
	onUpdate(handle: ViewHandle, callback: UpdateCallback): Promise<void>;
	isActive(handle: ViewHandle): Promise<boolean>;
	isVisible(handle: ViewHandle): Promise<boolean>;
}

export class JoplinViewsNoteList {
	registerRenderer(renderer: ListRenderer): Promise<void>;
}

export class JoplinImaging {
	createFromPath(filePath: string): Promise<Handle>;
	createFromResource(resourceId: string): Promise<Handle>;
	createFromPdfPath(path: string, options?: CreateFromPdfOptions): Promise<Handle[]>;
	createFromPdfResource(resourceId: string, options?: CreateFromPdfOptions): Promise<Handle[]>;
	getPdfInfoFromPath(path: string): Promise<PdfInfo>;
	getPdfInfoFromResource(resourceId: string): Promise<PdfInfo>;
	getSize(handle: Handle): Promise<Size>;
	resize(handle: Handle, options?: ResizeOptions): Promise<Handle>;
	crop(handle: Handle, rectangle: Rectangle): Promise<Handle>;
	toPngFile(handle: Handle, filePath: string): Promise<void>;
	toJpgFile(handle: Handle, filePath: string, quality?: number): Promise<void>;
	toPngResource(handle: Handle, resourceProps: any): Promise<any>;
	toJpgResource(handle: Handle, resourceProps: any, quality?: number): Promise<any>;
	free(handles: Handle | Handle[]): Promise<void>;
}

export class JoplinFs {
	archiveExtract(sourcePath: string, destinationPath: string): Promise<ArchiveEntry[]>;
}

export type FilterHandler<T> = (object: T) => Promise<T>;

export interface VersionInfo {
	version: string;
	profileVersion: number;
	syncVersion: number;
	platform: "desktop" | "mobile";
}

export interface Toast {
	message: string;
	type?: ToastType;
	duration?: number;
	timestamp?: number;
}

export enum ToastType {
	Info = "info",
	Success = "success",
	Error = "error",
}

export interface EditorPluginCallbacks {
	onActivationCheck: ActivationCheckCallback;
	onSetup: (handle: ViewHandle) => Promise<void>;
}

export type ActivationCheckCallback = (event: ActivationCheckEvent) => Promise<boolean>;

export interface ActivationCheckEvent {
	handle: ViewHandle;
	noteId: string;
}

export type UpdateCallback = (event: EditorUpdateEvent) => Promise<void>;

export interface EditorUpdateEvent {
	newBody: string;
	noteId: string;
}

export interface SaveNoteOptions {
	noteId: string;
	body: string;
}

export interface ListRenderer {
	id: string;
	label: () => Promise<string>;
	flow: ItemFlow;
	itemSize: Size;
	itemCss?: string;
	dependencies: ListRendererDependency[];
	itemTemplate: string;
	onRenderNote: OnRenderNoteHandler;
	onChange?: OnChangeHandler;
}

export type ListRendererDependency = string;

export enum ItemFlow {
	TopToBottom = "topToBottom",
	LeftToRight = "leftToRight",
}

export type OnRenderNoteHandler = (props: any) => Promise<Record<string, any>>;

export type OnChangeHandler = (event: OnChangeEvent) => Promise<void>;

export interface OnChangeEvent {
	elementId: string;
	value: any;
	noteId: string;
}

export type Handle = string;

export interface CreateFromPdfOptions {
	minPage?: number;
	maxPage?: number;
	scaleFactor?: number;
}

export interface PdfInfo {
	pageCount: number;
}

export interface ResizeOptions {
	width?: number;
	height?: number;
	quality?: "good" | "better" | "best";
}

export interface Size {
	width?: number;
	height?: number;
}

export interface Rectangle {
	x?: number;
	y?: number;
	width?: number;
	height?: number;
}

export interface ArchiveEntry {
	entryName: string;
	name: string;
}
