/** Tabs and groups of code. */

import { environmentOf } from "../environment.ts";
import { warn } from "../report.ts";
import { pushCodePanels } from "../rules/code/code-groups.ts";
import { panelOpening, tabsOpening } from "../rules/containers/tabs.ts";
import { escapeMarkdown } from "../text/escape-markdown.ts";
import { type BlockUse, pushContent, pushElement, pushMisplaced } from "./block-use.ts";
import { type Props, textProp } from "./component-props.ts";
import type { Literal } from "./syntax/literals.ts";

export const pushCodeGroupComponent = (use: BlockUse): void =>
	pushCodePanels(use.state, use.first, use.last + 1, groupKeyOf(use.props), () => pushContent(use));

/** A name of a group is part of an attribute and of a key in the browser's storage. */
const groupOf = (props: Props): string | undefined => textProp(props, "groupId", "syncKey")?.replace(/\s+/g, "-");

/** The group as the directive has it. */
function groupKeyOf(props: Props): string {
	const group = groupOf(props);
	return group === undefined ? "" : `key:${group}`;
}

export function pushTabsComponent(use: BlockUse): void {
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

export function pushTabItem(use: BlockUse): void {
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
	const head = panelOpening(state, escapeMarkdown(label), value, first);
	if (head[0]) head[0].meta = { value, isDefault: props.get("default") === true };
	pushElement(use, head);
}
