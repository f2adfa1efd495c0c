/** The markup of components that are blocks. */
import type { StateBlock, Token } from "markdown-it";
import { decodeEntities } from "../html-attributes.ts";
import {
	ADMONITION_TYPES,
	type AdmonitionType,
	admonitionClosing,
	admonitionOpening,
} from "../plugins/admonitions.ts";
import { pushCodePanels } from "../plugins/code-groups.ts";
import { escapeMarkdown } from "../plugins/escape-markdown.ts";
import { pushIncludedText } from "../plugins/include-plugin.ts";
import { pushIslandWith } from "../plugins/islands.ts";
import { createLabelToken } from "../plugins/labels.ts";
import { readIncludedText } from "../plugins/read-included-text.ts";
import { asPluginEnvironment, reportProblem } from "../plugins/report.ts";
import { panelOpening, tabsOpening } from "../plugins/tabs.ts";
import {
	createElementToken,
	createInlineToken,
	setLevels,
} from "../plugins/tokens.ts";
import { parseBlockContent } from "./component-content.ts";
import { moduleNamesOf } from "./component-context.ts";
import {
	type Props,
	readProps,
	safePropsJson,
	textProp,
} from "./component-props.ts";
import type { ComponentRange } from "./component-tags.ts";
import { createLinkTokens } from "./link-tokens.ts";
import type { Literal } from "./literals.ts";

export interface BlockUse {
	readonly state: StateBlock;
	readonly range: ComponentRange;
	readonly props: Props;
	/** The lines of the opening and of the closing tag. */
	readonly first: number;
	readonly last: number;
}

type BlockHandler = (use: BlockUse) => void;

const HANDLERS: ReadonlyMap<string, BlockHandler> = new Map<
	string,
	BlockHandler
>([
	["Admonition", pushAdmonition],
	["Card", pushCard],
	["CardGrid", (use) => pushBox(use, "cards")],
	["CodeGroup", pushCodeGroup],
	["Details", pushDetails],
	["FileTree", (use) => pushBox(use, "file-tree")],
	["LinkCard", pushLinkCard],
	["Steps", (use) => pushBox(use, "steps")],
	["TabItem", pushTabItem],
	["Tabs", pushTabs],
]);

/** Pushes the tokens of a component and of its content. */
export function pushBlockComponent(
	state: StateBlock,
	range: ComponentRange,
	first: number,
	last: number,
): void {
	const { env } = state;
	const { name } = range;
	const props = readProps(env, first, range, (text) =>
		decodeEntities(state.md, text),
	);
	const use = { state, range, props, first, last };
	const { partials, placeholders } = moduleNamesOf(env);
	const kind = asPluginEnvironment(env).components.get(name);
	const partial = partials.get(name);
	const handler = HANDLERS.get(name);
	if (partial !== undefined) pushPartial(use, partial);
	else if (kind === "island") pushIslandComponent(use);
	else if (kind === "component") pushSiteComponent(use);
	else if (placeholders.has(name)) pushPlaceholder(use);
	else if (handler) handler(use);
	else pushParagraph(use);
}

/** Pushes an element, with the content of the component in it. */
function pushElement(
	use: BlockUse,
	opening: readonly Token[],
	closing: readonly Token[],
): void {
	const { state, first, last } = use;
	const depth = opening.reduce((sum, { nesting }) => sum + nesting, 0);
	if (opening[0]) opening[0].map = [first, last + 1];
	state.tokens.push(...setLevels(opening, state.level));
	state.level += depth;
	parseBlockContent(state, use.range, first, last);
	state.level -= depth;
	state.tokens.push(...setLevels(closing, state.level + depth));
}

function pushBox(use: BlockUse, className: string): void {
	pushElement(
		use,
		[createElementToken(use.state, "box_open", "div", 1, className)],
		[createElementToken(use.state, "box_close", "div", -1)],
	);
}

/** Components of a line of text that are followed by others. */
function pushParagraph({ state, range, first }: BlockUse): void {
	state.tokens.push(
		...setLevels(
			[
				createElementToken(state, "paragraph_open", "p", 1),
				createInlineToken(
					state,
					state.src.slice(range.start, range.end),
					first,
				),
				createElementToken(state, "paragraph_close", "p", -1),
			],
			state.level,
		),
	);
}

/** Docusaurus's names of admonitions, which are those of directives. */
function pushAdmonition(use: BlockUse): void {
	const { state, props, first } = use;
	const written = textProp(props, "type") ?? "note";
	const type = ADMONITION_TYPES.find((known) => known === written);
	if (!type) reportUnknownValue(use, "type", written, ADMONITION_TYPES);
	const title = escapeMarkdown(textProp(props, "title") ?? "");
	pushElement(
		use,
		admonitionOpening(state, (type ?? "note") as AdmonitionType, title, first),
		admonitionClosing(state),
	);
}

function pushDetails(use: BlockUse): void {
	const { state, props, first } = use;
	const title = textProp(props, "summary", "title");
	const open = createElementToken(
		state,
		"details_open",
		"details",
		1,
		"details",
	);
	if (props.get("open") === true) open.attrPush(["open", ""]);
	pushElement(
		use,
		[
			open,
			createElementToken(state, "summary_open", "summary", 1),
			title
				? createInlineToken(state, escapeMarkdown(title), first)
				: createLabelToken(state, "details", first),
			createElementToken(state, "summary_close", "summary", -1),
		],
		[createElementToken(state, "details_close", "details", -1)],
	);
}

function pushCodeGroup({ state, range, props, first, last }: BlockUse): void {
	const group = groupOf(props);
	const rest = group === undefined ? "" : `key:${group}`;
	pushCodePanels(state, first, last + 1, rest, () =>
		parseBlockContent(state, range, first, last),
	);
}

/** A name of a group is part of an attribute and of a key in the browser's storage. */
const groupOf = (props: Props): string | undefined =>
	textProp(props, "groupId", "syncKey")?.replace(/\s+/g, "-");

function pushTabs(use: BlockUse): void {
	const { state, props } = use;
	const env = asPluginEnvironment(state.env);
	const group = groupOf(props);
	const open = tabsOpening(state, group === undefined ? "" : `key:${group}`);
	const query = queryOf(props);
	if (query !== undefined) open.attrPush(["data-query", query]);
	const chosen = textProp(props, "defaultValue");
	const outer = env.tabLabels;
	env.tabLabels = labelsOf(props.get("values"));
	const start = state.tokens.length;
	pushElement(
		use,
		[open],
		[createElementToken(state, "tabs_close", "div", -1)],
	);
	env.tabLabels = outer;
	const panels = state.tokens
		.slice(start)
		.filter(
			({ type, level }) => type === "tab_open" && level === state.level + 1,
		);
	if (panels.length === 0)
		reportProblem(state.env, use.first, {
			severity: "warning",
			code: "tabs-without-panel",
			message: "<Tabs> has no <TabItem>",
			hint: 'put <TabItem value="…" label="…"> around each panel',
			text: "<Tabs",
		});
	const shown = panels.find(({ meta }) =>
		chosen === undefined ? meta?.isDefault : meta?.value === chosen,
	);
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
		if (typeof value === "string" && typeof label === "string")
			labels.set(value, label);
	}
	return labels;
}

function pushTabItem(use: BlockUse): void {
	const { state, props, first } = use;
	const { tabLabels } = asPluginEnvironment(state.env);
	if (!tabLabels) {
		reportProblem(state.env, first, {
			severity: "warning",
			code: "misplaced-component",
			message: "<TabItem> outside of <Tabs>",
			hint: "put <Tabs> around it",
			text: "<TabItem",
		});
		parseBlockContent(state, use.range, first, use.last);
		return;
	}
	const value = textProp(props, "value") ?? textProp(props, "label") ?? "";
	const label = textProp(props, "label") ?? tabLabels.get(value) ?? value;
	const head = panelOpening(state, escapeMarkdown(label), value, first);
	if (head[0])
		head[0].meta = { value, isDefault: props.get("default") === true };
	pushElement(use, head, [createElementToken(state, "tab_close", "div", -1)]);
}

function pushCard(use: BlockUse): void {
	const { state, props, first } = use;
	const title = textProp(props, "title");
	pushElement(
		use,
		[
			createElementToken(state, "box_open", "div", 1, "content-card"),
			...(title === undefined
				? []
				: cardTitle(use, createTitleToken(use, title, first))),
		],
		[createElementToken(state, "box_close", "div", -1)],
	);
}

function pushLinkCard(use: BlockUse): void {
	const { state, props, first } = use;
	const title = textProp(props, "title") ?? textProp(props, "href", "to") ?? "";
	const description = textProp(props, "description");
	pushElement(
		use,
		[
			createElementToken(state, "box_open", "div", 1, "card link-card"),
			...cardTitle(use, createTitleToken(use, title, first)),
			...(description === undefined
				? []
				: [
						createElementToken(state, "paragraph_open", "p", 1),
						createInlineToken(state, escapeMarkdown(description), first),
						createElementToken(state, "paragraph_close", "p", -1),
					]),
		],
		[createElementToken(state, "box_close", "div", -1)],
	);
}

const cardTitle = ({ state }: BlockUse, title: Token): Token[] => [
	createElementToken(state, "card_title_open", "p", 1, "card-title"),
	title,
	createElementToken(state, "card_title_close", "p", -1),
];

/** The title of a card, which is a link if the card has an address. */
function createTitleToken(
	{ state, props }: BlockUse,
	title: string,
	line: number,
): Token {
	const address = textProp(props, "href", "to");
	const inline = createInlineToken(state, "", line);
	const source = asPluginEnvironment(state.env).lines[line] ?? "";
	inline.meta = { column: Math.max(source.indexOf(address ?? ""), 0) };
	const text = new state.Token("text", "", 0);
	text.content = title;
	inline.children =
		address === undefined ? [text] : createLinkTokens(state, address, [text]);
	return inline;
}

function pushPartial(use: BlockUse, path: string): void {
	const { state, props, first } = use;
	const text = readIncludedText(state, first, { path });
	if (text === undefined) return;
	const filled = text.replace(
		/\{\s*props\.([A-Za-z_$][\w$]*)\s*\}/g,
		(written, name: string) => {
			const value = textProp(props, name);
			return value === undefined ? written : escapeMarkdown(value);
		},
	);
	pushIncludedText(state, first, path, filled);
}

function pushIslandComponent(use: BlockUse): void {
	const { state, range, props, first } = use;
	if (state.src.slice(range.contentStart, range.contentEnd).trim() !== "")
		reportProblem(state.env, first, {
			severity: "warning",
			code: "bad-island",
			message: `island <${range.name}> cannot have content, which is shown after it`,
			hint: "give it the text as a prop",
			text: `<${range.name}`,
		});
	pushIslandWith(
		state,
		first,
		range.name,
		JSON.stringify(Object.fromEntries(props)),
	);
	parseBlockContent(state, range, first, use.last);
}

function pushSiteComponent(use: BlockUse): void {
	const { state, range, props } = use;
	const open = createElementToken(state, "component_open", "ssg-component", 1);
	open.attrs = [
		["data-name", range.name],
		["data-props", safePropsJson(state.env, use.first, props)],
	];
	pushElement(
		use,
		[open],
		[createElementToken(state, "component_close", "ssg-component", -1)],
	);
}

/** Shows that something is missing where the page would have a component that nobody has registered. */
function pushPlaceholder(use: BlockUse): void {
	const { state, range, first, last } = use;
	const name = new state.Token("component_text", "", 0);
	name.content = `<${range.name} />`;
	const inline = createInlineToken(state, "", first);
	inline.children = [name];
	state.tokens.push(
		...setLevels(
			[
				createElementToken(
					state,
					"placeholder_open",
					"p",
					1,
					"component-placeholder",
				),
				inline,
				createElementToken(state, "placeholder_close", "p", -1),
			],
			state.level,
		),
	);
	parseBlockContent(state, range, first, last);
}

function reportUnknownValue(
	{ state, range, first }: BlockUse,
	prop: string,
	value: string,
	known: readonly string[],
): void {
	reportProblem(state.env, first, {
		severity: "warning",
		code: "bad-prop",
		message: `unknown ${prop} "${value.slice(0, 40)}" of <${range.name}>`,
		hint: `expected one of ${known.join(", ")}`,
		text: prop,
	});
}
