/** Code of a project that cannot be carried over: what it does, as far as its text shows, and files that its author continues. */
import { PACKAGE_NAME } from "../../model/package-name.ts";
import { printable } from "../../model/text/control-characters.ts";

const EXPORT =
	/\bexport\s+(?:default\s+)?(?:async\s+)?(?:function\*?|class|const|let)\s+(\w+)|\bexport\s+default\s+(\w+)\s*;|\bmodule\.exports\s*=\s*(\w+)/g;
const VISIT = /\bvisit\w*\(\s*\w+,\s*(\[[^[\]]{1,200}\]|["'`]\w+["'`])/g;

/** The names of nodes that a plugin of remark or rehype visits. */
export const visitedNodes = (source: string): readonly string[] => [
	...new Set([...source.matchAll(VISIT)].flatMap(([, names = ""]) => names.match(/\w+/g) ?? [])),
];

/** The texts between tags. */
export const textsBetweenTags = (source: string): readonly string[] =>
	[...source.matchAll(/>([^<>{}=;]{3,500})</g)]
		.map(([, text = ""]) => printable(text.replace(/\s+/g, " ").trim()))
		.filter((text) => /\p{L}{2}/u.test(text));

/** @example `exports Footer; shows "Made by hand"` */
export function describeCode(source: string): string {
	const names = new Set([...source.matchAll(EXPORT)].flatMap(([, ...found]) => found.filter(Boolean)));
	const visited = visitedNodes(source);
	const texts = textsBetweenTags(source).slice(0, 3);
	return [
		...(names.size > 0 ? [`exports ${[...names].join(", ")}`] : []),
		...(visited.length > 0 ? [`visits ${visited.join(", ")}`] : []),
		...(texts.length > 0 ? [`shows ${texts.map((text) => JSON.stringify(text)).join(", ")}`] : []),
	].join("; ");
}

/** The parts of this theme, by the component of Docusaurus's whose place they take. */
export const PARTS: Readonly<Record<string, string>> = {
	AnnouncementBar: "AnnouncementBar",
	BackToTopButton: "BackToTopButton",
	ColorModeToggle: "ColorModeToggle",
	DocBreadcrumbs: "Breadcrumbs",
	"DocItem/Footer": "ArticleFooter",
	DocPaginator: "DocsPager",
	DocSidebar: "DocsSidebar",
	DocVersionBadge: "VersionBadge",
	DocVersionBanner: "VersionBanner",
	EditThisPage: "EditLink",
	Footer: "Footer",
	LastUpdated: "LastUpdated",
	Logo: "NavbarLogo",
	Navbar: "Navbar",
	SearchBar: "SearchBar",
	SkipToContent: "SkipLink",
	TOC: "Toc",
};

/** A part that still shows what the theme's own does. */
export const partFile = (part: string, place: string, description: string): string =>
	`import { ${part} as Theme${part}, type PartProps } from "${PACKAGE_NAME}/templates";

// Takes the place of ${printable(place)}${description && `: it ${description}`}
// Write it, and name it in templates/index.tsx: createTheme({ parts: { ${part} } })
export const ${part} = (props: PartProps<"${part}">) => <Theme${part} {...props} />;
`;

/** Tokens of markdown-it, by the node of remark or rehype that means the same. */
const TOKENS: Readonly<Record<string, string>> = {
	code: "fence",
	heading: "heading_open",
	image: "image",
	inlineCode: "code_inline",
	link: "link_open",
	listItem: "list_item_open",
	paragraph: "paragraph_open",
	table: "table_open",
	text: "text",
};

/** A plugin of markdown-it that finds the same nodes, and does nothing with them yet. */
export function pluginFile(name: string, place: string, source: string): string {
	const types = visitedNodes(source).map((node) => TOKENS[node] ?? "text");
	return `import type { MarkdownIt } from "markdown-it";

const TYPES = new Set(${JSON.stringify([...new Set(types)])});

// Takes the place of ${printable(place)}: it ${describeCode(source)}
// Write it, and name it in site.config.ts: markdown: { use: (md) => md.use(${name}) }
export function ${name}(md: MarkdownIt): void {
	md.core.ruler.push("${name}", ({ tokens }) => {
		for (const token of tokens.flatMap((one) => [one, ...(one.children ?? [])]))
			if (TYPES.has(token.type)) {
				// change token.attrSet, token.content …
			}
	});
}
`;
}
