/** The strings and regular expressions in TypeScript. */
import { parse, type Token } from "acorn";
import { transformSync } from "esbuild";

export interface RegExpLiteral {
	readonly source: string;
	readonly flags: string;
	/** 1-based. */
	readonly line: number;
}

/** The values of the tokens of some kinds, in order. */
function valuesIn(code: string, file: string, ...labels: readonly string[]): unknown[] {
	const loader = file.endsWith("x") ? "tsx" : "ts";
	const script = transformSync(code, { loader, jsx: "automatic", target: "esnext" }).code;
	const values: unknown[] = [];
	parse(script, {
		ecmaVersion: "latest",
		sourceType: "module",
		onToken(token) {
			const { type, value } = token as Token & { readonly value: unknown };
			if (labels.includes(type.label)) values.push(value);
		},
	});
	return values;
}

export const stringsIn = (code: string, file: string): string[] =>
	valuesIn(code, file, "string", "template").map(String);

export function literalsIn(code: string, file: string): RegExpLiteral[] {
	let from = 0;
	return valuesIn(code, file, "regexp").map((value) => {
		const { pattern, flags } = value as { pattern: string; flags: string };
		const at = code.indexOf(`/${pattern}/${flags}`, from);
		if (at >= 0) from = at + 1;
		return { source: pattern, flags, line: code.slice(0, Math.max(at, 0)).split("\n").length };
	});
}
