/** The directives of a site for the `server` block of nginx. */
import { escapePattern, HASHED_FILE, type HostRules, IMMUTABLE, PRIVATE_FILE, patternOf } from "./host-rules.ts";

const COMPRESSED_TYPES =
	"text/plain text/css text/markdown text/xml text/javascript application/javascript application/json " +
	"application/atom+xml application/rss+xml application/xml image/svg+xml";

export const nginxConfigOf = (rules: HostRules): string =>
	[
		"# Written by ssg server-config nginx. Write it again after each build, and reload nginx.",
		"",
		"charset utf-8;",
		`charset_types ${COMPRESSED_TYPES};`,
		"gzip on;",
		"gzip_vary on;",
		`gzip_types ${COMPRESSED_TYPES};`,
		"absolute_redirect off;",
		"",
		"# Headers",
		...headerLines(rules),
		"",
		"# Not-found pages",
		...notFoundLines(rules),
		"",
		"# Files",
		...fileLines(rules),
		"",
		"# Redirects",
		...rules.redirects.map(
			({ from, to, fragment, status }) =>
				`location = ${quoted(from)} { return ${status} ${quoted(
					`${withoutVariables(to)}${to.includes("?") ? "" : "$is_args$args"}${withoutVariables(fragment)}`,
				)}; }`,
		),
		"",
	].join("\n");

/**
 * Each header is a variable that the rules for the path set: nginx sends no header whose value is empty, and a second
 * `add_header` would send a second one.
 */
function headerLines({ baseUrl, headers }: HostRules): string[] {
	const wholeSite = `${baseUrl}*`;
	const names = new Map([["cache-control", "Cache-Control"]]);
	const lines = [
		'set $cache_control "no-cache";',
		whereUri(`^${escapePattern(baseUrl)}${HASHED_FILE}`, `set $cache_control ${quoted(IMMUTABLE)};`),
	];
	const isSetForAll = new Set<string>();
	for (const { path, headers: list } of headers)
		for (const { name, value = "" } of list) {
			const key = name.toLowerCase();
			if (value.includes("$")) {
				lines.push(`# nginx cannot send the $ in ${name} of ${path}`);
				continue;
			}
			const variable = variableOf(key);
			if (!names.has(key)) {
				names.set(key, name);
				if (path !== wholeSite) lines.push(`set ${variable} "";`);
			}
			const isJoined = value !== "" && isSetForAll.has(key);
			const set = `set ${variable} ${isJoined ? `"${variable}, ${escaped(value)}"` : quoted(value)};`;
			lines.push(path === wholeSite ? set : whereUri(patternOf(path), set));
			if (path === wholeSite) isSetForAll.add(key);
		}
	for (const [key, name] of names) lines.push(`add_header ${name} ${variableOf(key)} always;`);
	return lines;
}

const variableOf = (key: string): string => `$${key.replaceAll("-", "_")}`;

const notFoundLines = ({ notFoundPages }: HostRules): string[] => [
	...notFoundPages.map(({ folder, page }, index) => {
		const set = `set $not_found ${quoted(page)};`;
		return index === 0 ? set : whereUri(`^${escapePattern(folder)}`, set);
	}),
	...notFoundPages.map(({ page }) => `location = ${quoted(page)} { internal; }`),
	"error_page 404 $not_found;",
];

/**
 * An address with a second slash at its start would be one of another host. In quoted text, nginx reads two backslashes as
 * one.
 */
const fileLines = ({ baseUrl }: HostRules): string[] => [
	String.raw`if ($request_uri ~ "^(?<folder>/(?:[^/?\\\\][^?]*/)?)index\.html(?:\?|$)") { return 301 $folder$is_args$args; }`,
	`location ${baseUrl} { try_files $uri $uri/index.html $uri.html =404; }`,
	String.raw`location ~ "^(?<page>.+)\.html$" {`,
	"\tif (-f $document_root$page/index.html) { return 301 $page$is_args$args; }",
	"\ttry_files $uri =404;",
	"}",
	'location ~ "^(?<page>.+)/$" {',
	"\tif (-f $document_root$page.html) { return 301 $page$is_args$args; }",
	"\ttry_files $uri/index.html =404;",
	"}",
	String.raw`location ~ "\.md$" { types { text/markdown md; } try_files $uri =404; }`,
	String.raw`location ~ "^${escapePattern(baseUrl)}${PRIVATE_FILE}|/\.(?!well-known/)" { return 404; }`,
];

const whereUri = (pattern: string, directive: string): string =>
	`if ($uri ~ "${pattern.replaceAll('"', '\\"')}") { ${directive} }`;

const escaped = (text: string): string => text.replace(/["\\]/g, "\\$&");

const quoted = (text: string): string => `"${escaped(text)}"`;

/** nginx would read a dollar as the name of a variable. */
const withoutVariables = (url: string): string => url.replaceAll("$", "%24");
