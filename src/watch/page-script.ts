/** The script that watched pages have more than built ones. Their policy allows no inline script, so it has an address. */
import { hash } from "node:crypto";
import path from "node:path";
import { build } from "esbuild";
import { PAGE_VERSION } from "../client/watch/message.ts";
import { PACKAGE } from "../compile.ts";
import { ALWAYS, type Reply } from "../serve/message.ts";

/** Where the script is. */
export const SCRIPT = "/__ssg/watch.js";

/** Compiles it: it is no part of any site's bundle. */
export async function pageScript(): Promise<string> {
	const { outputFiles } = await build({
		entryPoints: [path.join(PACKAGE, "src/client/watch/index.ts")],
		bundle: true,
		write: false,
		format: "iife",
		platform: "browser",
		target: ["es2022"],
	});
	return outputFiles[0]?.text ?? "";
}

/** A page as it is shown: with the script, at the end of its head. */
export function withScript(html: string): string {
	const version = hash("sha256", html).slice(0, 16);
	const tag = `<script src="${SCRIPT}" ${PAGE_VERSION}="${version}" defer></script>`;
	const end = html.indexOf("</head>");
	const at = end < 0 ? html.length : end;
	return html.slice(0, at) + tag + html.slice(at);
}

/** The answer to whoever asks for it. */
export function scriptReply(script: string): Reply {
	const bytes = Buffer.from(script);
	return {
		status: 200,
		headers: {
			...ALWAYS,
			"Content-Type": "text/javascript; charset=utf-8",
			"Content-Length": bytes.length,
		},
		body: () => bytes,
	};
}
