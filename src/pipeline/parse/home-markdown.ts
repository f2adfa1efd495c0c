/** The hero and the features of a home page as Markdown, for its Markdown version. */

import type { ContentTemplate, Placeholder } from "../../model/content/content.ts";
import type { HomeContent, HomeImage } from "../../model/site/home.ts";
import { collapseSpaces } from "../../model/text/collapse-spaces.ts";
import { urlKindOf } from "../../model/urls/url-safety.ts";
import { bodyLocation, type ParseEnvironment } from "./environment.ts";
import { escapeMarkdownLine } from "./text/escape-markdown.ts";

/** A text, or a placeholder for a URL of the site. */
type Part = string | Placeholder;

/** What a home page shows above its text, which follows. */
export function withHomeMarkdown(
	{ hero, features }: HomeContent,
	text: ContentTemplate,
	env: ParseEnvironment,
): ContentTemplate {
	const { name, text: lead, tagline, image, actions = [] } = hero ?? {};
	const [title, ...others] = [name, lead].filter((one) => one !== undefined);
	const blocks: Part[][] = [
		...(title === undefined ? [] : [[`# ${oneLine(title)}`]]),
		...others.map((one) => [oneLine(one)]),
		...(tagline === undefined ? [] : [[oneLine(tagline)]]),
		...(image ? [imageParts(image, env)] : []),
		listOf(actions.map(({ text, link }) => linkParts(escapeMarkdownLine(text), link, env))),
		listOf(
			features.map(({ title, details, link }) => {
				const label = escapeMarkdownLine(title);
				return [
					...(link ? linkParts(label, link, env) : [`**${label}**`]),
					...(details === undefined ? [] : [`: ${oneLine(details)}`]),
				];
			}),
		),
	];
	return precede(
		blocks.filter(({ length }) => length > 0),
		text,
	);
}

/** Authors may use Markdown in some texts, but no blocks. */
const oneLine = (text: string): string => collapseSpaces(text);

const listOf = (items: readonly (readonly Part[])[]): Part[] =>
	items.flatMap((item, index) => [index === 0 ? "- " : "\n- ", ...item]);

function linkParts(label: string, href: string, env: ParseEnvironment): Part[] {
	switch (urlKindOf(href)) {
		case "unsafe":
			return [label];
		case "external":
			return [`[${label}](<${encodeBrackets(href)}>)`];
		case "local":
			return [`[${label}](<`, { kind: "link", href: encodeBrackets(href), at: bodyLocation(env, 0, 0) }, ">)"];
	}
}

function imageParts({ src, alt }: HomeImage, env: ParseEnvironment): Part[] {
	const label = escapeMarkdownLine(alt);
	if (urlKindOf(src) !== "local") return [`![${label}](<${encodeBrackets(src)}>)`];
	return [`![${label}](<`, { kind: "image", src: encodeBrackets(src), at: bodyLocation(env, 0, 0) }, ">)"];
}

const encodeBrackets = (address: string): string => address.replace(/[<>\r\n]/g, encodeURIComponent);

/** Puts blocks before a text. */
function precede(blocks: readonly (readonly Part[])[], body: ContentTemplate): ContentTemplate {
	const text = [""];
	const placeholders: Placeholder[] = [];
	const append = (part: Part) => {
		if (typeof part === "string") {
			text.push((text.pop() ?? "") + part);
			return;
		}
		placeholders.push(part);
		text.push("");
	};
	for (const block of blocks) {
		block.forEach(append);
		append("\n\n");
	}
	const [first = "", ...rest] = body.text;
	append(first.replace(/^\n+/, ""));
	return { text: [...text, ...rest], placeholders: [...placeholders, ...body.placeholders] };
}
