/** What the project depends on is written down, with a licence that it may have. */
import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { assertNone } from "../assert-none.ts";
import { inFolder } from "../site.ts";

const dependencies = suite("dependencies");

interface LockedPackage {
	readonly version: string;
	readonly license?: string;
	/** Needed for development only. */
	readonly dev?: boolean;
	readonly optional?: boolean;
	readonly peer?: boolean;
}

const json = (file: string) => JSON.parse(readFileSync(file, "utf8"));

const lockedIn = (file: string): [name: string, LockedPackage][] =>
	Object.entries<LockedPackage>(json(file).packages).flatMap(([place, locked]) =>
		place === "" ? [] : [[place.replace(/^.*node_modules\//, ""), locked]],
	);

const DOCUMENT = readFileSync("docs/dependencies.md", "utf8");

/** The rows of the table below a heading. */
function rowsBelow(heading: string): string[][] {
	const [, after = ""] = DOCUMENT.split(`\n## ${heading}\n`);
	const [section = ""] = after.split("\n## ");
	return [...section.matchAll(/^\| `.*$/gm)].map(([row]) =>
		row
			.split("|")
			.slice(1, -1)
			.map((cell) => cell.trim().replaceAll("`", "")),
	);
}

const TABLES: [heading: string, manifest: string, key: string, lock: string][] = [
	["Packages of the engine", "package.json", "dependencies", "package-lock.json"],
	["Packages compiled into the engine", "package.json", "devDependencies", "package-lock.json"],
	["Packages for development", "package.json", "devDependencies", "package-lock.json"],
	["Packages of the audit", "test/audit/package.json", "dependencies", "test/audit/package-lock.json"],
];

for (const [, manifest, key] of TABLES)
	dependencies(`${key} of ${manifest} have a row each in docs/dependencies.md`, () => {
		const headings = TABLES.filter(([, file, other]) => file === manifest && other === key);
		assert.equal(
			headings.flatMap(([heading]) => rowsBelow(heading).map(([name]) => name)).sort(),
			Object.keys(json(manifest)[key]).sort(),
		);
	});

for (const [heading, , , lock] of TABLES) {
	dependencies(`rows of “${heading}” are complete, with the right licence`, () => {
		const locked = new Map(Object.entries(json(lock).packages));
		for (const [name, licence, purpose, reason] of rowsBelow(heading)) {
			const found = locked.get(`node_modules/${name}`) as LockedPackage;
			assert.is(licence, found.license, name);
			assert.ok(purpose && reason, name);
		}
	});
}

/** Packages that name no licence where npm looks for it, with the words of the licence they ship. */
const LICENCE_FILES: Readonly<Record<string, { readonly file: string; readonly licence: string }>> = {
	khroma: { file: "license", licence: "MIT" },
};

const allowed = new Set(
	[...(DOCUMENT.split("\n## Licences\n")[1] ?? "").matchAll(/^- .*$/gm)].flatMap(([line]) =>
		[...line.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
	),
);

const isAllowed = (licence = ""): boolean =>
	licence
		.replace(/^\((.*)\)$/, "$1")
		.split(" OR ")
		.some((one) => allowed.has(one));

dependencies("a licence is allowed when one that may be chosen is", () => {
	assert.ok(isAllowed("MIT"));
	assert.ok(isAllowed("(MPL-2.0 OR Apache-2.0)"));
	assert.not(isAllowed("GPL-3.0"));
	assert.not(isAllowed("MIT AND GPL-3.0"));
	assert.not(isAllowed(undefined));
});

/** The names of packages and of all that they depend on. */
function withDependencies(names: readonly string[], reached = new Set<string>()): ReadonlySet<string> {
	const packages = json("package-lock.json").packages;
	for (const name of names) {
		if (reached.has(name)) continue;
		reached.add(name);
		const { dependencies } = packages[`node_modules/${name}`] ?? {};
		withDependencies(Object.keys(dependencies ?? {}), reached);
	}
	return reached;
}

dependencies("every package that is installed with ssg or compiled into it has an allowed licence", () => {
	const compiled = withDependencies(rowsBelow("Packages compiled into the engine").map(([name]) => `${name}`));
	const shipped = lockedIn("package-lock.json").filter(([name, { dev }]) => !dev || compiled.has(name));
	assert.ok(shipped.length > 100);
	assertNone(
		shipped
			.map(([name, { license }]) => [name, license ?? LICENCE_FILES[name]?.licence])
			.filter(([, licence]) => !isAllowed(licence)),
	);
});

/** esbuild's own names of platforms are installed one at a time. */
const MAX_INSTALLED_PACKAGES = 30;

dependencies("a site installs few packages", () => {
	const installed = lockedIn("package-lock.json").filter(([, { dev, optional, peer }]) => !dev && !optional && !peer);
	assert.ok(installed.length <= MAX_INSTALLED_PACKAGES, `${installed.length}`);
});

dependencies("a licence that npm does not know is the one of the file", () => {
	for (const [name, { file, licence }] of Object.entries(LICENCE_FILES)) {
		const text = readFileSync(path.join("node_modules", name, file), "utf8");
		assert.match(text, new RegExp(`^The ${licence} License`));
	}
});

interface Component {
	readonly name: string;
	readonly version: string;
	readonly hashes?: readonly unknown[];
	readonly properties: readonly { readonly name: string }[];
}

interface Bill {
	readonly bomFormat: string;
	readonly components: readonly Component[];
}

const unique = (names: readonly string[]): string[] => [...new Set(names)].sort();

dependencies("the bill of materials is made from the lock file alone", () =>
	inFolder(async (folder) => {
		for (const file of ["package.json", "package-lock.json"]) copyFileSync(file, path.join(folder, file));
		const made = execFileSync("npm", ["run", "--silent", "sbom"], {
			cwd: folder,
			env: { ...process.env, npm_config_offline: "true" },
			encoding: "utf8",
			stdio: ["ignore", "pipe", "ignore"],
			shell: process.platform === "win32", // npm is a script there
		});
		const bill = JSON.parse(made) as Bill;
		assert.is(bill.bomFormat, "CycloneDX");
		assert.equal(
			unique(bill.components.map(({ name, version }) => `${name}@${version}`)),
			unique(lockedIn("package-lock.json").map(([name, { version }]) => `${name}@${version}`)),
		);
		const isDevelopment = ({ properties }: Component) =>
			properties.some(({ name }) => name === "cdx:npm:package:development");
		for (const component of bill.components) {
			assert.ok(component.hashes?.length, component.name);
			// Packages for development may bring another version along.
			const isOurs =
				Object.hasOwn(json("package.json").dependencies, component.name) &&
				json("package-lock.json").packages[`node_modules/${component.name}`].version === component.version;
			if (isOurs) assert.not(isDevelopment(component), component.name);
		}
	}),
);

/** The packages that the specification of the site names, and a file where each does its work. */
const SPECIFIED: Readonly<Record<string, string>> = {
	chokidar: "src/preview/watch/watch-files.ts",
	commander: "src/cli/index.ts",
	elasticlunr: "src/search/scorer.ts",
	esbuild: "src/engine/bundle/compile.ts",
	"fast-glob": "src/pipeline/load/list-files.ts",
	"gray-matter": "src/pipeline/parse/front-matter/front-matter.ts",
	"markdown-it": "src/pipeline/parse/markdown-parser.ts",
	"markdown-it-anchor": "src/pipeline/parse/rules/tokens/headings.ts",
	react: "src/pipeline/render/index.ts",
	"react-dom": "src/pipeline/render/index.ts",
	tsx: "bin/run.mjs",
	typescript: "bin/prepare.mjs",
	uvu: "test/run-suites.mjs",
	xmlbuilder2: "src/pipeline/derive/feeds/xml.ts",
};

dependencies("each package of the specification does its work", () => {
	const { dependencies, devDependencies } = json("package.json");
	const unused = Object.entries(SPECIFIED).filter(
		([name, file]) =>
			!(name in { ...dependencies, ...devDependencies }) ||
			!new RegExp(`(?:from |import\\(|resolve\\()"${name}["/]`).test(readFileSync(file, "utf8")),
	);
	assert.equal(unused, []);
});

/** Whether a version is in a range such as `^18.1.0 || >=20`. Only what lock files have here. */
function isInRange([major = 0, minor = 0]: number[], range: string): boolean {
	return range.split("||").some((part) => {
		const [, sign, ...numbers] = /^\s*(\^|>=) ?(\d+)(?:\.(\d+))?/.exec(part) ?? [];
		const [least = Number.NaN, below = 0] = numbers.map((one) => Number(one ?? 0));
		return sign === "^" ? major === least && minor >= below : major > least || (major === least && minor >= below);
	});
}

dependencies("packages run on the oldest version of Node that is supported", () => {
	const oldest = json("package.json").engines.node.slice(2).split(".").map(Number);
	const packages = Object.entries<{ engines?: { node?: string } }>(json("package-lock.json").packages).flatMap(
		([name, { engines }]) => (engines?.node ? [[name, engines.node] as const] : []),
	);
	assert.ok(packages.length > 50);
	assertNone(packages.filter(([, range]) => !isInRange(oldest, range)));
});

dependencies("the workflow tests each version of Node that is supported", () => {
	const workflow = readFileSync(".github/workflows/test.yml", "utf8");
	assert.match(workflow, /node: \[20, 22, 24\][\s\S]*node-version: \$\{\{ matrix\.node \}\}[\s\S]*run: npm test\n/);
});

dependencies("lock files name no host that packages come from", () => {
	for (const file of ["package-lock.json", "test/audit/package-lock.json"])
		assert.not.match(readFileSync(file, "utf8"), '"resolved"');
});

dependencies.run();
