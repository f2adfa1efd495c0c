/**
 * Fences that become tabs: `npm2yarn`, a command of npm for each package manager, and consecutive fences marked `tab`.
 * Those with the same names change together.
 */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import { createElementToken, setLevels } from "../tokens/tokens.ts";
import { codeGroupOpening, codePanelTokens } from "./code-groups.ts";
import { type CodeInfo, codeInfoText, parseCodeInfo } from "./code-info.ts";
import { convertCommands, PACKAGE_MANAGERS } from "./npm-commands.ts";

const NPM_TO_YARN = /^npm2yarn(?:2pnpm)?$/;
const NPM_GROUP = "npm2yarn";
const TAB_GROUP = "code";

interface FencePanel {
	readonly label: string;
	readonly fence: Token;
}

export function fenceTabsPlugin(md: MarkdownIt): void {
	md.core.ruler.before("inline", "fence_tabs", replaceFences);
}

function replaceFences(state: StateCore): void {
	const { tokens } = state;
	if (!tokens.some(isTabbed)) return;
	const replaced: Token[] = [];
	for (let at = 0; at < tokens.length; at++) {
		const token = tokens[at] as Token;
		const info = isTabbed(token) ? infoOf(state, token) : undefined;
		if (info && [...info.flags].some((flag) => NPM_TO_YARN.test(flag)))
			replaced.push(...packageManagerTabs(state, token));
		else if (info?.tab !== undefined) {
			const panels = panelsFrom(state, at);
			replaced.push(...tabTokens(state, TAB_GROUP, panels));
			at += panels.length - 1;
		} else replaced.push(token);
	}
	state.tokens = replaced;
}

/** Fences in a code group have tabs already. */
const isTabbed = ({ type, info, meta }: Token): boolean =>
	type === "fence" && meta?.tabLabel === undefined && /\b(?:tab|npm2yarn)/.test(info);

const infoOf = ({ md }: StateCore, fence: Token): CodeInfo => parseCodeInfo(codeInfoText(md, fence));

/** The fences marked `tab` from an index on, with nothing between them. */
function panelsFrom(state: StateCore, from: number): FencePanel[] {
	const panels: FencePanel[] = [];
	for (let at = from; at < state.tokens.length; at++) {
		const fence = state.tokens[at] as Token;
		if (!isTabbed(fence)) break;
		const { tab, title, language } = infoOf(state, fence);
		if (tab === undefined) break;
		panels.push({ label: tab || title || language || "code", fence });
	}
	return panels;
}

function packageManagerTabs(state: StateCore, fence: Token): Token[] {
	const panels = PACKAGE_MANAGERS.map((manager): FencePanel => {
		const own = Object.assign(new state.Token("fence", "code", 0), fence);
		own.content = convertCommands(fence.content, manager);
		return { label: manager, fence: own };
	});
	return tabTokens(state, NPM_GROUP, panels);
}

function tabTokens(state: StateCore, group: string, panels: readonly FencePanel[]): Token[] {
	const { level = 0, map = null } = panels[0]?.fence ?? {};
	const open = codeGroupOpening(state, `key:${group}`);
	open.map = map;
	return setLevels(
		[
			open,
			...panels.flatMap(({ label, fence }) => codePanelTokens(state, label, fence)),
			createElementToken(state, "tabs_close", "div", -1),
		],
		level,
	);
}
