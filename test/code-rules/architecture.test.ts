import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { assertNone } from "../assert-none.ts";
import { filesIn } from "../files-in.ts";

const architecture = suite("architecture");

/**
 * What each part may import beside its own files, the model and packages. The longest name that a file begins with
 * decides. A name that ends in ` (types)` allows types only.
 */
const may: Readonly<Record<string, readonly string[]>> = {
	// The types of the configuration are inferred from its schema.
	"src/model/": ["src/config/ (types)"],
	"src/config/": [
		"src/engine/bundle/compile.ts",
		"src/engine/bundle/suggest-existing-path.ts",
		"src/engine/cache/",
		"src/engine/package-root.ts",
		// Editors offer authors the texts of the theme.
		"templates/string-types.ts (types)",
	],
	"src/search/": [],
	"src/diagrams/": [],
	"src/react.ts": ["src/pipeline/render/"],

	"src/pipeline/parse/": ["src/diagrams/"],
	// Included files have to be read as well.
	"src/pipeline/load/": [
		"src/pipeline/parse/",
		"src/engine/cache/",
		"src/engine/git/",
		"src/pipeline/emit/replace-file.ts",
	],
	"src/pipeline/resolve/": [],
	"src/pipeline/render/": ["src/react.ts (types)"],
	"src/pipeline/derive/": ["src/search/"],
	"src/pipeline/check/": ["src/search/"],
	"src/pipeline/emit/": ["src/engine/make-folder.ts"],
	"src/pipeline/": [
		"src/pipeline/",
		"src/config/key-location.ts",
		"src/engine/cache/",
		"src/engine/threads/",
		"src/engine/bundle/ (types)",
		"src/engine/bundle/site-location.ts",
		"src/engine/host.ts (types)",
		"src/quality/content/",
		"src/quality/external-links/ (types)",
		"src/quality/lost-urls/",
		"src/react.ts (types)",
		"src/search/ (types)",
	],

	"src/engine/package-root.ts": [],
	"src/engine/make-folder.ts": [],
	"src/engine/git/": [],
	"src/engine/cache/": ["src/engine/make-folder.ts", "src/engine/package-root.ts", "src/pipeline/emit/"],
	"src/engine/bundle/": [
		"src/engine/cache/",
		"src/engine/package-root.ts",
		"src/config/key-location.ts",
		// Tags of React are read as those of Markdown are.
		"src/pipeline/parse/components/component-tags.ts",
		"src/react.ts (types)",
	],
	"src/engine/threads/": [
		"src/pipeline/check/",
		"src/pipeline/derive/",
		"src/pipeline/parse/",
		"src/pipeline/render/",
		"src/search/",
	],
	"src/engine/host.ts": ["src/engine/", "src/pipeline/emit/", "src/pipeline/load/", "src/quality/lost-urls/ (types)"],

	"src/quality/rules/": ["src/quality/content/"],
	"src/quality/content/": ["src/quality/rules/"],
	"src/quality/lost-urls/": ["src/preview/serve/path.ts"],
	"src/quality/external-links/": ["src/engine/cache/ (types)"],

	"src/preview/serve/": [],
	"src/preview/watch/": [
		"src/browser/watch/message.ts",
		"src/config/",
		"src/engine/",
		"src/pipeline/",
		"src/preview/serve/",
	],

	"src/browser/": ["src/search/"],
	"src/start/": ["src/config/", "src/engine/", "src/pipeline/", "src/cli/"],
	"src/cli/": ["src/"],
	"src/index.ts": ["src/"],

	"templates/": ["src/react.ts"],
	"templates/islands/": ["templates/", "src/browser/", "src/search/results.ts"],
	"templates/entries/": ["templates/", "src/browser/"],
};

/** Parts that touch the disk, the process, the console or the clock. In the browser, all of `src/browser/` may. */
const edges = [
	"src/config/",
	"src/engine/bundle/",
	"src/engine/cache/",
	"src/engine/git/",
	"src/engine/host.ts",
	"src/engine/make-folder.ts",
	"src/engine/package-root.ts",
	"src/engine/threads/diagrams.ts",
	"src/engine/threads/interrupt.ts",
	"src/engine/threads/thread-pool.ts",
	"src/engine/threads/thread.ts",
	"src/pipeline/load/",
	"src/pipeline/emit/",
	"src/quality/external-links/",
	"src/preview/",
	"src/browser/",
	"src/start/",
	"src/cli/",
];

/** The modules in which files of the built site are named. */
const namesOfFiles = [
	"src/model/urls/route.ts",
	"src/model/site/search-file-names.ts",
	"src/preview/serve/",
	"src/cli/server-config/",
	"templates/inline/",
];

/** A folder with more files than this holds two subjects. Languages are one subject, with a file each. */
const MAX_FILES = 25;
const FOLDERS_OF_LANGUAGES = ["src/search/languages"];

const files = ["src", "templates"].flatMap((folder) =>
	filesIn(folder)
		.map((name) => `${folder}/${name}`)
		.filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts")),
);

const partOf = (file: string): string | undefined =>
	Object.keys(may)
		.filter((part) => file.startsWith(part))
		.sort((a, b) => b.length - a.length)[0];

const codeOf = (file: string): string =>
	readFileSync(file, "utf8")
		.replace(/\/\*[\s\S]*?\*\//g, "")
		.replace(/(^|\s)\/\/.*$/gm, "");

const specifiers = (code: string): string[] =>
	[...code.matchAll(/(?:^|[\s;])(?:from|import)\s*\(?\s*"([^"]+)"/g)].map((match) => String(match[1]));

/** Paths of the imported files, from the root of the repository. */
const importsOf = (file: string, code = codeOf(file)): string[] =>
	specifiers(code)
		.filter((name) => name.startsWith("."))
		.map((name) => path.posix.join(path.posix.dirname(file), name));

const valueImportsOf = (file: string): string[] =>
	importsOf(
		file,
		codeOf(file).replace(/^(?:import|export) (?:type [^;]*|\{(?:\s*type \w+(?: as \w+)?,?)+\s*\} from "[^"]*");/gm, ""),
	);

architecture("src has at most twelve folders and four files", () => {
	const entries = readdirSync("src", { withFileTypes: true });
	const folders = entries.filter((entry) => entry.isDirectory());
	assert.ok(folders.length <= 12, `${folders.length} folders`);
	assert.ok(entries.length - folders.length <= 4, entries.map(({ name }) => name).join(", "));
});

architecture("no folder of src holds more than 25 files", () => {
	const counts = new Map<string, number>();
	for (const file of files.filter((name) => name.startsWith("src/"))) {
		const folder = path.posix.dirname(file);
		counts.set(folder, (counts.get(folder) ?? 0) + 1);
	}
	const large = [...counts].filter(([folder, count]) => count > MAX_FILES && !FOLDERS_OF_LANGUAGES.includes(folder));
	assertNone(large);
});

architecture("the lists above name what exists", () => {
	const names = [
		...Object.keys(may),
		...Object.values(may).flat(),
		...edges,
		...namesOfFiles,
		...FOLDERS_OF_LANGUAGES,
	].map((name) => name.replace(" (types)", ""));
	assertNone(names.filter((name) => !existsSync(name)));
});

architecture("every file belongs to a part", () => {
	assertNone(files.filter((file) => !partOf(file)));
});

architecture("each part imports only what it may", () => {
	const offences = files.flatMap((file) => {
		const part = partOf(file) ?? "";
		const rules = may[part] ?? [];
		const typed = rules.filter((name) => name.endsWith(" (types)")).map((name) => name.slice(0, -" (types)".length));
		const values = [...[part, "src/model/"], ...rules.filter((name) => !name.endsWith(" (types)"))];
		const offencesIn = (imports: readonly string[], allowed: string[]) =>
			imports
				.filter((name) => !allowed.some((start) => name.startsWith(start)))
				.map((name) => `${file} imports ${name}`);
		return [...offencesIn(importsOf(file), [...values, ...typed]), ...offencesIn(valueImportsOf(file), values)];
	});
	assertNone([...new Set(offences)]);
});

architecture("no file imports itself through others", () => {
	assertNone(circlesIn(new Map(files.map((file) => [file, importsOf(file)]))));
});

/** The groups of files that can reach each other (Tarjan's strongly connected components), as sorted lists. */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
	const indexes = new Map<string, number>();
	const stack: string[] = [];
	const circles: string[] = [];
	const visit = (file: string): number => {
		const index = indexes.size;
		indexes.set(file, index);
		stack.push(file);
		let low = index;
		for (const next of graph.get(file) ?? [])
			if (graph.has(next))
				low = Math.min(
					low,
					indexes.has(next) ? (stack.includes(next) ? (indexes.get(next) as number) : low) : visit(next),
				);
		if (low === index) {
			const group = stack.splice(stack.indexOf(file));
			if (group.length > 1) circles.push(group.sort().join(", "));
		}
		return low;
	};
	for (const file of graph.keys()) if (!indexes.has(file)) visit(file);
	return circles.sort();
}

architecture("only the edges touch disk, process, console and clock", () => {
	const effect =
		/"node:(?:fs|http|child_process|net|worker_threads)|\bprocess\.|\bconsole\.|\bDate\.now\b|\bnew Date\(\)/;
	const offences = files.filter((file) => !edges.some((edge) => file.startsWith(edge)) && effect.test(codeOf(file)));
	assertNone(offences);
});

architecture("what runs in a browser imports nothing of Node", () => {
	const offences = files
		.filter((file) => /^(src\/model|src\/search|src\/browser|templates\/(entries|islands))\//.test(file))
		.filter((file) => specifiers(codeOf(file)).some((name) => /^node:|^react-dom\/server/.test(name)));
	assertNone(offences);
});

architecture("only the route module and the one it exports know how files of the site are named", () => {
	const name =
		/index\.html|(?<!\bmarkdown)\.html["'`$]|(?:rss|atom|sitemap)\.xml|(?:feed|search-index|search-doc)\.json/;
	const offences = files.filter(
		(file) => !namesOfFiles.some((start) => file.startsWith(start)) && name.test(codeOf(file).replaceAll("\\", "")),
	);
	assertNone(offences);
});

/** What the specification of the site has at the top, and what stands beside it. */
const SPECIFIED = "README.md bin content package.json public site.config.ts src templates test tsconfig.json";
const BESIDE = "CHANGELOG.md CONTRIBUTING.md LICENSE SECURITY.md bench docs package-lock.json urls.lock";
architecture("the top level holds what is specified, and little else", () => {
	const found = readdirSync(".").filter((name) => !name.startsWith("."));
	const names = (list: string) => list.split(" ");
	assertNone(names(SPECIFIED).filter((name) => !found.includes(name)));
	const ignored = readFileSync(".gitignore", "utf8").split(/\/?\n/);
	const known = [...[SPECIFIED, BESIDE].flatMap(names), ...ignored];
	assertNone(found.filter((name) => !known.includes(name)));
});

architecture("each page is rendered by React's renderToString", () => {
	const code = codeOf("src/pipeline/render/index.ts");
	assert.is(code.match(/renderToString\(\s*createElement\(/g)?.length, 2);
});

architecture("no file is a drawer for odds and ends", () => {
	assertNone(files.filter((file) => /(^|\/)(utils?|helpers?|misc|common|types)[./]/.test(file)));
});

architecture("stages do not decide by the kind of a page with a default", () => {
	const found = files.filter((file) => /switch \(page\.kind\)|"\w+" in page\b/.test(codeOf(file)));
	assertNone(found); // a field of `PageBase`, or a table with every kind
});

architecture.run();
