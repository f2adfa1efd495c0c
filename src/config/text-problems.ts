/** Finds texts of a configuration that could not be shown or encoded, in values and in keys. */
import { controlIn } from "../model/text/control-characters.ts";

export interface TextProblem {
	/** The keys that lead to the text. */
	readonly keys: readonly string[];
	/** Continues a sentence about the text: "has a control character". */
	readonly message: string;
	readonly hint: string;
}

const CONTROL: Omit<TextProblem, "keys"> = {
	message: "has a control character",
	hint: "remove it; terminals and browsers may take it for a command",
};

/** Such a text cannot be encoded as UTF-8: `encodeURI` throws. */
const LONE_SURROGATE: typeof CONTROL = {
	message: "has a lone surrogate",
	hint: "write both halves of the character, such as \\ud83d\\ude00",
};

const problemOfText = (text: string): typeof CONTROL | undefined =>
	controlIn(text) >= 0 ? CONTROL : /\p{Cs}/u.test(text) ? LONE_SURROGATE : undefined;

/** The first problem of each text. An object that contains itself is read once. */
export function textProblemsIn(config: unknown): TextProblem[] {
	const known = new Set<unknown>();
	const problemsIn = (value: unknown, keys: readonly string[]): TextProblem[] => {
		const problem = typeof value === "string" ? problemOfText(value) : undefined;
		if (problem) return [{ keys, ...problem }];
		if (typeof value !== "object" || value === null || known.has(value)) return [];
		known.add(value);
		return Object.entries(value).flatMap(([key, inner]) => {
			const inside = [...keys, key];
			const keyProblem = problemOfText(key);
			return keyProblem ? [{ keys: inside, ...keyProblem }] : problemsIn(inner, inside);
		});
	};
	return problemsIn(config, []);
}
