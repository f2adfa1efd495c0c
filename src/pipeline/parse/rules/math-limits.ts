/** Limits what the macros of a formula expand to. KaTeX only limits how often they are expanded. */
import { MAX_FORMULA_LENGTH, MAX_FORMULA_PLACEHOLDERS, MAX_FORMULA_TOKENS } from "../../../model/limits.ts";

/** What KaTeX passes to a macro that is a function, as far as it is used here. */
interface MacroExpander {
	pushTokens(tokens: readonly unknown[]): void;
	readonly macros: { set(name: string, value: MacroDefinition, isGlobal?: boolean): void };
}

interface MacroDefinition {
	readonly tokens?: readonly { readonly text: string }[];
}

/** Begins each formula. It expands to nothing, but is called before all other macros. */
const FIRST_MACRO = "\\ssgLimits";

/** Begins the source that KaTeX gets, and the copy of it that its output has. */
export const FORMULA_PREFIX = `${FIRST_MACRO} `;

/** The source and the macros for KaTeX. @throws If the source is too long. */
export function limitFormula(source: string) {
	if (source.length > MAX_FORMULA_LENGTH) throw exceeding("it has", MAX_FORMULA_LENGTH, "characters");
	return {
		source: FORMULA_PREFIX + source,
		macros: { [FIRST_MACRO]: (expander: object) => limitMacros(expander as MacroExpander) },
	};
}

function limitMacros(expander: MacroExpander): string {
	const pushTokens = expander.pushTokens.bind(expander);
	let count = 0;
	expander.pushTokens = (tokens) => {
		count += tokens.length;
		if (count > MAX_FORMULA_TOKENS) throw exceeding("its macros expand to", MAX_FORMULA_TOKENS, "tokens");
		pushTokens(tokens);
	};
	const { macros } = expander;
	const setMacro = macros.set.bind(macros);
	macros.set = (name, value, isGlobal) => {
		const placeholders = value?.tokens?.filter(({ text }) => text === "#");
		if ((placeholders?.length ?? 0) > MAX_FORMULA_PLACEHOLDERS)
			throw exceeding("a macro has", MAX_FORMULA_PLACEHOLDERS, "placeholders");
		setMacro(name, value, isGlobal);
	};
	return "";
}

const exceeding = (what: string, limit: number, unit: string): Error =>
	new Error(`${what} more than ${limit.toLocaleString("en")} ${unit}`);
