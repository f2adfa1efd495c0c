/** Front matter that new files start with. */
export interface NewFrontMatter {
	readonly title: string;
	readonly description?: string;
	/** @example `2026-03-01` */
	readonly date?: string;
	/** The digest of the text that the file translates. */
	readonly source?: string;
}

/** The text of a Markdown file with front matter. */
export const markdownFile = ({ title, description, date, source }: NewFrontMatter, text: string): string =>
	[
		"---",
		`title: ${JSON.stringify(title)}`, // a string of JSON is one of YAML, too
		...(description ? [`description: ${JSON.stringify(description)}`] : []),
		...(date ? [`date: ${date}`] : []),
		...(source ? [`source: "${source}"`] : []),
		"---",
		"",
		text,
	].join("\n");

/** A date as on the calendar of the author, in their time zone: `2026-03-01`. */
export const calendarDate = (now: Date): string =>
	[now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

/** The stem of the file of a post, which holds its date: `20260301-hello`. */
export const postName = (date: string, stem: string): string => `${date.replaceAll("-", "")}-${stem}`;
