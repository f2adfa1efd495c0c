/** React components in Markdown: `::Name{prop=1 other="text"}`, and `:::island Name {"prop": 1}` to `:::`. */
import type { Env, MarkdownIt, StateBlock } from "markdown-it";
import { isSafeImageUrl, sitePathOf, unsafeUrlHint } from "../../../../model/urls/url-safety.ts";
import { addPlaceholder, environmentOf, findLocation } from "../../environment.ts";
import { warn } from "../../report.ts";
import { addBlockRule, lineStartsWith, lineText } from "../block-rules.ts";
import { type BraceEntry, parseBraceGroup } from "../inline/braces.ts";
import { createElementTokens } from "../tokens/tokens.ts";
import type { Directive } from "./container.ts";

/** Of a directive in a message. */
const MAX_QUOTED_LENGTH = 60;
const LEAF_ISLAND = /^::([A-Z][\w.]*)(?:[ \t]*(\{.*\}))?$/;
const ISLAND_NAME = /^([A-Z][\w.]*)\s*(.*)$/s;

export function islandsPlugin(md: MarkdownIt): void {
	addBlockRule(md, "island", leafIslandRule);
}

/** Pushes the island of a block. Its props are JSON after the name, or on the lines of the block. */
export function pushIslandBlock(state: StateBlock, directive: Directive): void {
	const { line, end, closed, rest } = directive;
	if (!closed) state.line = line + 1; // the lines that follow belong to the page
	const [, name = "", head = ""] = ISLAND_NAME.exec(rest) ?? [];
	const lines = closed ? state.getLines(line + 1, end, state.blkIndent, false) : "";
	const props = parseJsonProps(`${head}${lines}`.trim());
	if (name && props) pushDirectiveIsland(state, line, name, props);
	else reportBadProps(state, line, `:::island ${rest}`.trim());
}

function leafIslandRule(state: StateBlock, line: number, _endLine: number, silent: boolean): boolean {
	if (!lineStartsWith(state, line, ":")) return false;
	const [found, name = "", braces = "{}"] = LEAF_ISLAND.exec(lineText(state, line).trimEnd()) ?? [];
	if (found === undefined) return false;
	const props = braces === "{}" ? "{}" : (propsOfEntries(parseBraceGroup(braces)) ?? parseJsonProps(braces));
	if (silent) return props !== undefined;
	if (!props) {
		reportBadProps(state, line, found.trim());
		return false;
	}
	state.line = line + 1;
	pushDirectiveIsland(state, line, name, props);
	return true;
}

function pushDirectiveIsland(state: StateBlock, line: number, name: string, props: string): void {
	const env = environmentOf(state.env);
	const locate = (text: string) => findLocation(env, env.activeIncludes[0]?.line ?? line, text, state.line);
	if (env.components.has(name))
		env.componentUses.push({
			name,
			at: locate(name),
			props: Object.entries(JSON.parse(props)).map(([prop, value]) => ({ name: prop, value, at: locate(prop) })),
			hasContent: false,
		});
	pushIslandWith(state, line, name, props);
}

/** Pushes an island with props as JSON. Its last line is before `state.line`. */
export function pushIslandWith(state: StateBlock, line: number, name: string, props: string): void {
	const attributes = { "data-island": name, "data-when": "visible", "data-props": safeProps(state, line, props) };
	const tokens = createElementTokens(state, "island", "div", [], attributes);
	tokens[0].map = [line, state.line];
	state.tokens.push(...tokens);
	environmentOf(state.env).islands.add(name);
}

/** Names of props that components use as URLs. */
const ADDRESS = /^(?:.*(?:href|src|url|link|uri)|to|action|poster|data|cite)$/i;
/** Those whose relative URLs are resolved. */
const RESOLVED_LINKS = ["href", "to"];
const RESOLVED_IMAGES = ["src", "image"];
/** A path with a folder or a file name. Others may be words with a meaning for the component. */
const RELATIVE_PATH = /^(?![/#?\\])[^\s:]*[./]/;

type ParserState = Pick<StateBlock, "env" | "md">;

/** Props as JSON, with placeholders for relative URLs and without unsafe ones, at any depth. */
export function safeProps(state: ParserState, line: number, props: string): string {
	const safe = JSON.stringify(JSON.parse(props), (key, value: unknown) => {
		if (typeof value !== "string") return value;
		if (ADDRESS.test(key) && !isSafeImageUrl(value)) {
			const path = sitePathOf(value);
			if (path === undefined) reportAddress(state.env, line, value);
			return path;
		}
		return RELATIVE_PATH.test(value) ? resolvedAddress(state, line, key, value) : value;
	});
	// JSON writes the marks of placeholders as escapes.
	return safe.replace(/\\u0000(\d+)\\u0000/g, "\0$1\0");
}

function resolvedAddress({ env, md }: ParserState, line: number, key: string, value: string): string {
	const pluginEnv = environmentOf(env);
	const at = findLocation(pluginEnv, line, value);
	const address = md.normalizeLink(value);
	if (RESOLVED_LINKS.includes(key)) return addPlaceholder(pluginEnv, { kind: "link", href: address, at });
	if (RESOLVED_IMAGES.includes(key)) return addPlaceholder(pluginEnv, { kind: "image", src: address, at });
	return value;
}

/** Reports an unsafe URL in a prop. */
export function reportAddress(env: Env | undefined, line: number, address: string): void {
	warn(env, line, {
		code: "unsafe-url",
		message: `unsafe URL ${address}`,
		hint: unsafeUrlHint(address),
		text: address,
	});
}

/** A JSON object without white space; `undefined` for anything else. */
function parseJsonProps(json: string): string | undefined {
	if (json === "") return "{}";
	if (json[0] !== "{") return;
	try {
		return JSON.stringify(JSON.parse(json));
	} catch {
		return; // not JSON, or nested too deeply to serialise
	}
}

function propsOfEntries(entries: readonly BraceEntry[] | undefined): string | undefined {
	if (!entries) return;
	return JSON.stringify(Object.fromEntries(entries.map((entry) => [entry.key, propValueOf(entry)])));
}

/** Converts unquoted numbers and booleans; a bare word is `true`. */
function propValueOf({ value, quoted }: BraceEntry): string | number | boolean {
	if (value === undefined) return true;
	if (quoted) return value;
	if (value === "true" || value === "false") return value === "true";
	return /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;
}

function reportBadProps(state: StateBlock, line: number, written: string): void {
	warn(state.env, line, {
		code: "bad-island",
		message: `"${written.slice(0, MAX_QUOTED_LENGTH)}" has no name or invalid props`,
		hint: 'write ::Name{number=1 text="words"}, or :::island Name {"number": 1}',
		text: "::",
	});
}
