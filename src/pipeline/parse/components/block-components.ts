/** The markup of components that are blocks. */
import path from "node:path/posix";
import type { StateBlock } from "markdown-it";
import { escapeHtml } from "../../../model/text/escape-html.ts";
import { environmentOf } from "../environment.ts";
import { warn } from "../report.ts";
import { pushCodePanels } from "../rules/code/code-groups.ts";
import { pushIslandWith } from "../rules/containers/islands.ts";
import { panelOpening, tabsOpening } from "../rules/containers/tabs.ts";
import { pushIncludedText } from "../rules/includes/include-plugin.ts";
import { readIncludedText, resolveIncludedFile } from "../rules/includes/read-included-text.ts";
import { rebaseAddresses } from "../rules/includes/rebase-addresses.ts";
import { createElementToken, createElementTokens, createInlineToken, pushTokens } from "../rules/tokens/tokens.ts";
import { escapeMarkdown } from "../text/escape-markdown.ts";
import { type BlockUse, pushContent, pushElement, pushMisplaced } from "./block-use.ts";
import {
	pushAdmonitionComponent,
	pushBox,
	pushCard,
	pushDetailsComponent,
	pushLinkCard,
	pushStep,
	pushSteps,
} from "./box-components.ts";
import { blockContextOf, isPlaceholder } from "./component-context.ts";
import { type Props, readProps, siteComponentAttributes, textProp } from "./component-props.ts";
import type { ComponentRange } from "./component-tags.ts";
import { pushFileTree } from "./file-tree.ts";
import { pushDocCardList, pushHead, pushSearchField, pushTocInline } from "./page-components.ts";
import type { Literal } from "./syntax/literals.ts";
import { maskCode } from "./syntax/mask-code.ts";
import { pushVideo } from "./video-component.ts";

const HANDLERS = new Map<string, (use: BlockUse) => void>([
	["Admonition", pushAdmonitionComponent],
	["Card", pushCard],
	["CardGrid", (use) => pushBox(use, "cards")],
	["CodeGroup", pushCodeGroupComponent],
	["Details", pushDetailsComponent],
	["DocCardList", pushDocCardList],
	["FileTree", pushFileTree],
	["Head", pushHead],
	["LinkCard", pushLinkCard],
	["SearchField", pushSearchField],
	["Step", pushStep],
	["Steps", pushSteps],
	["TabItem", pushTabItem],
	["Tabs", pushTabsComponent],
	["TOCInline", pushTocInline],
	["Video", pushVideo],
]);

/** Pushes the tokens of a component and of its content. */
export function pushBlockComponent(state: StateBlock, range: ComponentRange, first: number, last: number): void {
	const { env } = state;
	const { name } = range;
	const props = readProps({ state, range, line: first });
	const use = { state, range, props, first, last };
	const { partials } = environmentOf(env).moduleNames;
	const kind = environmentOf(env).components.get(name);
	const partial = partials.get(name);
	const handler = HANDLERS.get(name);
	if (partial !== undefined) pushPartial(use, partial);
	else if (kind === "island") pushIslandComponent(use);
	else if (kind === "component") pushSiteComponent(use);
	else if (isPlaceholder(env, name)) pushPlaceholder(use);
	else if (handler) handler(use);
	else pushParagraph(use);
}

/** Components of a line of text that are followed by others. */
function pushParagraph({ state, range, first }: BlockUse): void {
	const text = createInlineToken(state, state.src.slice(range.start, range.end), first);
	pushTokens(state, createElementTokens(state, "paragraph", "p", [text]));
}

// Components of the site, files that a page imports, and what nobody has registered.

/** A prop in the text of an imported file, or as the value of an attribute. One that is not given is nothing, as in React. */
const PROP_USE = /(=?)\{\s*props\.([A-Za-z_$][\w$]*)\s*\}/g;

/** What an imported file shows. Its addresses are relative to that file, as in Docusaurus. */
function pushPartial({ state, props, first }: BlockUse, partial: string): void {
	const text = readIncludedText(state, first, { path: partial });
	if (text === undefined) return;
	const page = path.dirname(environmentOf(state.env).path);
	const folder = path.relative(page, path.dirname(resolveIncludedFile(state, partial)));
	pushIncludedText(state, first, partial, rebaseAddresses(withProps(text, props), folder));
}

function withProps(text: string, props: Props): string {
	if (!text.includes("props.")) return text;
	return [...maskCode(text).matchAll(PROP_USE)].reduceRight(
		(rest, { index, 0: { length }, 1: equals, 2: name = "" }) => {
			const value = textProp(props, name) ?? "";
			const filled = equals ? `="${escapeHtml(value)}"` : escapeMarkdown(value);
			return rest.slice(0, index) + filled + rest.slice(index + length);
		},
		text,
	);
}

function pushIslandComponent(use: BlockUse): void {
	const { state, range, props, first } = use;
	if (state.src.slice(range.contentStart, range.contentEnd).trim() !== "")
		warn(state.env, first, {
			code: "bad-island",
			message: `island <${range.name}> cannot have content, which is shown after it`,
			hint: "give it the text as a prop",
			text: `<${range.name}`,
		});
	pushIslandWith(state, first, range.name, JSON.stringify(Object.fromEntries(props)));
	pushContent(use);
}

function pushSiteComponent(use: BlockUse): void {
	const { state, range, props } = use;
	const attributes = siteComponentAttributes(state, use.first, range, props);
	const open = createElementToken(state, "component_open", "ssg-component", 1, attributes);
	const line = lineOfText(use);
	pushElement(use, [open], () => {
		if (line === undefined) pushContent(use);
		else pushTokens(state, [createInlineToken(state, line, use.first)]);
	});
}

/**
 * The content of a component that is written on one line, as in `<Price>per **month**</Price>`. It is text without a
 * paragraph, as in MDX. Components in it are blocks.
 */
function lineOfText({ state, range }: BlockUse): string | undefined {
	const { contentStart, contentEnd } = range;
	const content = state.src.slice(contentStart, contentEnd);
	const text = content.trim();
	if (text === "" || content.includes("\n")) return;
	return blockContextOf(state).components.byStart.has(contentStart + content.indexOf(text)) ? undefined : text;
}

/** Shows that something is missing where the page would have a component that nobody has registered. */
function pushPlaceholder(use: BlockUse): void {
	const { state, range, first } = use;
	const name = new state.Token("component_text", "", 0);
	name.content = `<${range.name} />`;
	const inline = createInlineToken(state, "", first, [name]);
	pushTokens(state, createElementTokens(state, "placeholder", "p", [inline], { class: "component-placeholder" }));
	pushContent(use);
}

/** Tabs and groups of code. */
function pushCodeGroupComponent(use: BlockUse): void {
	pushCodePanels(use.state, use.first, use.last + 1, groupKeyOf(use.props), () => pushContent(use));
}

/** A name of a group is part of an attribute and of a key in the browser's storage. */
const groupOf = (props: Props): string | undefined => textProp(props, "groupId", "syncKey")?.replace(/\s+/g, "-");

/** The group as the directive has it. */
function groupKeyOf(props: Props): string {
	const group = groupOf(props);
	return group === undefined ? "" : `key:${group}`;
}

function pushTabsComponent(use: BlockUse): void {
	const { state, props } = use;
	const env = environmentOf(state.env);
	const open = tabsOpening(state, groupKeyOf(props));
	const query = queryOf(props);
	if (query !== undefined) open.attrPush(["data-query", query]);
	const chosen = textProp(props, "defaultValue");
	const outer = env.tabLabels;
	env.tabLabels = labelsOf(props.get("values"));
	const start = state.tokens.length;
	pushElement(use, [open]);
	env.tabLabels = outer;
	const panels = state.tokens
		.slice(start)
		.filter(({ type, level }) => type === "tab_open" && level === state.level + 1);
	if (panels.length === 0)
		warn(state.env, use.first, {
			code: "tabs-without-panel",
			message: "<Tabs> has no <TabItem>",
			hint: 'put <TabItem value="…" label="…"> around each panel',
			text: "<Tabs",
		});
	const shown = panels.find(({ meta }) => (chosen === undefined ? meta?.isDefault : meta?.value === chosen));
	if (shown) open.attrPush(["data-default", String(shown.attrGet("data-tab"))]);
}

/** Docusaurus takes the group as the parameter's name if the prop has no value. */
function queryOf(props: Props): string | undefined {
	const value = props.get("queryString");
	return value === true ? groupOf(props) : textProp(props, "queryString");
}

/** The labels of `values={[{ value: "a", label: "A" }]}`, by value. */
function labelsOf(values: Literal | undefined): ReadonlyMap<string, string> {
	const labels = new Map<string, string>();
	if (!Array.isArray(values)) return labels;
	for (const item of values) {
		if (typeof item !== "object" || item === null) continue;
		const { value, label } = item as Readonly<Record<string, Literal>>;
		if (typeof value === "string" && typeof label === "string") labels.set(value, label);
	}
	return labels;
}

function pushTabItem(use: BlockUse): void {
	const { state, props, first } = use;
	const { tabLabels } = environmentOf(state.env);
	if (!tabLabels) {
		pushMisplaced(use, {
			code: "misplaced-component",
			message: "<TabItem> outside of <Tabs>",
			hint: "put <Tabs> around it",
		});
		return;
	}
	const value = textProp(props, "value") ?? textProp(props, "label") ?? "";
	const label = textProp(props, "label") ?? tabLabels.get(value) ?? value;
	const icon = textProp(props, "icon");
	const head = panelOpening(state, { label: escapeMarkdown(label), text: value, line: first, icon });
	if (head[0]) head[0].meta = { ...head[0].meta, value, isDefault: props.get("default") === true };
	pushElement(use, head);
}
