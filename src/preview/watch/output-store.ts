/** The files of the last build in memory, and how they differ from the previous ones. */
import { hash } from "node:crypto";
import { statSync } from "node:fs";
import path from "node:path";
import type { ChangedStyle } from "../../engine/bundle/styles.ts";
import { failureProblem, type Problem } from "../../model/problems/problem.ts";
import { isSearchIndexFile } from "../../model/site/search-file-names.ts";
import { isHtmlFile, parseRoute, type Route, withoutTrailingSlash } from "../../model/urls/route.ts";
import { fileFromBytes, fileFromDisk } from "../serve/content-source.ts";
import { createMoveDetector } from "./moved-pages.ts";
import type { PreviewFile } from "./preview-output.ts";

export interface OutputStoreOptions {
	/** What the sources of copies are relative to. */
	readonly root: string;
	/** Returns what is served in place of a text. */
	readonly transformText: (text: string, name: string) => string;
	/** Returns the text of a page that cannot be rendered. */
	readonly failedPage: (failures: readonly Problem[]) => string;
}

export function createOutputStore({ root, transformText, failedPage }: OutputStoreOptions) {
	let storedFiles: ReadonlyMap<string, PreviewFile> = new Map();
	let changedStyles: readonly ChangedStyle[] = [];
	const withChangedStyles = (html: string): string =>
		changedStyles.reduce((text, { from, output }) => text.replaceAll(from, output.path), html);
	const withFileVersion = (file: PreviewFile): [string, PreviewFile] => [
		file.path,
		"copyOf" in file ? { ...file, version: fileVersionOf(file, root) } : file,
	];
	const movedPages = createMoveDetector();
	const update = (entries: readonly [string, PreviewFile][]): readonly Route[] => {
		const previous = storedFiles;
		storedFiles = new Map(
			entries.map(([name, file]) => [
				name,
				file.version === "" ? { ...file, version: previous.get(name)?.version ?? "" } : file,
			]),
		);
		return [...new Set([...previous.keys(), ...storedFiles.keys()])]
			.filter((name) => isHtmlFile(name))
			.filter((name) => hasChanged(previous.get(name), storedFiles.get(name)))
			.map(routeOfFile);
	};
	const rendering = new Set<Promise<unknown>>();
	const contentsOf = async (file: Exclude<PreviewFile, { copyOf: string }>) => {
		if ("contents" in file) return file.contents;
		// If the code of the page cannot be loaded, the page says why, and reloads after a later build.
		const pending = file.render().catch((error) => ({ files: [], failures: [failureProblem(error)] }));
		rendering.add(pending);
		const { files, failures } = await pending;
		rendering.delete(pending);
		const found = files.find(({ path }) => path === file.path);
		if (found && "contents" in found) return found.contents;
		return isHtmlFile(file.path) ? failedPage(failures) : undefined;
	};

	return {
		/** Replaces all files. Returns the routes, without trailing slash, of the pages whose HTML changed. */
		replaceAll(files: readonly PreviewFile[]) {
			const changed = update(files.map(withFileVersion));
			movedPages.update(pagesIn(storedFiles));
			return changed;
		},
		/** Adds or replaces files. Returns routes like `replaceAll`. */
		add: (files: readonly PreviewFile[]) => update([...storedFiles, ...files.map(withFileVersion)]),
		/** Receives the content keys of all pages after an edit, as those of a build. */
		recordContents: movedPages.update,
		/** Pages that were renamed a moment ago: their new routes by the old ones, without trailing slashes. */
		moved: movedPages.current,
		/** Serves other files in place of style sheets, until it is called again. */
		restyle(styles: readonly ChangedStyle[]) {
			changedStyles = styles;
		},
		source: {
			async find(name: string) {
				const style = changedStyles.find(({ output }) => output.path === name);
				const file = style ? { ...style.output, version: "" } : storedFiles.get(name);
				if (!file) return undefined;
				if ("copyOf" in file) return fileFromDisk(path.resolve(root, file.copyOf), root);
				const contents = await contentsOf(file);
				return contents === undefined
					? undefined
					: fileFromBytes(typeof contents === "string" ? transformText(withChangedStyles(contents), name) : contents);
			},
		},
		/** Hashes of the copied public files and of the search indexes; each changes whenever they do. */
		versions() {
			const all = [...storedFiles.values()];
			const hashOf = (files: readonly PreviewFile[]) =>
				hash("sha256", files.map(({ version }) => version).join("\n")).slice(0, 16);
			return {
				files: hashOf(all.filter((file) => "copyOf" in file)),
				search: hashOf(all.filter(({ path }) => isSearchIndexFile(path))),
			};
		},
		/** Resolves when the pages that are requested now are rendered. */
		rendered: () => Promise.all(rendering),
		has: (name: string) => storedFiles.has(name),
		/** Number of stored files. */
		count: () => storedFiles.size,
	};
}

const routeOfFile = (name: string): Route => withoutTrailingSlash(parseRoute(`/${name}`)) as Route;

/** What tells the content of pages, by route. */
const pagesIn = (files: ReadonlyMap<string, PreviewFile>): ReadonlyMap<Route, string> =>
	new Map(
		[...files.values()].flatMap((file) =>
			"contentKey" in file && file.contentKey ? [[withoutTrailingSlash(file.route) as Route, file.contentKey]] : [],
		),
	);

/**
 * A file on disk may change while the output stays the same. Content files have a hash of their bytes in their URL, so
 * only public files need a version.
 */
function fileVersionOf({ path: name, copyOf }: Extract<PreviewFile, { copyOf: string }>, root: string): string {
	if (!copyOf.endsWith(`/${name}`)) return "";
	const { size = 0, mtimeMs = 0 } = statSync(path.resolve(root, copyOf), { throwIfNoEntry: false }) ?? {};
	return `${name} ${size} ${mtimeMs}`;
}

/** The first rendering of a page is not a change. */
const hasChanged = (before: PreviewFile | undefined, after: PreviewFile | undefined): boolean =>
	!before || !after || (before.version !== "" && before.version !== after.version);
