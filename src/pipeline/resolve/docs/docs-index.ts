/** Indexes the documents of a version by id and by folder. */

import type { CategoryMetadata } from "../../../model/content/document.ts";
import type { Problem } from "../../../model/problems/problem.ts";
import { frontMatterLocation, type SiteDocument } from "../site-document.ts";
import type { DocMetadata, LocalizedVersion } from "./doc-metadata.ts";
import { createDocMetadata, findDocProblems } from "./doc-metadata.ts";

export interface DocsFolder {
	/** Folder name on disk; an empty string for the root. */
	readonly path: string;
	readonly name: string;
	readonly docs: readonly DocMetadata[];
	readonly folders: readonly DocsFolder[];
}

export interface DocsIndex extends LocalizedVersion {
	/** The configuration file, for messages. */
	readonly file: string;
	/** The documents that are built, in the given order; if two have the same id, the first. */
	readonly docs: readonly DocMetadata[];
	readonly byId: ReadonlyMap<string, DocMetadata>;
	/** Ids of documents that exist but are not built. */
	readonly drafts: ReadonlySet<string>;
	/** By path, including folders that contain only drafts. */
	readonly folders: ReadonlyMap<string, DocsFolder>;
	readonly categories: ReadonlyMap<string, CategoryMetadata>;
	/** Categories of the default locale: addresses are derived from their labels. */
	readonly sourceCategories: ReadonlyMap<string, CategoryMetadata>;
}

export interface DocsInput extends LocalizedVersion {
	/** Include drafts. */
	readonly drafts: boolean;
	/** The configuration file, for messages. */
	readonly file: string;
	/** The documents this locale shows: its own, and those of the default locale where it has no translation. */
	readonly documents: readonly SiteDocument[];
	/** One for each folder that has a category file; the locale's own are merged over the default's. */
	readonly categories: readonly CategoryMetadata[];
	/**
	 * Categories of the default locale: addresses of generated pages are derived from their labels.
	 *
	 * @default `categories`
	 */
	readonly sourceCategories?: readonly CategoryMetadata[];
}

/** Indexes the documents. Two documents with the same id are a problem that names both files. */
export function createDocsIndex(input: DocsInput): { docsIndex: DocsIndex; problems: Problem[] } {
	const { drafts, documents, categories, sourceCategories = categories, ...version } = input;
	const all = documents.map((document) => createDocMetadata(document, version));
	const isBuilt = ({ document }: DocMetadata) => drafts || document.frontMatter.draft !== true;
	const built = all.filter(isBuilt);
	const { byId, problems } = indexById(built);
	const docs = [...byId.values()];
	const folderPaths = all.map((doc) => doc.folder);
	const docsIndex: DocsIndex = {
		...version,
		docs,
		byId,
		drafts: new Set(all.filter((doc) => !isBuilt(doc)).map((doc) => doc.id)),
		folders: groupByFolder(docs, folderPaths),
		categories: categoriesByFolder(categories),
		sourceCategories: categoriesByFolder(sourceCategories),
	};
	return { docsIndex, problems: [...built.flatMap(({ document }) => findDocProblems(document)), ...problems] };
}

const categoriesByFolder = (categories: readonly CategoryMetadata[]) =>
	new Map(categories.map((category) => [category.folder, category]));

function indexById(docs: readonly DocMetadata[]) {
	const byId = new Map<string, DocMetadata>();
	const problems: Problem[] = [];
	for (const doc of docs) {
		const other = byId.get(doc.id);
		if (other) problems.push(duplicateIdProblem(doc, other));
		else byId.set(doc.id, doc);
	}
	return { byId, problems };
}

const duplicateIdProblem = ({ id, document }: DocMetadata, other: DocMetadata): Problem => ({
	severity: "error",
	code: "duplicate-doc-id",
	message: `duplicate id "${id}": ${document.path} and ${other.document.path}`,
	at: frontMatterLocation(document, "id"),
	hint: 'rename one of the files, or set its "id"',
});

/** Every folder that contains a document, and its parents. */
function groupByFolder(docs: readonly DocMetadata[], paths: readonly string[]) {
	type Growing = DocsFolder & { docs: DocMetadata[]; folders: Growing[] };
	const folders = new Map<string, Growing>();
	const folderAt = (path: string): Growing => {
		const known = folders.get(path);
		if (known) return known;
		const cut = path.lastIndexOf("/");
		const folder = { path, name: path.slice(cut + 1), docs: [], folders: [] };
		folders.set(path, folder);
		if (path !== "") folderAt(path.slice(0, Math.max(cut, 0))).folders.push(folder);
		return folder;
	};
	folderAt("");
	for (const path of paths) folderAt(path);
	for (const doc of docs) folderAt(doc.folder).docs.push(doc);
	return folders as ReadonlyMap<string, DocsFolder>;
}
