import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";

const architecture = suite("architecture");

/**
 * What each part may import beside its own files, the model and packages. The longest name that a file begins with
 * speaks for it; a file that belongs to no part fails.
 */
const may: Readonly<Record<string, readonly string[]>> = {
	"src/model/": [],
	// types only: the configuration's types are inferred from its schema
	"src/model/config.ts": ["src/config/"],
	"src/diagrams/": [],
	"src/pipeline/parse/": ["src/diagrams/"],
	"src/pipeline/resolve/": [],
	"src/pipeline/render/": ["src/react.ts"],
	"src/react.ts": [
		"src/pipeline/render/Content.tsx",
		"src/pipeline/render/Island.tsx",
		"src/pipeline/render/page-context.ts",
	],
	"src/search/": [],
	"src/pipeline/derive/": ["src/search/"],
	"src/pipeline/check/": ["src/search/"],
	"src/quality/content/": [],
	"src/browser/": ["src/search/"],
	"src/engine/threads/": [
		"src/pipeline/check/",
		"src/pipeline/derive/",
		"src/pipeline/parse/",
		"src/pipeline/render/",
		"src/search/",
	],
	"src/engine/git/index.ts": ["src/engine/git/"],
	"src/engine/git/": [],
	"src/engine/package-root.ts": [],
	"src/engine/bundle/": [
		"src/engine/cache/",
		"src/config/key-location.ts",
		"src/engine/package-root.ts",
		"src/react.ts",
	],
	"src/pipeline/load/": [
		"src/engine/cache/",
		"src/pipeline/emit/replace-file.ts",
		"src/engine/git/index.ts",
		"src/pipeline/parse/",
	],
	"src/engine/make-folder.ts": [],
	"src/pipeline/emit/index.ts": ["src/pipeline/emit/"],
	"src/pipeline/emit/": ["src/engine/make-folder.ts"],
	"src/engine/host.ts": [
		"src/pipeline/load/",
		"src/engine/git/index.ts",
		"src/engine/bundle/",
		"src/engine/cache/",
		"src/pipeline/emit/index.ts",
		"src/quality/lost-urls/", // types only
		"src/engine/threads/diagrams.ts", // types only
	],
	"src/engine/cache/": [
		"src/pipeline/emit/",
		"src/engine/make-folder.ts",
		"src/engine/package-root.ts",
	],
	"src/config/": [
		"src/engine/bundle/compile.ts",
		"src/engine/cache/",
		"src/engine/package-root.ts",
	],
	// types only: editors offer authors the keys of the theme
	"src/config/keys/theme/strings.ts": [
		"src/config/",
		"templates/strings/strings.ts",
	],
	"src/pipeline/stages": [
		"src/engine/bundle/mermaid-module.ts", // types only
		"src/engine/cache/",
		"src/config/key-location.ts",
		"src/react.ts",
		"src/engine/host.ts",
		"src/pipeline/parse/",
		"src/pipeline/resolve/",
		"src/pipeline/render/",
		"src/pipeline/derive/",
		"src/pipeline/check/",
		"src/quality/external-links/outside-link.ts", // types only
		"src/quality/content/",
		"src/search/indexing/page-words.ts", // types only
		"src/quality/lost-urls/",
		"src/engine/threads/",
	],
	"src/preview/serve/index.ts": ["src/preview/serve/"],
	"src/preview/serve/": [],
	"src/preview/watch/index.ts": [
		"src/preview/watch/",
		"src/preview/serve/index.ts",
		"src/browser/watch/message.ts",
		"src/engine/bundle/styles.ts",
		"src/pipeline/load/code-frames.ts",
	],
	"src/preview/watch/": [
		"src/pipeline/build.ts",
		"src/engine/cache/",
		"src/browser/watch/message.ts",
		"src/engine/bundle/compile.ts",
		"src/engine/bundle/styles.ts",
		"src/config/load.ts",
		"src/pipeline/emit/memory-output.ts",
		"src/engine/package-root.ts",
		"src/pipeline/emit/place.ts",
		"src/engine/host.ts",
		"src/preview/serve/",
		"src/engine/threads/",
	],
	"src/quality/lost-urls/": ["src/preview/serve/path.ts"],
	"src/quality/external-links/": ["src/engine/cache/store.ts"], // types only
	"src/index.ts": ["src/"],
	"src/cli/index.ts": ["src/cli/"],
	"src/cli/": ["src/"],
	"templates/": ["src/react.ts"],
	"templates/islands/": ["src/browser/", "src/search/results.ts", "templates/"],
	"templates/entries/": ["src/browser/", "templates/"],
};

/** Parts that touch the disk, the process, the console or the clock. */
const edges = [
	"src/engine/git",
	"src/engine/package-root.ts",
	"src/engine/bundle/",
	"src/read-theme.ts",
	"src/pipeline/load/",
	"src/pipeline/emit",
	"src/engine/make-folder.ts",
	"src/engine/host.ts",
	"src/engine/threads/diagrams.ts",
	"src/engine/threads/interrupt.ts",
	"src/work/thread",
	"src/engine/cache/",
	"src/config/",
	"src/quality/external-links/",
	"src/preview/serve",
	"src/preview/watch",
	"src/cli",
];

const files = ["src", "templates"].flatMap((folder) =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.map((name) => path.posix.join(folder, name.replaceAll("\\", "/")))
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
	[...code.matchAll(/(?:^|[\s;])(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(
		(match) => String(match[1]),
	);

const importsOf = (file: string): string[] =>
	specifiers(codeOf(file))
		.filter((name) => name.startsWith("."))
		.map((name) => path.posix.join(path.posix.dirname(file), name));

architecture("every file belongs to a part", () => {
	assert.equal(
		files.filter((file) => !partOf(file)),
		[],
	);
});

architecture("each part imports only what it may", () => {
	const offences = files.flatMap((file) => {
		const part = partOf(file) ?? "";
		const allowed = [part, "src/model/", ...(may[part] ?? [])];
		return importsOf(file)
			.filter((name) => !allowed.some((start) => name.startsWith(start)))
			.map((name) => `${file} imports ${name}`);
	});
	assert.equal(offences, []);
});

const valueImportsOf = (file: string): string[] =>
	specifiers(codeOf(file).replace(/^(?:import|export) type [^;]*;/gm, ""));

architecture("the model has only types of the configuration", () => {
	assert.equal(valueImportsOf("src/model/config.ts"), []);
});

architecture("the configuration has only types of the theme", () => {
	assert.equal(
		valueImportsOf("src/config/keys/theme/strings.ts").filter((name) =>
			name.includes("templates"),
		),
		[],
	);
});

architecture("only the edges touch disk, process, console and clock", () => {
	const effect =
		/"node:(?:fs|http|child_process|net|worker_threads)|\bprocess\.|\bconsole\.|\bDate\.now\b|\bnew Date\(\)/;
	const offences = files.filter(
		(file) =>
			!edges.some((edge) => file.startsWith(edge)) &&
			!file.startsWith("src/browser/") &&
			effect.test(codeOf(file)),
	);
	assert.equal(offences, []);
});

architecture("what runs in a browser imports nothing of Node", () => {
	const offences = files
		.filter((file) =>
			/^(src\/model|src\/search|src\/client|templates\/(entries|islands))\//.test(
				file,
			),
		)
		.filter((file) =>
			specifiers(codeOf(file)).some((name) =>
				/^node:|^react-dom\/server/.test(name),
			),
		);
	assert.equal(offences, []);
});

architecture(
	"only the route module and the one it exports know how files of the site are named",
	() => {
		const name =
			/index\.html|(?<!\bmarkdown)\.html["'`$]|(?:rss|atom|sitemap)\.xml|(?:feed|search-index|search-doc)\.json/;
		const offences = files.filter(
			(file) =>
				file !== "src/model/urls/route.ts" &&
				file !== "src/model/site/search-file-names.ts" &&
				!file.startsWith("templates/inline/") &&
				!file.startsWith("src/preview/serve") &&
				!file.startsWith("src/cli/server-config/") &&
				name.test(codeOf(file).replaceAll("\\", "")),
		);
		assert.equal(offences, []);
	},
);

/** What the specification of the site has at the top, and what stands beside it. */
const SPECIFIED =
	"README.md bin content package.json public site.config.ts src templates test tsconfig.json";
const BESIDE =
	"CHANGELOG.md CONTRIBUTING.md LICENSE SECURITY.md bench docs package-lock.json urls.lock";
architecture("the top level holds what is specified, and little else", () => {
	const found = readdirSync(".").filter((name) => !name.startsWith("."));
	const names = (list: string) => list.split(" ");
	assert.equal(
		names(SPECIFIED).filter((name) => !found.includes(name)),
		[],
	);
	const ignored = readFileSync(".gitignore", "utf8").split(/\/?\n/);
	const known = [...[SPECIFIED, BESIDE].flatMap(names), ...ignored];
	assert.equal(
		found.filter((name) => !known.includes(name)),
		[],
	);
});

architecture("each page is rendered by React's renderToString", () => {
	const code = codeOf("src/pipeline/render/index.ts");
	assert.is(code.match(/renderToString\(\s*createElement\(/g)?.length, 2);
});

architecture("no file is a drawer for odds and ends", () => {
	assert.equal(
		files.filter((file) =>
			/(^|\/)(utils?|helpers?|misc|common|types)[./]/.test(file),
		),
		[],
	);
});

architecture(
	"stages do not decide by the kind of a page with a default",
	() => {
		const found = files.filter((file) =>
			/switch \(page\.kind\)|"\w+" in page\b/.test(codeOf(file)),
		);
		assert.equal(found, []); // a field of `PageBase`, or a table with every kind
	},
);

architecture.run();
