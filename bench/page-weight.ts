/** What a page weighs before anybody touches it: its markup, and the styles and scripts that the markup names. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { routeOf } from "./corpus.ts";
import { fileOf } from "./static-server.ts";

/** Bytes as a server sends them with gzip. */
export interface PageWeight {
	readonly html: number;
	readonly css: number;
	readonly js: number;
}

/** Nothing when the output has no such page. `page` is its source without locale, `help/apps/search.md`. */
export function pageWeight(output: string, page: string): PageWeight | undefined {
	const file = fileOf(output, `/${routeOf(page)}`);
	if (!file) return undefined;
	const html = readFileSync(file, "utf8");
	const linked = linkedIn(html)
		.map((href) => localFile(output, file, href))
		.filter((name) => name !== undefined);
	const weightOf = (files: Iterable<string>) => [...new Set(files)].reduce((sum, name) => sum + zipped(name), 0);
	const scripts = linked.filter((name) => /\.m?js$/.test(name));
	return {
		html: zipped(file),
		css: weightOf(linked.filter((name) => name.endsWith(".css"))),
		js: weightOf(withImports(output, scripts)),
	};
}

const zipped = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length;

/** The addresses in `script`, and in `link` where the browser fetches them at once. */
export function linkedIn(html: string): string[] {
	const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
	return tags.flatMap((tag) => {
		const isScript = tag.startsWith("<script");
		const isFetched = isScript || /\b(?:stylesheet|modulepreload|preload)\b/.test(attribute(tag, "rel") ?? "");
		const value = attribute(tag, isScript ? "src" : "href");
		return isFetched && value ? [value.replaceAll("&amp;", "&")] : [];
	});
}

const attribute = (tag: string, name: string): string | undefined =>
	new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`).exec(tag)?.slice(1).find(Boolean);

/** The file that an address of this site means. */
function localFile(output: string, from: string, href: string): string | undefined {
	if (/^(?:[a-z]+:|\/\/)/i.test(href)) return undefined;
	const name = decodeURIComponent(href.replace(/[?#].*/, ""));
	const file = name.startsWith("/") ? path.join(output, name) : path.join(path.dirname(from), name);
	return existsSync(file) ? file : undefined;
}

const IMPORT = /(?:\bfrom|\bimport)\s*["']([./][^"']+\.m?js)["']/g;

/** The scripts and what they import at once; an `import()` waits until somebody asks. */
function withImports(output: string, scripts: readonly string[]): ReadonlySet<string> {
	const all = new Set(scripts);
	for (const script of all)
		for (const [, href = ""] of readFileSync(script, "utf8").matchAll(IMPORT)) {
			const file = localFile(output, script, href);
			if (file) all.add(file);
		}
	return all;
}
