/** The documents of a version, by id and by folder. Made once, so that nothing after it searches. */

import type { Category, Document } from "../../model/document.ts";
import type { Problem } from "../../model/problem.ts";
import type { Doc, Edition } from "./doc.ts";
import { docOf, placeOf, problemsOf } from "./doc.ts";

export interface Folder {
	/** As named on disk; '' for the root. */
	readonly path: string;
	readonly name: string;
	readonly docs: readonly Doc[];
	readonly folders: readonly Folder[];
}

export interface Shelf extends Edition {
	/** The configuration file, for messages. */
	readonly file: string;
	/** Those that are built, in the order given; of two with the same id, the first. */
	readonly docs: readonly Doc[];
	readonly byId: ReadonlyMap<string, Doc>;
	/** Ids of documents that exist and are not built. */
	readonly drafts: ReadonlySet<string>;
	/** By path, those of drafts included. */
	readonly folders: ReadonlyMap<string, Folder>;
	readonly categories: ReadonlyMap<string, Category>;
	/** The categories of the default locale, whose labels addresses are made from. */
	readonly sourceCategories: ReadonlyMap<string, Category>;
}

export interface Shelved extends Edition {
	readonly drafts: boolean;
	readonly file: string;
	readonly documents: readonly Document[];
	readonly categories: readonly Category[];
	readonly sourceCategories?: readonly Category[];
}

/** Puts the documents on the shelf; two with the same id are a problem that names both files. */
export function shelfOf(input: Shelved): { shelf: Shelf; problems: Problem[] } {
	const all = input.documents.map((document) => docOf(document, input));
	const isBuilt = ({ document }: Doc) =>
		input.drafts || document.frontMatter.draft !== true;
	const built = all.filter(isBuilt);
	const { byId, problems } = named(built);
	const docs = [...byId.values()];
	const shelf: Shelf = {
		config: input.config,
		version: input.version,
		form: input.form,
		locale: input.locale,
		defaultLocale: input.defaultLocale,
		baseUrl: input.baseUrl,
		file: input.file,
		docs,
		byId,
		drafts: new Set(all.filter((doc) => !isBuilt(doc)).map((doc) => doc.id)),
		folders: foldersOf(
			docs,
			all.map((doc) => doc.folder),
		),
		categories: byFolder(input.categories),
		sourceCategories: byFolder(input.sourceCategories ?? input.categories),
	};
	return {
		shelf,
		problems: [
			...built.flatMap(({ document }) => problemsOf(document)),
			...problems,
		],
	};
}

const byFolder = (categories: readonly Category[]) =>
	new Map(categories.map((category) => [category.folder, category]));

function named(docs: readonly Doc[]) {
	const byId = new Map<string, Doc>();
	const problems: Problem[] = [];
	for (const doc of docs) {
		const other = byId.get(doc.id);
		if (other) problems.push(duplicate(doc, other));
		else byId.set(doc.id, doc);
	}
	return { byId, problems };
}

const duplicate = ({ id, document }: Doc, other: Doc): Problem => ({
	severity: "error",
	code: "duplicate-doc-id",
	message: `“${document.path}” and “${other.document.path}” have the same id “${id}”`,
	at: placeOf(document, "id"),
	hint: "Rename one of the files, or give it an `id` of its own.",
});

/** Every folder that holds a document, and those above it. */
function foldersOf(docs: readonly Doc[], paths: readonly string[]) {
	type Growing = Folder & { docs: Doc[]; folders: Growing[] };
	const folders = new Map<string, Growing>();
	const folderAt = (path: string): Growing => {
		const known = folders.get(path);
		if (known) return known;
		const cut = path.lastIndexOf("/");
		const folder = { path, name: path.slice(cut + 1), docs: [], folders: [] };
		folders.set(path, folder);
		if (path !== "")
			folderAt(path.slice(0, Math.max(cut, 0))).folders.push(folder);
		return folder;
	};
	folderAt("");
	for (const path of paths) folderAt(path);
	for (const doc of docs) folderAt(doc.folder).docs.push(doc);
	return folders as ReadonlyMap<string, Folder>;
}
