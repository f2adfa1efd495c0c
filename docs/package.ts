/**
 * Where readers get the package. The home page and the pages about installation follow this: `npm run docs:reference`
 * writes the parts that they include.
 */
export const VERSION = "0.1.0";

/** Set it when `npm view ssg-docs` shows this version. */
const IS_IN_REGISTRY = false as boolean;

/** The file that `npm pack` writes, and that each release has. */
export const PACKAGE_FILE = IS_IN_REGISTRY ? undefined : `ssg-docs-${VERSION}.tgz`;

/** What commands call the package. */
export const PACKAGE = PACKAGE_FILE ? `./${PACKAGE_FILE}` : "ssg-docs";

interface PackageManager {
	readonly name: string;
	/** Runs the package without installing it. Of a file, only npx can do so. */
	readonly execute: string;
	readonly install: string;
	readonly add: string;
	readonly run: string;
	/** What it needs before. */
	readonly prepare?: string;
}

const NPX = "npx";

export const PACKAGE_MANAGERS: readonly PackageManager[] = [
	{ name: "npm", execute: NPX, install: "npm install", add: "npm install", run: "npm run" },
	{ name: "pnpm", execute: "pnpm dlx", install: "pnpm install", add: "pnpm add", run: "pnpm" },
	{
		name: "Yarn",
		execute: "yarn dlx",
		prepare: "yarn config set nodeLinker node-modules",
		install: "yarn install",
		add: "yarn add",
		run: "yarn",
	},
	{ name: "Bun", execute: "bunx", install: "bun install", add: "bun add", run: "bun run" },
];

/** Makes a site and serves it. */
export const startCommands = ({ execute, prepare, install, run }: PackageManager): readonly string[] => [
	`${PACKAGE_FILE ? NPX : execute} ${PACKAGE} init my-site`,
	"cd my-site",
	...(prepare ? [prepare] : []),
	install,
	`${run} watch`,
];
