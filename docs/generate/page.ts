/** The Markdown of generated pages. */

export interface GeneratedPage {
	/** Below `docs/content/en/docs/reference/`. */
	readonly path: string;
	readonly text: string;
}

export interface PageHeader {
	readonly title: string;
	/** 50 to 160 characters. */
	readonly description: string;
	readonly position?: number;
	readonly label?: string;
	/** Below the path of the manual's documents. */
	readonly slug?: string;
	/** The sidebar of a page that is not in one. */
	readonly sidebar?: string;
	/** Below 1 for a page that a guide should precede in the search. */
	readonly searchWeight?: number;
}

/** A generated page cannot be edited, so it has no link to do so. */
export function pageText(
	{ title, description, position, label, slug, sidebar, searchWeight }: PageHeader,
	blocks: readonly string[],
): string {
	const matter = [
		"---",
		`title: ${JSON.stringify(title)}`,
		`description: ${JSON.stringify(description)}`,
		...(label === undefined ? [] : [`sidebar_label: ${JSON.stringify(label)}`]),
		...(slug === undefined ? [] : [`slug: ${slug}`]),
		...(sidebar === undefined ? [] : [`displayed_sidebar: ${sidebar}`]),
		...(position === undefined ? [] : [`sidebar_position: ${position}`]),
		...(searchWeight === undefined ? [] : [`search_weight: ${searchWeight}`]),
		"custom_edit_url: null",
		"---",
	].join("\n");
	return `${[matter, ...blocks].join("\n\n")}\n`;
}

export const heading = (level: number, text: string, id?: string): string =>
	`${"#".repeat(level)} ${text}${id === undefined ? "" : ` {#${id}}`}`;

/** A code span, also of a text with backticks. */
export const code = (text: string): string => (text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``);

export const fence = (language: string, text: string, title?: string): string => {
	const marks = text.includes("```") ? "````" : "```";
	return `${marks}${language}${title ? ` title="${title}"` : ""}\n${text}\n${marks}`;
};

const cellText = (text: string): string => text.replace(/\s*\n\s*/g, " ").replace(/\\?\|/g, "\\|");

export const table = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
	[header, header.map(() => "---"), ...rows].map((row) => `| ${row.map(cellText).join(" | ")} |`).join("\n");

/** A table whose rows are blocks on a phone: the names above their texts. */
export const stackedTable = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
	`${table(header, rows)}\n\n{.stacked}`;

export const list = (items: readonly string[]): string =>
	items.map((item) => `- ${item.replace(/\n(?=.)/g, "\n  ")}`).join("\n");

/** Names with their values, which the style sheet of the manual shows as a table. */
export const facts = (rows: readonly (readonly [name: string, value: string])[]): string =>
	`${list(rows.map(([name, value]) => `**${name}:**${value.startsWith("\n") ? "" : " "}${value}`))}\n{.facts}`;

/** The lines of a docstring as paragraphs, which have no breaks of their own. */
export const paragraphs = (text: string): string =>
	text
		.split(/\n{2,}/)
		.map((one) => (/^\s*[-*|]/m.test(one) ? one : one.replaceAll("\n", " ")))
		.join("\n\n");

/** The first sentence, without its full stop. */
export const firstSentence = (text: string): string => paragraphs(text).split(/(?<=[^.]\.)\s+(?=[A-Z`])/)[0] ?? text;

/** Values are code; sentences such as "the title of the site" are not. */
export const valueText = (text: string): string =>
	/^(?:"[^"]*"|-?\d[\d.]*|true|false|undefined|[[{].*[\]}])$/s.test(text) ? code(text) : text;

/** The compiler removes the white space at the start of the lines of a docstring. */
export function indentByBrackets(text: string): string {
	let depth = 0;
	return text
		.split("\n")
		.map((line) => {
			const closing = /^[\]})]*/.exec(line)?.[0].length ?? 0;
			const indented = "\t".repeat(depth - closing) + line;
			for (const sign of line) {
				if ("[{(".includes(sign)) depth++;
				if ("]})".includes(sign)) depth--;
			}
			return indented;
		})
		.join("\n");
}

export const indent = (text: string): string => text.replace(/^(?=.)/gm, "\t");
