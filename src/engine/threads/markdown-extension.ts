import type { MarkdownExtension } from "../../model/content/markdown-extension.ts";

const extensions = new Map<string, Promise<MarkdownExtension>>();

/** Imports the compiled configuration on this thread, and returns its key `markdown.use`. */
export function loadMarkdownExtension(module: string): Promise<MarkdownExtension> {
	const known = extensions.get(module) ?? importExtension(module);
	extensions.set(module, known);
	return known;
}

async function importExtension(module: string): Promise<MarkdownExtension> {
	const { default: exported } = await import(module);
	const config = typeof exported === "function" ? await exported() : exported;
	return config.markdown.use;
}
