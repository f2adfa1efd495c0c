/** The last build's files in memory, and what sets them apart from those before. */
import { hash } from "node:crypto";
import { statSync } from "node:fs";
import path from "node:path";
import { parseRoute, type Route, sameRoute } from "../model/route.ts";
import type { Output } from "../model/site.ts";
import { type Answers, bytesFound, diskFound } from "../serve/answers.ts";

export interface Outputs {
	/** Takes the place of all that was kept; gives the routes, without a slash at the end, of the pages whose HTML is another now. */
	keep(outputs: readonly Output[]): readonly Route[];
	/** Puts outputs among those that are kept; gives routes as `keep` does. */
	add(outputs: readonly Output[]): readonly Route[];
	readonly answers: Answers;
	/** What was copied from the public folder, and what the search knows: another text whenever they are others. */
	versions(): { readonly files: string; readonly search: string };
	/** How many files are kept. */
	count(): number;
}

interface Kept {
	readonly output: Output;
	/** Of a file on disk, which may change without the output doing so. */
	readonly stamp: string;
}

const PAGE = /\.html$/;
const SEARCH = /(?:^|\/)search-index\.json$/;

/** `root` is what the sources of copies are relative to; `shown` is what becomes of a page's HTML on its way to the browser. */
export function outputsIn(
	root: string,
	shown: (html: string) => string,
): Outputs {
	let kept: ReadonlyMap<string, Kept> = new Map();
	const keptOf = (outputs: readonly Output[]) =>
		outputs.map((output): [string, Kept] => [
			output.path,
			{ output, stamp: stampOf(output, root) },
		]);
	const change = (entries: Iterable<[string, Kept]>): readonly Route[] => {
		const before = kept;
		kept = new Map(entries);
		return [...new Set([...before.keys(), ...kept.keys()])]
			.filter((name) => PAGE.test(name))
			.filter((name) => !isSame(before.get(name), kept.get(name)))
			.map((name) => sameRoute(parseRoute(`/${name}`)) as Route);
	};

	return {
		keep: (outputs) => change(keptOf(outputs)),
		add: (outputs) => change([...kept, ...keptOf(outputs)]),
		answers: {
			async find(name) {
				const output = kept.get(name)?.output;
				if (!output) return undefined;
				if ("copyOf" in output)
					return diskFound(path.resolve(root, output.copyOf));
				const { contents } = output;
				return bytesFound(
					PAGE.test(name) ? shown(contents.toString()) : contents,
				);
			},
		},
		versions() {
			const all = [...kept.values()];
			return {
				files: versionOf(all.map(({ stamp }) => stamp)),
				search: versionOf(
					all.flatMap(({ output }) =>
						SEARCH.test(output.path) && "contents" in output
							? [output.contents.toString()]
							: [],
					),
				),
			};
		},
		count: () => kept.size,
	};
}

/** Files of the content are served under the hash of their bytes: only those of the public folder need a stamp. */
function stampOf(output: Output, root: string): string {
	if (!("copyOf" in output) || !output.copyOf.endsWith(`/${output.path}`))
		return "";
	const file = path.resolve(root, output.copyOf);
	const { size = 0, mtimeMs = 0 } =
		statSync(file, { throwIfNoEntry: false }) ?? {};
	return `${output.path} ${size} ${mtimeMs}\n`;
}

function isSame(one: Kept | undefined, other: Kept | undefined): boolean {
	if (!one || !other || one.stamp !== other.stamp) return false;
	const [a, b] = [one.output, other.output];
	if ("copyOf" in a || "copyOf" in b)
		return "copyOf" in a && "copyOf" in b && a.copyOf === b.copyOf;
	return a.contents === b.contents; // pages are texts
}

const versionOf = (texts: readonly string[]): string =>
	hash("sha256", texts.join("")).slice(0, 16);
