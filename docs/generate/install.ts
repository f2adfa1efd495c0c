/**
 * The parts of pages that say how to get and install the package, in each language of the manual: there are two sets, for a
 * file and for the registry.
 */
import { PACKAGE, PACKAGE_FILE, PACKAGE_MANAGERS, startCommands, VERSION } from "../package.ts";
import { INSTALL_TEXTS, type InstallTexts } from "./install-texts.ts";
import { fence, type GeneratedPage, list } from "./page.ts";

type Manager = (typeof PACKAGE_MANAGERS)[number];

const tabs = (commandsOf: (manager: Manager) => readonly string[]): string =>
	[
		":::code-group",
		...PACKAGE_MANAGERS.map((manager) => fence(`sh [${manager.name}]`, commandsOf(manager).join("\n"))),
		":::",
	].join("\n\n");

const add = (name: string): string => tabs(({ add }) => [`${add} ${name}`]);

const [major = 0, minor = 0] = VERSION.split(".").map(Number);
const NEXT_VERSION = `${major}.${minor + 1}.0`;

const getPackage = ({ names, file, fromRelease, fromClone }: InstallTexts): readonly string[] =>
	PACKAGE_FILE ? [`${names} ${file}`, list([fromRelease, fromClone])] : [names];

const notes = ({ npm, pnpm, yarn }: InstallTexts): string => list([npm, pnpm, yarn]);

const startSite = (texts: InstallTexts): readonly string[] => [
	...(PACKAGE_FILE ? [texts.inFolder] : []),
	tabs(startCommands),
	...(PACKAGE_FILE ? [texts.firstLine] : []),
	notes(texts),
];

const keepPackage = ({ keepFile, keepVersion }: InstallTexts): readonly string[] =>
	PACKAGE_FILE ? [keepFile, fence("sh", `cp ../${PACKAGE_FILE} .`), add(PACKAGE)] : [keepVersion];

const tutorialPackage = {
	private: true,
	type: "module",
	scripts: { build: "ssg build", watch: "ssg serve --watch" },
	dependencies: { "ssg-docs": PACKAGE_FILE ? `file:${PACKAGE_FILE}` : VERSION },
};

const tutorialProject = (texts: InstallTexts): readonly string[] => [
	PACKAGE_FILE ? texts.createFolderWithFile : texts.createFolder,
	fence(
		"sh",
		["mkdir tidewater-docs", "cd tidewater-docs", ...(PACKAGE_FILE ? [`cp ~/Downloads/${PACKAGE_FILE} .`] : [])].join(
			"\n",
		),
	),
	texts.createFiles,
	fence('json title="package.json"', JSON.stringify(tutorialPackage, null, "\t")),
	fence('text title=".gitignore"', "node_modules/\ndist/\n.ssg/"),
	texts.thenInstall,
	tabs(({ prepare, install }) => [...(prepare ? [prepare] : []), install]),
];

const part = (name: string, blocks: readonly string[]): GeneratedPage => ({
	path: `_${name}.md`,
	text: `${blocks.join("\n\n")}\n`,
});

const partsWith = (texts: InstallTexts): readonly GeneratedPage[] => [
	part("get-package", getPackage(texts)),
	part("start-site", startSite(texts)),
	part("keep-package", keepPackage(texts)),
	part("add-package", [tabs(({ prepare, add }) => [...(prepare ? [prepare] : []), `${add} ${PACKAGE}`]), notes(texts)]),
	part("move-project", [fence("sh", `npx ${PACKAGE} init my-site --from ../website`)]),
	part("new-version", [add(PACKAGE.replace(VERSION, NEXT_VERSION) + (PACKAGE_FILE ? "" : "@latest"))]),
	part("old-version", [add(PACKAGE_FILE ? PACKAGE : `${PACKAGE}@${VERSION}`)]),
	part("tutorial-project", tutorialProject(texts)),
];

/** The parts that the pages of a locale include. */
export const createInstallParts = (locale: keyof typeof INSTALL_TEXTS): readonly GeneratedPage[] =>
	partsWith(INSTALL_TEXTS[locale]);
