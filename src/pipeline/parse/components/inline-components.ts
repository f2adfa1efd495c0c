/** The markup of components that are part of a paragraph. */
import type { StateInline } from "markdown-it";
import { environmentOf } from "../environment.ts";
import { warn } from "../report.ts";
import { addAttributes, fillImageToken } from "../rules/tokens/tokens.ts";
import { parseInlineContent } from "./component-content.ts";
import { isPlaceholder } from "./component-context.ts";
import { type Props, readProps, siteComponentAttributes, textProp } from "./component-props.ts";
import type { ComponentRange } from "./component-tags.ts";
import { fillIconToken, isIconName } from "./icons.ts";
import { BADGE_TYPES, SIGN_NAMES } from "./theme-components.ts";

interface InlineUse {
	readonly state: StateInline;
	readonly range: ComponentRange;
	readonly props: Props;
	readonly line: number;
}

const HANDLERS = new Map<string, (use: InlineUse) => void>([
	["Badge", pushBadge],
	["Icon", pushIcon],
	["Image", pushImage],
	["Link", pushLink],
	["ThemedImage", pushThemedImage],
]);

/** Pushes the tokens of a component and of its content. */
export function pushInlineComponent(state: StateInline, range: ComponentRange, line: number): void {
	const { env } = state;
	const { name } = range;
	const props = readProps({ state, range, line });
	const use = { state, range, props, line };
	const kind = environmentOf(env).components.get(name);
	const handler = HANDLERS.get(name);
	if (kind === "component") pushSiteComponent(use);
	else if (isPlaceholder(env, name)) pushPlaceholder(use);
	else if (handler && !kind) handler(use);
	else {
		warn(env, line, {
			code: "misplaced-component",
			message: `<${name}> inside a paragraph`,
			hint: "put it on lines of its own, with nothing before or after it",
			text: `<${name}`,
		});
		parseInlineContent(state, range);
	}
}

function pushText(state: StateInline, text: string): void {
	if (text) state.push("text", "", 0).content = text;
}

function pushBadge({ state, range, props }: InlineUse): void {
	const type = textProp(props, "type", "variant") ?? "tip";
	const text = textProp(props, "text");
	const open = state.push("badge_open", "span", 1);
	addAttributes(open, { class: `badge badge-${BADGE_TYPES.get(type) ?? "tip"}` });
	open.meta = { hasText: text !== undefined };
	pushText(state, text ?? "");
	parseInlineContent(state, range);
	state.push("badge_close", "span", -1);
}

function pushIcon({ state, props }: InlineUse): void {
	const name = textProp(props, "name") ?? "";
	const label = textProp(props, "label");
	if (isIconName(name)) fillIconToken(state.push("icon", "", 0), name, label);
	if (!SIGN_NAMES.includes(name)) return;
	addAttributes(state.push("icon_open", "span", 1), {
		class: `icon admonition-${name}`,
		role: label && "img",
		"aria-label": label,
		"aria-hidden": label ? undefined : "true",
	});
	state.push("icon_close", "span", -1);
}

function pushLink({ state, range, props }: InlineUse): void {
	const address = textProp(props, "to", "href");
	if (address === undefined || state.linkLevel > 0) {
		parseInlineContent(state, range);
		return;
	}
	const open = state.push("link_open", "a", 1);
	open.attrs = [["href", state.md.normalizeLink(address)]];
	open.markup = "component";
	open.meta = { addressOffset: addressOffsetIn(state, range, address) };
	state.linkLevel++;
	parseInlineContent(state, range);
	state.linkLevel--;
	state.push("link_close", "a", -1);
}

/** The offset of a URL in the tag of a component; that of the tag if it is written in another way. */
function addressOffsetIn({ src }: StateInline, { start, contentStart }: ComponentRange, address: string): number {
	const offset = src.slice(start, contentStart).indexOf(address);
	return start + Math.max(offset, 0);
}

function pushImage(use: InlineUse): void {
	const src = textProp(use.props, "src", "img");
	if (src !== undefined) pushImageToken(use, src);
}

/** Two images, of which the style sheet shows one. */
function pushThemedImage(use: InlineUse): void {
	const sources = use.props.get("sources");
	if (typeof sources !== "object" || sources === null) return;
	const { light, dark } = sources as Readonly<Record<string, unknown>>;
	if (typeof light === "string") pushImageToken(use, light, typeof dark === "string" ? "in-light" : undefined);
	if (typeof dark === "string") pushImageToken(use, dark, typeof light === "string" ? "in-dark" : undefined);
}

function pushImageToken({ state, range, props }: InlineUse, src: string, className?: string): void {
	const image = state.push("image", "img", 0);
	fillImageToken(image, state, src, textProp(props, "alt") ?? "", {
		width: textProp(props, "width"),
		height: textProp(props, "height"),
		title: textProp(props, "title"),
		class: className,
	});
	image.meta = { addressOffset: addressOffsetIn(state, range, src) };
}

function pushSiteComponent({ state, range, props, line }: InlineUse): void {
	addAttributes(state.push("component_open", "ssg-component", 1), siteComponentAttributes(state, line, range, props));
	parseInlineContent(state, range);
	state.push("component_close", "ssg-component", -1);
}

function pushPlaceholder({ state, range }: InlineUse): void {
	addAttributes(state.push("placeholder_open", "span", 1), { class: "component-placeholder" });
	state.push("component_text", "", 0).content = `<${range.name} />`;
	state.push("placeholder_close", "span", -1);
	parseInlineContent(state, range);
}
