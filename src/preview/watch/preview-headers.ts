/** What of a site's `_headers` file the preview sends. */
import { isSameHeader, parseHeadersFile } from "../../model/urls/headers-file.ts";

/**
 * The text without caching, which would hide edits, and without policies that forbid the preview's own script, with
 * which pages would no longer update.
 */
export function previewHeadersFile(text: string): string {
	const dropped = new Set(
		parseHeadersFile(text).flatMap(({ headers }) =>
			headers
				.filter(
					({ name, value = "" }) =>
						isSameHeader(name, "Cache-Control") ||
						(isSameHeader(name, "Content-Security-Policy") && !permitsWatchScript(value)),
				)
				.map(({ line }) => line),
		),
	);
	return text
		.split("\n")
		.filter((_, index) => !dropped.has(index + 1))
		.join("\n");
}

/** The script is loaded from the site's origin, connects to it, and parses the HTML of changed pages. */
function permitsWatchScript(policy: string): boolean {
	const directives = new Map(
		policy
			.split(";")
			.map((directive) => directive.trim().split(/\s+/))
			.map(([name = "", ...sources]) => [name.toLowerCase(), sources]),
	);
	const allowsOwn = (...names: readonly string[]) => {
		const name = names.find((one) => directives.has(one));
		const sources = name === undefined ? ["*"] : (directives.get(name) ?? []);
		return sources.includes("'self'") || sources.includes("*");
	};
	return (
		allowsOwn("script-src-elem", "script-src", "default-src") &&
		allowsOwn("connect-src", "default-src") &&
		!directives.has("sandbox") &&
		!directives.has("require-trusted-types-for")
	);
}
