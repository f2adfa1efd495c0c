/** The files of the last build in memory, and how they differ from the previous ones. */
import { hash } from "node:crypto";
import { statSync } from "node:fs";
import path from "node:path";
import type { ChangedStyle } from "../../engine/bundle/styles.ts";
import { isSearchIndexFile } from "../../model/site/search-file-names.ts";
import type { Output } from "../../model/site/site.ts";
import { memoizeByObject } from "../../model/text/lazily.ts";
import { isHtmlFile, parseRoute, type Route, withoutTrailingSlash } from "../../model/urls/route.ts";
import { type ContentSource, fileFromBytes, fileFromDisk } from "../serve/content-source.ts";
import { createMoveDetector } from "./moved-pages.ts";

export interface OutputStore {
	/** Replaces all files. Returns the routes, without trailing slash, of the pages whose HTML changed. */
	replaceAll(outputs: readonly Output[]): readonly Route[];
	/** Adds or replaces files. Returns routes like `replaceAll`. */
	add(outputs: readonly Output[]): readonly Route[];
	/** Goes back to the files of the last `replaceAll`, if there was one. Returns routes like `replaceAll`. */
	undo(): readonly Route[];
	/** Pages that were renamed a moment ago: their new routes by the old ones, without trailing slashes. */
	moved(): Readonly<Record<string, Route>>;
	/** Serves other files in place of style sheets, until it is called again. */
	restyle(styles: readonly ChangedStyle[]): void;
	readonly source: ContentSource;
	/** Hashes of the copied public files and of the search indexes; each changes whenever they do. */
	versions(): { readonly files: string; readonly search: string };
	has(name: string): boolean;
	/** Number of stored files. */
	count(): number;
}

interface StoredOutput {
	readonly output: Output;
	/** Version of a file on disk, which may change while the output stays the same. */
	readonly fileVersion: string;
}

/**
 * `root` is what the sources of copies are relative to; `transformText` returns what is served in place of a text.
 */
export function createOutputStore(root: string, transformText: (text: string, name: string) => string): OutputStore {
	let storedOutputs: ReadonlyMap<string, StoredOutput> = new Map();
	let wholeOutputs: typeof storedOutputs | undefined;
	let changedStyles: readonly ChangedStyle[] = [];
	const withChangedStyles = (html: string): string =>
		changedStyles.reduce((text, { from, output }) => text.replaceAll(from, output.path), html);
	const toStoredOutputs = (outputs: readonly Output[]) =>
		outputs.map((output): [string, StoredOutput] => [
			output.path,
			{ output, fileVersion: fileVersionOf(output, root) },
		]);
	const movedPages = createMoveDetector();
	const updateOutputs = (entries: Iterable<[string, StoredOutput]>, isWhole: boolean): readonly Route[] => {
		const previous = storedOutputs;
		storedOutputs = new Map(entries);
		if (isWhole) movedPages.update(pagesIn(storedOutputs));
		return [...new Set([...previous.keys(), ...storedOutputs.keys()])]
			.filter((name) => isHtmlFile(name))
			.filter((name) => !isSameOutput(previous.get(name), storedOutputs.get(name)))
			.map(routeOfFile);
	};

	return {
		replaceAll(outputs) {
			const changed = updateOutputs(toStoredOutputs(outputs), true);
			wholeOutputs = storedOutputs;
			return changed;
		},
		undo: () => (wholeOutputs ? updateOutputs(wholeOutputs, false) : []),
		add: (outputs) => updateOutputs([...storedOutputs, ...toStoredOutputs(outputs)], false),
		moved: movedPages.current,
		restyle(styles) {
			changedStyles = styles;
		},
		source: {
			async find(name) {
				const output =
					changedStyles.find(({ output }) => output.path === name)?.output ?? storedOutputs.get(name)?.output;
				if (!output) return undefined;
				if ("copyOf" in output) return fileFromDisk(path.resolve(root, output.copyOf), root);
				const { contents } = output;
				return fileFromBytes(
					typeof contents === "string" ? transformText(withChangedStyles(contents), name) : contents,
				);
			},
		},
		versions() {
			const all = [...storedOutputs.values()];
			return {
				files: hashOfTexts(all.map(({ fileVersion }) => fileVersion)),
				search: hashOfTexts(
					all.flatMap(({ output }) => (isSearchIndexFile(output.path) ? [hashOfOutput(output)] : [])),
				),
			};
		},
		has: (name) => storedOutputs.has(name),
		count: () => storedOutputs.size,
	};
}

const routeOfFile = (name: string): Route => withoutTrailingSlash(parseRoute(`/${name}`)) as Route;

/** The texts of all pages by route. */
const pagesIn = (outputs: ReadonlyMap<string, StoredOutput>): ReadonlyMap<Route, string> =>
	new Map(
		[...outputs].flatMap(([name, { output }]) =>
			isHtmlFile(name) && "contents" in output ? [[routeOfFile(name), output.contents.toString()] as const] : [],
		),
	);

/** Content files have a hash of their bytes in their URL, so only public files need a version. */
function fileVersionOf(output: Output, root: string): string {
	if (!("copyOf" in output) || !output.copyOf.endsWith(`/${output.path}`)) return "";
	const file = path.resolve(root, output.copyOf);
	const { size = 0, mtimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
	return `${output.path} ${size} ${mtimeMs}\n`;
}

function isSameOutput(one: StoredOutput | undefined, other: StoredOutput | undefined): boolean {
	if (!one || !other || one.fileVersion !== other.fileVersion) return false;
	const [a, b] = [one.output, other.output];
	if ("copyOf" in a || "copyOf" in b) return "copyOf" in a && "copyOf" in b && a.copyOf === b.copyOf;
	return a.contents === b.contents; // pages are strings, so this compares contents
}

/** Most outputs are those of the build before. */
const hashOfOutput = memoizeByObject((output: Output) =>
	hashOfTexts(["contents" in output ? output.contents.toString() : ""]),
);

const hashOfTexts = (texts: readonly string[]): string => hash("sha256", texts.join("")).slice(0, 16);
