/** Finds the regular expression literals in TypeScript. */
import { parse, type Token } from "acorn";
import { transformSync } from "esbuild";

export interface RegExpLiteral {
	readonly source: string;
	readonly flags: string;
	/** 1-based. */
	readonly line: number;
}

/** The literals of a file, in order. */
export function literalsIn(code: string, file: string): RegExpLiteral[] {
	const { code: script } = transformSync(code, {
		loader: file.endsWith("x") ? "tsx" : "ts",
		jsx: "automatic",
		target: "esnext",
	});
	const literals: RegExpLiteral[] = [];
	let from = 0;
	parse(script, {
		ecmaVersion: "latest",
		sourceType: "module",
		onToken(token) {
			const { type, value } = token as Token & { readonly value: unknown };
			if (type.label !== "regexp") return;
			const { pattern, flags } = value as { pattern: string; flags: string };
			const at = code.indexOf(`/${pattern}/${flags}`, from);
			if (at >= 0) from = at + 1;
			const line = code.slice(0, Math.max(at, 0)).split("\n").length;
			literals.push({ source: pattern, flags, line });
		},
	});
	return literals;
}
