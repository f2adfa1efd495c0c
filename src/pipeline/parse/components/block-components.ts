/** The markup of components that are blocks. */
import type { StateBlock } from "markdown-it";
import { environmentOf } from "../environment.ts";
import { decodeEntities } from "../html/html-entities.ts";
import { createElementTokens, createInlineToken, pushTokens } from "../rules/tokens/tokens.ts";
import type { BlockUse } from "./block-use.ts";
import {
	pushAdmonitionComponent,
	pushBox,
	pushCard,
	pushDetailsComponent,
	pushLinkCard,
	pushStep,
	pushSteps,
} from "./box-components.ts";
import { isPlaceholder } from "./component-context.ts";
import { readProps } from "./component-props.ts";
import type { ComponentRange } from "./component-tags.ts";
import { pushDocCardList, pushHead, pushTocInline } from "./page-components.ts";
import { pushIslandComponent, pushPartial, pushPlaceholder, pushSiteComponent } from "./site-components.ts";
import { pushCodeGroupComponent, pushTabItem, pushTabsComponent } from "./tab-components.ts";
import { pushVideo } from "./video-component.ts";

const HANDLERS = new Map<string, (use: BlockUse) => void>([
	["Admonition", pushAdmonitionComponent],
	["Card", pushCard],
	["CardGrid", (use) => pushBox(use, "cards")],
	["CodeGroup", pushCodeGroupComponent],
	["Details", pushDetailsComponent],
	["DocCardList", pushDocCardList],
	["FileTree", (use) => pushBox(use, "file-tree")],
	["Head", pushHead],
	["LinkCard", pushLinkCard],
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
	const props = readProps(env, first, range, (text) => decodeEntities(state.md, text));
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
