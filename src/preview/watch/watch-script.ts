/**
 * The script that the preview server adds to pages. It has a URL of its own because the content security policy
 * allows no other inline scripts.
 */
import { hash } from "node:crypto";
import path from "node:path";
import { build } from "esbuild";
import { PAGE_VERSION_ATTRIBUTE } from "../../browser/watch/message.ts";
import { PACKAGE_ROOT } from "../../engine/package-root.ts";

export const WATCH_SCRIPT_PATH = "/__ssg/watch.js";

/** Compiles the script, which is not part of any site's bundle. */
export async function buildWatchScript(): Promise<string> {
	const { outputFiles } = await build({
		entryPoints: [path.join(PACKAGE_ROOT, "src/browser/watch/index.ts")],
		bundle: true,
		write: false,
		format: "iife",
		platform: "browser",
		target: ["es2022"],
	});
	return outputFiles[0]?.text ?? "";
}

/** Inserts the script at the end of the page's head. */
export function injectWatchScript(html: string): string {
	const version = hash("sha256", html).slice(0, 16);
	const tag = `<script src="${WATCH_SCRIPT_PATH}" ${PAGE_VERSION_ATTRIBUTE}="${version}" defer></script>`;
	const end = html.indexOf("</head>");
	const at = end < 0 ? html.length : end;
	return html.slice(0, at) + tag + html.slice(at);
}
