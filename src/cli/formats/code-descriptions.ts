/** Says what the code of a problem stands for. */
import { LINT_RULES } from "../../lint/rules/index.ts";

export interface CodeDescription {
	readonly summary: string;
	readonly helpUri?: string;
}

/** Codes are plain words: `broken-link`. */
export function describeCode(code: string): CodeDescription {
	const rule = LINT_RULES.find(({ id }) => id === code);
	const words = code.replaceAll("-", " ");
	return {
		summary: rule
			? `${rule.summary}.`
			: `${words.charAt(0).toUpperCase()}${words.slice(1)}.`,
	};
}
