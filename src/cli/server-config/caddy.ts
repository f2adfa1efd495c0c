/** The directives of a site for the site block of a Caddyfile. */
import { escapePattern, HASHED_FILE, type HostRules, IMMUTABLE, PRIVATE_FILE, patternOf } from "./host-rules.ts";

export const caddyConfigOf = (rules: HostRules): string =>
	[
		"# Written by ssg server-config caddy. Write it again after each build, and reload Caddy.",
		"",
		"encode gzip",
		"route {",
		...indented([...headerLines(rules), ...redirLines(rules), ...fileLines(rules)]),
		"}",
		...errorLines(rules),
		"",
	].join("\n");

const indented = (lines: readonly string[]): string[] => lines.map((line) => `\t${line}`);

function headerLines({ baseUrl, headers }: HostRules): string[] {
	const lines = [
		"header Cache-Control no-cache",
		`@hashed path_regexp ^${escapePattern(baseUrl)}${HASHED_FILE}`,
		`header @hashed Cache-Control ${quoted(IMMUTABLE)}`,
	];
	for (const [index, { path, headers: list }] of headers.entries()) {
		const isForAll = path === `${baseUrl}*`;
		if (!isForAll) lines.push(`@headers${index} path_regexp ${quoted(patternOf(path))}`);
		for (const { name, value } of list) {
			const where = isForAll ? "" : `@headers${index} `;
			const isSet = isForAll || /^cache-control$/i.test(name);
			lines.push(
				value === undefined ? `header ${where}-${name}` : `header ${where}${isSet ? "" : "+"}${name} ${quoted(value)}`,
			);
		}
	}
	return lines;
}

/** Caddy has no placeholder for a query with its question mark. */
const redirLines = ({ redirects }: HostRules): string[] => [
	'vars query ""',
	'@query expression {query} != ""',
	'vars @query query "?{query}"',
	...redirects.map(({ from, to, fragment, status }) => {
		const query = to.includes("?") ? "" : "{vars.query}";
		return `redir ${quoted(exactPath(from))} ${quoted(`${withoutPlaceholders(to)}${query}${withoutPlaceholders(fragment)}`)} ${status}`;
	}),
];

/** An address with a second slash at its start would be one of another host. */
const fileLines = ({ baseUrl, notFoundPages }: HostRules): string[] => [
	String.raw`@index path_regexp index ^(/(?:[^/\\].*/)?)index\.html$`,
	"redir @index {re.index.1}{vars.query} 301",
	String.raw`@html path_regexp html ^(.+)\.html$`,
	"route @html {",
	"\t@page file {re.html.1}/index.html",
	"\tredir @page {re.html.1}{vars.query} 301",
	"}",
	"@slash path_regexp slash ^(.+)/$",
	"route @slash {",
	"\t@file file {re.slash.1}.html",
	"\tredir @file {re.slash.1}{vars.query} 301",
	"}",
	`@private path_regexp "^${escapePattern(baseUrl)}${PRIVATE_FILE}|/\\.(?:[^w/]|w[^e])"`,
	"error @private 404",
	`@notFound path ${notFoundPages.map(({ page }) => quoted(page)).join(" ")}`,
	"error @notFound 404",
	"@markdown path *.md",
	'header @markdown Content-Type "text/markdown; charset=utf-8"',
	"try_files {path} {path}/index.html {path}.html =404",
	"file_server",
];

function errorLines({ notFoundPages }: HostRules): string[] {
	const [first, ...others] = notFoundPages;
	return [
		"handle_errors {",
		...indented([
			"header Cache-Control no-cache",
			...others.flatMap(({ folder, page }, index) => [
				`@folder${index} path ${quoted(`${folder}*`)}`,
				`handle @folder${index} {`,
				...indented([`rewrite * ${quoted(page)}`, "file_server"]),
				"}",
			]),
			"handle {",
			...indented([`rewrite * ${quoted(first?.page ?? "")}`, "file_server"]),
			"}",
		]),
		"}",
	];
}

/** In a path, an asterisk stands for any characters. */
const exactPath = (path: string): string => path.replaceAll("*", "%2A");

const withoutPlaceholders = (url: string): string => url.replaceAll("{", "%7B").replaceAll("}", "%7D");

const quoted = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;
