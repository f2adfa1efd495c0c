import { getOrInsert } from "../../model/collections.ts";
import type { MarkdownExtension } from "../../model/content/markdown-extension.ts";

const extensions = new Map<string, Promise<MarkdownExtension>>();

/** Imports the compiled configuration on this thread, and returns its key `markdown.use`. */
export const loadMarkdownExtension = (module: string): Promise<MarkdownExtension> =>
	getOrInsert(extensions, module, () => importExtension(module));

async function importExtension(module: string): Promise<MarkdownExtension> {
	const { default: exported } = await import(module);
	const config = typeof exported === "function" ? await exported() : exported;
	return config.markdown.use;
}
