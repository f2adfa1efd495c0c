/**
 * Patterns for paths, as `.gitignore` and Docusaurus have them: `*` and `?` stand for characters of one name, `**`
 * for any folders, and `{a,b}` for one of several texts.
 */

/** Whether a path with forward slashes matches one of the patterns. */
export function globMatcher(patterns: readonly string[]): (path: string) => boolean {
	const expressions = patterns.map((pattern) => new RegExp(`^(?:${globSource(pattern)})$`, "u"));
	return (path) => expressions.some((expression) => expression.test(path));
}

const TOKEN = /\*\*\/?|\*|\?|\{[^{}]*\}|[^*?{]+|\{/g;

const globSource = (pattern: string): string =>
	pattern.replace(/^\.?\//, "").replace(TOKEN, (token) => tokenSource(token));

function tokenSource(token: string): string {
	if (token === "**/") return "(?:[^/]+/)*";
	if (token === "**") return ".*";
	if (token === "*") return "[^/]*";
	if (token === "?") return "[^/]";
	if (/^\{.*\}$/.test(token)) return `(?:${token.slice(1, -1).split(",").map(globSource).join("|")})`;
	return token.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}
