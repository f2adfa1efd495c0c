/** Mermaid as browsers load it: the compiled modules of the package, unchanged except for their names. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Output } from "../../model/site/site.ts";
import { type OutputPath, toOutputPath } from "../../model/urls/route.ts";
import { findMermaid } from "./find-mermaid.ts";

export interface MermaidModule {
	/** The module that imports the others. */
	readonly script: OutputPath;
	readonly files: readonly Output[];
}

const ENTRY = "mermaid.esm.min.mjs";
const CHUNKS = "chunks/mermaid.esm.min";

/** Returns the modules of the installed mermaid, or `undefined` if a site has not installed it. */
export function readMermaidModule(root: string): MermaidModule | undefined {
	const mermaid = findMermaid(root);
	if (!mermaid) return undefined;
	const { folder, version } = mermaid;
	const outputPath = (name: string) => toOutputPath(`assets/mermaid-${version}/${withHostedName(name)}`);
	const chunks = readdirSync(path.join(folder, "dist", CHUNKS))
		.filter((name) => name.endsWith(".mjs"))
		.map((name) => `${CHUNKS}/${name}`);
	const modules = [ENTRY, ...chunks.sort()].map((name): Output => {
		const code = readFileSync(path.join(folder, "dist", name), "utf8");
		return { path: outputPath(name), contents: code.replace(MODULE_NAME, withHostedName) };
	});
	const licence: Output = { path: outputPath("LICENSE.txt"), contents: readFileSync(path.join(folder, "LICENSE")) };
	return { script: outputPath(ENTRY), files: [...modules, licence] };
}

/** The names in import declarations and calls. */
const MODULE_NAME = /(?<=["'])\.{1,2}\/[\w./-]+\.mjs(?=["'])/g;

/** Some hosts do not know that files named `.mjs` are scripts. */
const withHostedName = (name: string): string => name.replace(/\.mjs$/, ".js");
