/** The hero and the features of a home page, before its text. */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import type { SourceLocation } from "../../../../model/problems/problem.ts";
import type { HomeContent, HomeFeature, HomeHero, HomeImage } from "../../../../model/site/home.ts";
import { fillIconToken, isIconName } from "../../components/icons.ts";
import { environmentOf } from "../../environment.ts";
import { escapeMarkdown } from "../../text/escape-markdown.ts";
import {
	createElementTokens,
	createInlineToken,
	createLinkTokens,
	createTextToken,
	fillImageToken,
} from "../tokens/tokens.ts";

/** In pixels. */
const ICON_WIDTH = "48";

export function homePlugin(md: MarkdownIt): void {
	md.core.ruler.before("inline", "home", (state) => {
		const { home } = environmentOf(state.env);
		if (!home) return;
		const text = state.tokens;
		state.tokens = [
			...heroTokens(state, home),
			...featuresTokens(state, home),
			...(text.length > 0 ? element(state, "div", "band content", text) : []),
		];
	});
}

const element = (state: StateCore, tag: string, className: string, content: readonly Token[]): Token[] =>
	createElementTokens(state, "box", tag, content, { class: className || undefined });

/** Authors may use Markdown in texts. */
const textElement = (state: StateCore, tag: string, className: string, text: string | undefined): Token[] =>
	text === undefined ? [] : element(state, tag, className, [createInlineToken(state, text, 0)]);

/** An element whose inline content is not Markdown. */
function inlineElement(state: StateCore, tag: string, className: string, children: Token[]): Token[] {
	const inline = createInlineToken(state, "", 0, children);
	inline.meta = { column: 0 };
	return element(state, tag, className, [inline]);
}

function heroTokens(state: StateCore, { hero }: HomeContent): Token[] {
	if (!hero) return [];
	const { name, text, tagline, image, actions } = hero;
	const links = actions.flatMap(({ text, link, isMain }) =>
		buttonTokens(state, text, link, isMain ? "primary" : "secondary"),
	);
	return element(state, "header", "hero", [
		...element(state, "div", "", [
			...headingTokens(state, [name, text]),
			...textElement(state, "p", "hero-lead", tagline),
			...(links.length > 0 ? inlineElement(state, "p", "hero-links", links) : []),
		]),
		...(image ? inlineElement(state, "div", "", imageTokens(state, image, "hero-art")) : []),
	]);
}

/** The name and the text below it are one heading. */
function headingTokens(state: StateCore, [name, text]: readonly [name?: HomeHero["name"], text?: HomeHero["text"]]) {
	const lines = [name, text].filter((line) => line !== undefined);
	if (lines.length === 0) return [];
	const heading = createElementTokens(state, "heading", "h1", [createInlineToken(state, lines.join("\\\n"), 0)]);
	heading[0].markup = "#";
	heading[0].map = [0, 1];
	return heading;
}

/** A link that is written in the front matter. */
function linkTokens(state: StateCore, link: string, text: string): [open: Token, ...rest: Token[]] {
	const tokens = createLinkTokens(state, link, [createTextToken(state, text)]);
	tokens[0].meta = placeOf(state, link);
	return tokens;
}

/** What tells the checks of links and images where an address is. */
function placeOf(state: StateCore, address: string): { readonly at: SourceLocation } | null {
	const at = environmentOf(state.env).homePlaces?.get(address);
	return at ? { at } : null;
}

function buttonTokens(state: StateCore, text: string, link: string, kind: "primary" | "secondary"): Token[] {
	const tokens = linkTokens(state, link, text);
	tokens[0].attrSet("class", `button button--${kind}`);
	return tokens;
}

function imageTokens(state: StateCore, { src, dark, alt }: HomeImage, className: string, width?: string): Token[] {
	const image = (address: string, mode: string) => {
		const token = fillImageToken(new state.Token("image", "img", 0), state, address, alt, {
			class: [className, mode].filter(Boolean).join(" ") || undefined,
			width,
		});
		token.meta = placeOf(state, address);
		return token;
	};
	return dark && dark !== src ? [image(src, "in-light"), image(dark, "in-dark")] : [image(src, "")];
}

function featuresTokens(state: StateCore, { features }: HomeContent): Token[] {
	if (features.length === 0) return [];
	const cards = features.flatMap((feature) => featureTokens(state, feature));
	return element(state, "section", "band", element(state, "ul", "cards", cards));
}

function featureTokens(state: StateCore, { icon, title, details, link, linkText }: HomeFeature): Token[] {
	const signs =
		typeof icon === "string"
			? [
					isIconName(icon)
						? fillIconToken(new state.Token("icon", "", 0), icon, undefined)
						: createTextToken(state, icon),
				]
			: icon
				? imageTokens(state, { ...icon, alt: "" }, "", ICON_WIDTH)
				: [];
	const label = link
		? inlineElement(state, "p", "card-title", linkTokens(state, link, title))
		: element(state, "p", "card-title", [createInlineToken(state, `**${escapeMarkdown(title)}**`, 0)]);
	return element(state, "li", link ? "card" : "content-card", [
		...(signs.length > 0 ? inlineElement(state, "div", "", signs) : []),
		...label,
		...textElement(state, "p", "", details),
		...(linkText ? inlineElement(state, "p", "", [createTextToken(state, linkText)]) : []),
	]);
}
