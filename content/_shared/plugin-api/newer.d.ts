// biome-ignore-all lint/suspicious/noExplicitAny: these are the types that Joplin declares
// biome-ignore-all lint/complexity/noBannedTypes: these are the types that Joplin declares
/**
 * What Joplin has added to the API since the published package of declarations, or declares in another way, up to
 * `services/plugins/api` of `@joplin/lib` 3.6.3. `extract.ts` reads this file together with those of the package:
 * members are added to the class of the same name.
 */

export class Joplin {
	get imaging(): JoplinImaging;
	get fs(): JoplinFs;
	versionInfo(): Promise<VersionInfo>;
	shouldUseDarkColors(): Promise<boolean>;
}

export class JoplinClipboard {
	write(content: ClipboardContent): Promise<void>;
}

export class JoplinData {
	userDataGet<T>(itemType: ModelType, itemId: string, key: string): Promise<T>;
	userDataSet<T>(itemType: ModelType, itemId: string, key: string, value: T): Promise<void>;
	userDataDelete(itemType: ModelType, itemId: string, key: string): Promise<void>;
}

export class JoplinSettings {
	values(keys: string[] | string): Promise<Record<string, unknown>>;
	globalValues(keys: string[]): Promise<any[]>;
	/** @deprecated */
	globalValue(key: string): Promise<any>;
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

export class JoplinViewsPanels {
	isActive(handle: ViewHandle): Promise<boolean>;
}

export class JoplinWorkspace {
	onNoteSelectionChange(callback: WorkspaceEventHandler<NoteSelectionChangeEvent>): Promise<Disposable>;
	/** @deprecated */
	onNoteContentChange(callback: WorkspaceEventHandler<NoteContentChangeEvent>): Promise<void>;
	onNoteAlarmTrigger(handler: WorkspaceEventHandler<NoteAlarmTriggerEvent>): Promise<Disposable>;
	onSyncComplete(callback: WorkspaceEventHandler<SyncCompleteEvent>): Promise<Disposable>;
	selectedNoteHash(): Promise<string>;
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

export type WorkspaceEventHandler<T> = (event: T) => void;

export type SyncStartHandler = () => void;

export interface NoteSelectionChangeEvent {
	value: string[];
}

export interface NoteContentChangeEvent {
	note: any;
}

export interface NoteAlarmTriggerEvent {
	noteId: string;
}

export interface SyncCompleteEvent {
	withErrors: boolean;
}

export interface ClipboardContent {
	text?: string;
	html?: string;
	image?: string;
}

export enum ContextMenuItemType {
	None = "",
	Image = "image",
	Resource = "resource",
	Text = "text",
	Link = "link",
	NoteLink = "noteLink",
}

export interface EditContextMenuFilterObject {
	items: MenuItem[];
	context?: { resourceId?: string; itemType?: ContextMenuItemType; textToCopy?: string };
}

export type CommandArgument = string | number | object | boolean | null;

export interface MenuTemplateItem {
	label?: string;
	command?: string;
	commandArgs?: CommandArgument[];
}

export interface WebviewApi {
	postMessage: (message: object) => unknown;
	onMessage: (message: object) => void;
	menuPopupFromTemplate: (template: MenuTemplateItem[]) => void;
}

export interface ContentScriptModuleLoadedEvent {
	userData?: any;
}

export interface ContentScriptModule {
	onLoaded?: (event: ContentScriptModuleLoadedEvent) => void;
	plugin: () => any;
	assets?: () => void;
}

export interface MarkdownItContentScriptModule {
	onLoaded?: (event: ContentScriptModuleLoadedEvent) => void;
	plugin: (markdownIt: any, options: any) => any;
	assets?: () => void;
}

export interface MarkdownEditorContentScriptModule {
	onLoaded?: (event: ContentScriptModuleLoadedEvent) => void;
	plugin: (editorControl: CodeMirrorControl) => void;
	assets?: () => void;
}

export type EditorCommandCallback = (...args: any[]) => any;

export interface CodeMirrorControl {
	editor: any;
	cm6: any;
	addExtension(extension: any | any[]): void;
	supportsCommand(name: string): boolean;
	execCommand(name: string, ...args: any[]): any;
	registerCommand(name: string, callback: EditorCommandCallback): void;
	joplinExtensions: {
		completionSource(completionSource: any): any;
		enableLanguageDataAutocomplete: { of: (enabled: boolean) => any };
		noteIdFacet: any;
		setNoteIdEffect: any;
	};
}

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
	multiColumns?: boolean;
	itemSize: Size;
	itemCss?: string;
	dependencies?: ListRendererDependency[];
	headerTemplate?: string;
	headerHeight?: number;
	onHeaderClick?: OnClickHandler;
	itemTemplate: string;
	itemValueTemplates?: ListRendererItemValueTemplates;
	onRenderNote: OnRenderNoteHandler;
	onChange?: OnChangeHandler;
}

export type ListRendererItemValueTemplates = Record<string, string>;

export type ListRendererDependency =
	| ListRendererDatabaseDependency
	| "item.index"
	| "item.selected"
	| "item.size.height"
	| "item.size.width"
	| "note.checkboxes"
	| "note.folder.title"
	| "note.isWatched"
	| "note.tags"
	| "note.todoStatusText"
	| "note.titleHtml";

export type ListRendererDatabaseDependency =
	| "folder.created_time"
	| "folder.deleted_time"
	| "folder.encryption_applied"
	| "folder.encryption_cipher_text"
	| "folder.icon"
	| "folder.id"
	| "folder.is_shared"
	| "folder.master_key_id"
	| "folder.parent_id"
	| "folder.share_id"
	| "folder.title"
	| "folder.updated_time"
	| "folder.user_created_time"
	| "folder.user_data"
	| "folder.user_updated_time"
	| "folder.type_"
	| "note.altitude"
	| "note.application_data"
	| "note.author"
	| "note.body"
	| "note.conflict_original_id"
	| "note.created_time"
	| "note.deleted_time"
	| "note.encryption_applied"
	| "note.encryption_cipher_text"
	| "note.id"
	| "note.is_conflict"
	| "note.is_shared"
	| "note.is_todo"
	| "note.latitude"
	| "note.longitude"
	| "note.markup_language"
	| "note.master_key_id"
	| "note.order"
	| "note.parent_id"
	| "note.share_id"
	| "note.source"
	| "note.source_application"
	| "note.source_url"
	| "note.title"
	| "note.todo_completed"
	| "note.todo_due"
	| "note.updated_time"
	| "note.user_created_time"
	| "note.user_data"
	| "note.user_updated_time"
	| "note.type_";

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

export interface OnClickEvent {
	elementId: string;
}

export type OnClickHandler = (event: OnClickEvent) => Promise<void>;

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
