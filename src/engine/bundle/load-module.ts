/** Loads the compiled templates and React pages, and reports the file and the line that failed. */
import path from "node:path";
import type { SiteConfig } from "../../model/config.ts";
import { didYouMean, locationAt, messageOf, type Problem } from "../../model/problems/problem.ts";
import { findComponentFiles } from "./components.ts";
import { originalStack } from "./original-stack.ts";
import { compileServerMap } from "./server.ts";
import { siteLocationIn } from "./site-location.ts";

/** A module of the site cannot be loaded. */
export class ModuleError extends Error {
	readonly problem: Problem;
	constructor(problem: Problem) {
		super(problem.message);
		this.problem = problem;
	}
}

/** @throws {ModuleError} */
export async function loadModule<Module>(module: string, config: SiteConfig): Promise<Module> {
	try {
		return await import(module);
	} catch (error) {
		throw new ModuleError((await missingExportProblem(error, config)) ?? (await failedModuleProblem(error, config)));
	}
}

async function failedModuleProblem(error: unknown, config: SiteConfig): Promise<Problem> {
	const stack = error instanceof Error && error.stack ? await originalStack(error.stack, config) : undefined;
	const at = stack && siteLocationIn(stack, config.root);
	return {
		severity: "error",
		code: "module-failed",
		message: `this code failed while it was loaded: ${[error, ...causesOf(error)].map(messageOf).join(": ")}`,
		...(at && { at }),
		...(stack && { stack }),
		hint: "all pages wait for it: catch what may fail, and use another value then",
	};
}

/** `fetch` names the reason in its cause only. */
function causesOf(error: unknown): unknown[] {
	if (!(error instanceof Error) || error.cause === undefined) return [];
	const { message = "", code } = error.cause as { readonly message?: string; readonly code?: string };
	return [message || code || String(error.cause)];
}

/** esbuild finds it in files that it reads; this is about packages. */
async function missingExportProblem(error: unknown, config: SiteConfig): Promise<Problem | undefined> {
	const [, url = "", name = ""] =
		/requested module '([^']*)' does not provide an export named '([^']*)'/.exec(messageOf(error)) ?? [];
	if (name === "") return undefined;
	const { sources, sourcesContent = [] } = JSON.parse(
		await compileServerMap(config, await findComponentFiles(config)),
	) as { sources: string[]; sourcesContent?: string[] };
	const pattern = new RegExp(`\\bimport\\b[^;"']*[{,\\s]${name.replaceAll("$", "\\$")}\\b[^;"']*["']([^"']*)`);
	for (const [index, source] of sources.entries()) {
		const text = sourcesContent[index] ?? "";
		const match = pattern.exec(text);
		if (!match) continue;
		const file = path.relative(config.root, path.resolve(config.cacheDir, source)).replaceAll("\\", "/");
		const names = Object.keys((await import(url).catch(() => ({}))) as object);
		const hint = didYouMean(name, names) ?? `it exports ${names.sort().join(", ")}`;
		return {
			severity: "error",
			code: "missing-export",
			message: `${match[1]} does not export "${name}"`,
			at: locationAt(file, text, match.index + match[0].search(new RegExp(`\\b${name.replaceAll("$", "\\$")}\\b`))),
			hint,
		};
	}
	return undefined;
}
