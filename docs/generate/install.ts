/** The parts of pages that say how to get and install the package: there are two sets, for a file and for the registry. */
import { PACKAGE, PACKAGE_FILE, PACKAGE_MANAGERS, startCommands, VERSION } from "../package.ts";
import { fence, type GeneratedPage, list } from "./page.ts";

type Manager = (typeof PACKAGE_MANAGERS)[number];

const tabs = (commandsOf: (manager: Manager) => readonly string[]): string =>
	[
		":::code-group",
		...PACKAGE_MANAGERS.map((manager) => fence(`sh [${manager.name}]`, commandsOf(manager).join("\n"))),
		":::",
	].join("\n\n");

const add = (name: string): string => tabs(({ add }) => [`${add} ${name}`]);

const NOTES = list([
	"**pnpm** from version 11 on stops with `Ignored build scripts: esbuild`. ssg does not need that script: `pnpm approve-builds '!esbuild'` tells pnpm to leave it out, once for each project.",
	"**Yarn** needs `nodeLinker: node-modules`, because ssg builds only with a folder `node_modules`. The commands above set it.",
]);

const [major = 0, minor = 0] = VERSION.split(".").map(Number);
const NEXT_VERSION = `${major}.${minor + 1}.0`;

const NAMES = "The package is called `ssg-docs`; the command that it installs is `ssg`.";

const GET = PACKAGE_FILE
	? [
			`${NAMES} (The package \`ssg\` in the npm registry is another project.) It is not in the registry yet: it is a file, \`${PACKAGE_FILE}\`.`,
			list([
				"You have the file from a release: nothing else is needed.",
				`You have a clone of the repository: \`npm ci && npm pack\` writes the file.`,
			]),
		]
	: [`${NAMES} (The package \`ssg\` in the npm registry is another project.)`];

const START = PACKAGE_FILE
	? [
			"In the folder that contains the package:",
			tabs(startCommands),
			"The first line is the same for all of them, because only `npx`, which is part of Node.js, runs a package from a file.",
			NOTES,
		]
	: [tabs(startCommands), NOTES];

const KEEP = PACKAGE_FILE
	? [
			"The `package.json` of the new site names the package by its path. Before you build the site on another machine, such as a CI server, put the package into the site and install it from there:",
			fence("sh", `cp ../${PACKAGE_FILE} .`),
			add(PACKAGE),
		]
	: ["The `package.json` of the new site names the version, and the lock file keeps it for other machines."];

const tutorialPackage = {
	private: true,
	type: "module",
	scripts: { build: "ssg build", watch: "ssg serve --watch" },
	dependencies: { "ssg-docs": PACKAGE_FILE ? `file:${PACKAGE_FILE}` : VERSION },
};

const TUTORIAL = [
	PACKAGE_FILE
		? "Create a folder and put the [package](./install.md#get-the-package) into it. Keep the package in your repository, so that the server that publishes your site can install it:"
		: "Create a folder:",
	fence(
		"sh",
		["mkdir tidewater-docs", "cd tidewater-docs", ...(PACKAGE_FILE ? [`cp ~/Downloads/${PACKAGE_FILE} .`] : [])].join(
			"\n",
		),
	),
	"Create these two files:",
	fence('json title="package.json"', JSON.stringify(tutorialPackage, null, "\t")),
	fence('text title=".gitignore"', "node_modules/\ndist/\n.ssg/"),
	"Then install the package:",
	tabs(({ prepare, install }) => [...(prepare ? [prepare] : []), install]),
];

const part = (name: string, blocks: readonly string[]): GeneratedPage => ({
	path: `_${name}.md`,
	text: `${blocks.join("\n\n")}\n`,
});

export const createInstallParts = (): readonly GeneratedPage[] => [
	part("get-package", GET),
	part("start-site", START),
	part("keep-package", KEEP),
	part("add-package", [tabs(({ prepare, add }) => [...(prepare ? [prepare] : []), `${add} ${PACKAGE}`]), NOTES]),
	part("move-project", [fence("sh", `npx ${PACKAGE} init my-site --from ../website`)]),
	part("new-version", [add(PACKAGE.replace(VERSION, NEXT_VERSION) + (PACKAGE_FILE ? "" : "@latest"))]),
	part("old-version", [add(PACKAGE_FILE ? PACKAGE : `${PACKAGE}@${VERSION}`)]),
	part("tutorial-project", TUTORIAL),
];
