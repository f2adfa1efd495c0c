/** Changes to the Markdown of a project, where its generator understands what this one does not. The rest stays as it is. */
import path from "node:path";
import { escapeHtml, unescapeHtml } from "../../model/text/escape-html.ts";
import { splitWords } from "../../model/text/split-words.ts";
import { readOpeningTag } from "../../pipeline/parse/components/component-tags.ts";
import { maskCode } from "../../pipeline/parse/components/syntax/mask-code.ts";
import { isAllowedAttribute, isAllowedTag } from "../../pipeline/parse/html/html-tags.ts";
import { contentsOf, type NewFiles } from "../init/write-new-files.ts";
import type { Construct } from "./advice.ts";
import type { MigrationNotes } from "./migration-notes.ts";

export function withRewrittenMarkdown(files: NewFiles, notes: MigrationNotes): NewFiles {
	/** Those that are left out of tags, such as `<a tabindex>`, and the files with them. */
	const attributes = new Map<string, Set<string>>();
	const changed = Object.entries(files).map(([name, file]) => {
		if (!/^(?:content|included)\/.*\.mdx?$/.test(name)) return [name, file];
		const original = contentsOf(file);
		const text = rewriteMarkdown(withoutRefusedAttributes(original, name, attributes), name, notes);
		return [name, text === original ? file : text];
	});
	for (const [attribute, names] of attributes)
		notes.add(
			"attributes of elements in texts",
			`${attribute} in ${[...names][0]}${names.size > 1 ? ` and ${names.size - 1} more files` : ""}`,
		);
	return Object.fromEntries(changed);
}

/** Frames, and components of packages for players. */
const PLAYER = /<(iframe|LiteYouTube(?:Embed)?|YouTube(?:Embed)?|Vimeo)(\s[^<>]{0,2000}?)\s*(?:\/>|>\s*<\/\1>)/g;
/** Of other sites, which write into the page where they stand. */
const EMBED_SCRIPT = /<script\s[^<>]{0,1000}\bsrc=["']?([^\s"'<>]{1,500})[^<>]{0,1000}>\s*<\/script>/g;
/** What Docusaurus takes out of the fence, for editors that do not know MDX. */
const MDX_FENCE = /^(`{3,})mdx-code-block[ \t]*\n([\s\S]*?)\n {0,3}\1[ \t]*$/gm;
/** Code in a comment, whose end hides that of the fence from searches for code. */
const FENCE_AT_COMMENT_END = /^([ \t]*(?:`{3,}|~{3,}))[ \t]*-->/gm;
/** A line of HTML goes on until an empty line. */
const IMAGE_BEFORE_LIST = /^<img\s[^<>\n]{0,1000}>\n(?=[-*+] |\d{1,3}[.)] )/gm;
/** A date in front matter as JavaScript reads it: the month comes first. */
const AMERICAN_DATE = /^(---\n(?:(?!---)[^\n]{0,500}\n){0,50}?[ \t]*date:[ \t]*["']?)(\d{1,2})\/(\d{1,2})\/(\d{4})/;
const isoDate = (_: string, start: string, month: string, day: string, year: string): string =>
	`${start}${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
/** JavaScript takes the 30th of February for a day of March. */
const DATE = /^(---\n(?:(?!---)[^\n]{0,500}\n){0,50}?[ \t]*date:[ \t]*["']?)(\d{4})-(\d{2})-(\d{2})/;
const realDate = (_: string, start: string, year: string, month: string, day: string): string =>
	start + new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).toISOString().slice(0, 10);
/** An anchor, as Docusaurus's component writes it without a target. */
const LINK_ANCHOR = /<Link\s{1,9}id=["']([\w-]{1,200})["']\s{0,9}(?:\/>|>\s*<\/Link>)/g;
/** Relative to the folder of the document. */
const SLUG_WITH_DOTS = /^(---\n(?:(?!---)[^\n]{0,500}\n){0,50}?slug:[ \t]*["']?)(\.\.(?:\/[^\s"']*)?)/;
/** In JSX, where the text of the element is an expression. */
const STYLE_EXPRESSION = /<style(?:\s[^<>]{0,500})?>\s{0,100}\{[\s\S]{0,20000}?\}\s{0,100}<\/style>/g;
/** Not after a backslash, which makes it text. */
const HTML_TAG = /(?<!\\)<(\/?)([a-z][a-z\d-]{0,50})(?=[\s/>])/g;
/** The rest of a tag with values that neither quotes nor braces surround. */
const REST_OF_TAG = /[^<>]{0,500}>/y;
/** Refused in content, and then shown as text. */
const FORM_ELEMENTS: ReadonlySet<string> = new Set(
	splitWords("button datalist fieldset form input label legend meter optgroup option output progress select textarea"),
);
const OTHER_REFUSED_ELEMENTS: ReadonlySet<string> = new Set(
	splitWords("applet canvas dialog embed marquee noscript object param"),
);
/** Left out with what is between their tags. */
const DRAWINGS: ReadonlySet<string> = new Set(["math", "svg"]);

function refusedKind(element: string): Construct | undefined {
	if (element.includes("-")) return "custom elements";
	if (FORM_ELEMENTS.has(element)) return "form elements";
	if (DRAWINGS.has(element)) return "drawings in texts";
	return OTHER_REFUSED_ELEMENTS.has(element) ? "elements that pages cannot have" : undefined;
}

/** The tags of elements that content cannot have. */
function refusedTags(source: string, masked: string) {
	let end = 0;
	return [...masked.matchAll(HTML_TAG)].flatMap(({ index, 0: start, 1: slash, 2: element = "" }) => {
		const construct = refusedKind(element);
		if (index < end || construct === undefined) return [];
		const tagEnd = slash ? restOfTag(source, index + start.length) : openingTagEnd(source, index, element);
		const close = slash || construct !== "drawings in texts" ? -1 : masked.indexOf(`</${element}>`, tagEnd);
		const isEmpty = source.slice(index, tagEnd).endsWith("/>");
		end = close < 0 || isEmpty ? tagEnd : close + `</${element}>`.length;
		return tagEnd < 0 ? [] : [{ index, length: end - index, element, construct }];
	});
}

function openingTagEnd(source: string, index: number, element: string): number {
	const { tag, end } = readOpeningTag(source, index, element);
	return tag ? end : restOfTag(source, index + element.length + 1);
}

/** The offset after a tag; -1 if it does not end. */
function restOfTag(source: string, from: number): number {
	REST_OF_TAG.lastIndex = from;
	return REST_OF_TAG.test(source) ? REST_OF_TAG.lastIndex : -1;
}

/** Vue's are read when the site is built. */
const READ_LATER = /^(?:$|[:@#]|v-|className$|htmlFor$)/;

/** The text without attributes that the build would leave out, one warning for each. */
function withoutRefusedAttributes(source: string, name: string, found: Map<string, Set<string>>): string {
	let end = 0; // tags in the value of an attribute are part of it
	const tags = [...maskCode(source).matchAll(HTML_TAG)].flatMap(({ index, 1: slash, 2: element = "" }) => {
		const { tag } = index >= end && !slash && isAllowedTag(element) ? readOpeningTag(source, index, element) : {};
		end = tag?.contentStart ?? end;
		return tag ? [tag] : [];
	});
	const isRefused = (element: string, attribute: string) =>
		!READ_LATER.test(attribute) && !isAllowedAttribute(element, attribute.toLowerCase());
	return tags.reduceRight((text, { name: element, attributes, isEmpty, start, contentStart }) => {
		const refused = attributes.filter((attribute) => isRefused(element, attribute.name));
		if (refused.length === 0) return text;
		for (const attribute of refused) {
			const kind = `<${element} ${attribute.name}>`;
			found.set(kind, (found.get(kind) ?? new Set()).add(name));
		}
		const sources = attributes.flatMap((attribute, index) => {
			const end = attributes[index + 1]?.start ?? contentStart - (isEmpty ? 2 : 1);
			return refused.includes(attribute) ? [] : [source.slice(attribute.start, end).trimEnd()];
		});
		const tag = `<${[element, ...sources].join(" ")}${isEmpty ? " />" : ">"}`;
		return text.slice(0, start) + tag + text.slice(contentStart);
	}, source);
}

function rewriteMarkdown(text: string, name: string, notes: MigrationNotes): string {
	const withSlug = text.replace(
		SLUG_WITH_DOTS,
		(_, start: string, slug: string) =>
			start + path.posix.join("/", path.posix.dirname(name.split("/").slice(3).join("/")), slug),
	);
	const source = withSlug
		.replace(MDX_FENCE, "$2")
		.replace(FENCE_AT_COMMENT_END, "$1\n-->")
		.replace(AMERICAN_DATE, isoDate)
		.replace(DATE, realDate);
	const masked = maskCode(source);
	const changes = [
		...[...masked.matchAll(IMAGE_BEFORE_LIST)].map(({ index, 0: { length } }) => ({
			index: index + length,
			length: 0,
			by: "\n",
		})),
		...[...masked.matchAll(PLAYER)].map(({ index, 0: { length }, 1: element = "", 2: attributes = "" }) => {
			notes.add("players and frames", `${name}: <${element}>`);
			return { index, length, by: playerText(element, attributes) };
		}),
		...[...masked.matchAll(EMBED_SCRIPT)].map(({ index, 0: { length }, 1: src = "" }) => {
			notes.add("scripts in texts", `${name}: ${src}`);
			return { index, length, by: "" };
		}),
		...[...masked.matchAll(LINK_ANCHOR)].map(({ index, 0: { length }, 1: id = "" }) => ({
			index,
			length,
			by: `<a id="${id}"></a>`,
		})),
		...[...masked.matchAll(STYLE_EXPRESSION)].map(({ index, 0: { length } }) => {
			notes.add("elements that pages cannot have", `${name}: <style>`);
			return { index, length, by: "" };
		}),
		...refusedTags(source, masked).map(({ index, length, element, construct }) => {
			notes.add(construct, `${name}: <${element}>`);
			return { index, length, by: "" };
		}),
	];
	return changes
		.sort((a, b) => b.index - a.index)
		.reduce((rest, { index, length, by }) => rest.slice(0, index) + by + rest.slice(index + length), source);
}

/** A video of a known host, or a link with the title. */
function playerText(element: string, attributes: string): string {
	const valueOfAny = (...names: readonly string[]) =>
		names
			.map((name) => new RegExp(`\\s${name}=\\{?["']([^"']*)["']`, "i").exec(attributes)?.[1])
			.find((value) => value !== undefined);
	const src = unescapeHtml(valueOfAny("src", "url") ?? "").replace(/^\/\//, "https://");
	const title = valueOfAny("title", "name");
	const [, youtube = element === "iframe" ? undefined : valueOfAny("id", "videoId", "youTubeId")] =
		/(?:youtube(?:-nocookie)?\.com\/embed\/|youtu\.be\/|[?&]v=)([\w-]{6,20})/.exec(src) ?? [];
	const vimeo = element === "Vimeo" ? youtube : /player\.vimeo\.com\/video\/(\d+)/.exec(src)?.[1];
	const id = vimeo ?? youtube;
	if (id && /^[\w-]+$/.test(id))
		return `<Video ${vimeo ? "vimeo" : "youtube"}="${id}"${title ? ` title="${escapeHtml(unescapeHtml(title))}"` : ""} />`;
	const shown = (title ?? src.replace(/^https?:\/\//, "").replace(/[?#].*/, "")).replace(/[[\]\\]/g, "");
	return /^(?:https?:|\/|\.)\S*$/.test(src) ? `[${shown}](<${src.replace(/[<>]/g, "")}>)` : shown;
}

/** Menus and footers have texts and links; drawings in them are left out. */
export function withoutDrawings(html: string): string {
	const plain = html
		.replace(/<svg\b[\s\S]*?<\/svg>/gi, "")
		.replace(/\s+/g, " ")
		.trim();
	const [, label] = /\s(?:aria-label|title)="([^"<>]+)"/.exec(html) ?? [];
	return /<a\b[^<>]*>\s*<\/a>/.test(plain) && label ? plain.replace(/>\s*<\/a>/, `>${label}</a>`) : plain;
}
