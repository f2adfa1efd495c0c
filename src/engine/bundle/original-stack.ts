import { SourceMap, type SourceMapPayload } from "node:module";
import path from "node:path";
import type { SiteConfig } from "../../model/config.ts";
import { findComponentFiles } from "./components.ts";
import { compileServerMap } from "./server.ts";

const COMPILED_POSITION = /(?:file:\/\/)?[^\s()]*\/templates-\w+\.mjs:(\d+):(\d+)/g;

/** Replaces positions in the compiled templates by those in the files that they were compiled from. */
export async function originalStack(stack: string, config: SiteConfig): Promise<string> {
	if (stack.search(COMPILED_POSITION) < 0) return stack;
	const text = await compileServerMap(config, await findComponentFiles(config));
	const map = new SourceMap(JSON.parse(text) as SourceMapPayload);
	return stack.replace(COMPILED_POSITION, (position, line, column) => {
		const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
		if (!("originalSource" in entry)) return position;
		const file = path.resolve(config.cacheDir, entry.originalSource);
		return `${file}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
	});
}
