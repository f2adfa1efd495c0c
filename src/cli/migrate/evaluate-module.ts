/**
 * Reads the configuration of another generator, which is code. It is compiled, and evaluated in a process that can neither
 * write files, nor start programs, nor use the network. Packages that are not installed are replaced by stand-ins.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { text as readText } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { build, type Loader, type Plugin } from "esbuild";
import { displayPath } from "../../emit/write-error.ts";
import { EVALUATION_PRELUDE } from "./evaluation-prelude.ts";

const EVALUATION_TIMEOUT_MS = 20_000;

/** Generators and their plugins say nothing that matters here, and are large. */
const STAND_IN_PACKAGES =
	/^(@docusaurus\/|docusaurus-|vite$|vite\/|vitepress|@vitejs\/|remark-|rehype-)/;

/** Built-in modules that reach the network or other programs. */
const STAND_IN_BUILTINS =
	/^(node:)?(child_process|cluster|dgram|dns|http|http2|https|net|tls|worker_threads)(\/|$)/;

const LOADERS: Readonly<Record<string, Loader>> = {
	".cjs": "js",
	".cts": "ts",
	".js": "jsx",
	".json": "json",
	".jsx": "jsx",
	".mjs": "js",
	".mts": "ts",
	".ts": "ts",
	".tsx": "tsx",
};

/**
 * Returns the default export of a module, or what it returns if it is a function. Functions, regular expressions and
 * stand-ins in it are `OpaqueValue`s.
 *
 * @throws Error if the module cannot be compiled, throws, or takes too long
 */
export async function evaluateModule(file: string): Promise<unknown> {
	try {
		return await evaluate(file, { usesPackages: true });
	} catch {
		return await evaluate(file, { usesPackages: false }); // a package may need what is closed here
	}
}

/** A value that only code can hold. */
export interface OpaqueValue {
	readonly $opaque: "function" | "package" | "pattern";
	/** The source of a function or pattern, or the name of a package. */
	readonly text: string;
}

interface EvaluationOptions {
	/** Whether installed packages are used, or all of them replaced. */
	readonly usesPackages: boolean;
}

async function evaluate(
	file: string,
	options: EvaluationOptions,
): Promise<unknown> {
	const { outputFiles } = await build({
		stdin: {
			contents: `import * as module from ${JSON.stringify(file)};\nreport(module.default ?? module["module.exports"] ?? module);`,
			resolveDir: path.dirname(file),
		},
		bundle: true,
		write: false,
		format: "esm",
		platform: "node",
		define: {
			"import.meta.url": "ssgUrl",
			"import.meta.dirname": "ssgFolder",
			"import.meta.filename": "ssgFile",
			__dirname: "ssgFolder",
			__filename: "ssgFile",
		},
		plugins: [standInPlugin(options)],
		logLevel: "silent",
	});
	const url = JSON.stringify(pathToFileURL(file).href);
	const code = `${EVALUATION_PRELUDE}\nconst require = ssgCreateRequire(${url});\n${outputFiles[0]?.text ?? ""}`;
	return JSON.parse(await runIsolated(code, file));
}

/** Replaces what is missing, and tells each module its own path. */
const standInPlugin = ({ usesPackages }: EvaluationOptions): Plugin => ({
	name: "stand-ins",
	setup({ onResolve, onLoad, resolve }) {
		const replaced = (name: string) => ({
			path: name,
			namespace: "stand-in",
		});
		onResolve({ filter: /.*/ }, async (args) => {
			if (args.kind === "entry-point" || args.pluginData === "inner")
				return undefined;
			if (/^(node:)?module$/.test(args.path)) return replaced("node:module");
			if (STAND_IN_BUILTINS.test(args.path)) return replaced(args.path);
			const found = await resolve(args.path, {
				kind: args.kind === "require-resolve" ? "require-call" : args.kind,
				resolveDir: args.resolveDir,
				importer: args.importer,
				pluginData: "inner",
			});
			const isMissing = found.errors.length > 0;
			if (args.kind === "require-resolve")
				return {
					path: isMissing ? pathOrName(args.resolveDir, args.path) : found.path,
					external: true,
				};
			if (found.external && !isMissing) return found; // a module of Node
			const isPackage = /[\\/]node_modules[\\/]/.test(found.path);
			if (isMissing || !LOADERS[path.extname(found.path)])
				return replaced(args.path);
			if (!isPackage) return found;
			return usesPackages && !STAND_IN_PACKAGES.test(args.path)
				? { path: pathToFileURL(found.path).href, external: true }
				: replaced(args.path);
		});
		onLoad({ filter: /.*/, namespace: "stand-in" }, ({ path: name }) => ({
			contents:
				name === "node:module"
					? "module.exports = { createRequire: ssgCreateRequire };"
					: `module.exports = ssgStandIn(${JSON.stringify(name)});`,
		}));
		onLoad({ filter: /\.[cm]?[jt]sx?$/ }, async ({ path: file }) => ({
			contents: `${selfReference(file)}${await readFile(file, "utf8")}`,
			loader: LOADERS[path.extname(file)] ?? "js",
		}));
	},
});

const pathOrName = (folder: string, name: string): string =>
	name.startsWith(".") ? path.resolve(folder, name) : name;

/** On the first line of the module, so that line numbers in messages stay right. */
const selfReference = (file: string): string =>
	`var ssgFile = ${JSON.stringify(file)}, ssgFolder = ${JSON.stringify(path.dirname(file))}, ssgUrl = ${JSON.stringify(pathToFileURL(file).href)}; `;

/** Permissions of Node: to read files, and nothing else. */
const PERMISSION_FLAGS = [
	process.allowedNodeEnvironmentFlags.has("--permission")
		? "--permission"
		: "--experimental-permission",
	"--allow-fs-read=*",
	"--no-warnings",
];

/** Returns what the code writes to the file descriptor 3. */
async function runIsolated(code: string, file: string): Promise<string> {
	const child = spawn(
		process.execPath,
		[...PERMISSION_FLAGS, "--input-type=module", "-"],
		{
			cwd: path.dirname(file),
			env: { NODE_ENV: "production" }, // no secrets
			stdio: ["pipe", "ignore", "pipe", "pipe"],
			timeout: EVALUATION_TIMEOUT_MS,
			killSignal: "SIGKILL",
		},
	);
	child.stdin?.on("error", () => {}).end(code); // it may exit before it has read everything
	const [output, errors] = await Promise.all([
		readText(child.stdio[3] as Readable),
		readText(child.stderr as Readable),
	]);
	if (output !== "") return output;
	const reason =
		child.signalCode === "SIGKILL"
			? `not ready after ${EVALUATION_TIMEOUT_MS / 1000} s`
			: (/^\w*Error.*$/m.exec(errors)?.[0] ?? "it exports nothing");
	throw new Error(
		`cannot read ${displayPath(file)}: ${reason}\n  help: simplify the file until Node can import it, then try again`,
	);
}

/** The first file that exists: `name` with one of the ends that a module can have. */
export const findModule = (folder: string, name: string): string | undefined =>
	["ts", "mts", "cts", "js", "mjs", "cjs", "json"]
		.map((end) => path.join(folder, `${name}.${end}`))
		.find((file) => existsSync(file));
