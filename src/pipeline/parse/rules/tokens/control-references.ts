/** Control characters that are written as `&#x202e;`: left out and reported, as those that stand in the text are. */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import { withoutControls } from "../../../../model/text/control-characters.ts";
import { environmentOf, type ParseEnvironment } from "../../environment.ts";
import { controlProblem } from "../../text/strip-controls.ts";
import { createTokenLocator } from "./token-locations.ts";

/** Of the control characters, markdown-it reads no others: it puts U+FFFD for them. */
const REFERENCE = /&#(?:0*823[78]|x0*202[de]);/gi;
const REFERENCE_HERE = new RegExp(REFERENCE.source, "iy");

const TYPE = "control_reference";

export function controlReferences(md: MarkdownIt): void {
	md.inline.ruler.before("entity", TYPE, (state, silent) => {
		REFERENCE_HERE.lastIndex = state.pos;
		const [reference] = REFERENCE_HERE.exec(state.src) ?? [];
		if (reference === undefined) return false;
		if (!silent) state.push(TYPE, "", 0);
		state.pos += reference.length;
		return true;
	});
	md.core.ruler.after("inline", TYPE, ({ tokens, env }: StateCore) => {
		for (const token of tokens) if (token.type === "inline") removeFrom(token, environmentOf(env));
	});
}

/** Raw HTML without such references. */
export const withoutControlReferences = (html: string): string => html.replace(REFERENCE, "");

function removeFrom(inline: Token, env: ParseEnvironment): void {
	const locate = createTokenLocator(env, inline);
	const remove = (token: Token) => {
		for (const [name, value] of token.attrs ?? [])
			if (typeof value === "string") token.attrSet(name, withoutControls(value));
		if (!token.children) return;
		for (const child of token.children)
			if (child.type === TYPE) env.problems.push(controlProblem(locate(env.offsets.get(child) ?? 0)));
			else remove(child);
		token.children = token.children.filter(({ type }) => type !== TYPE);
	};
	remove(inline);
}
