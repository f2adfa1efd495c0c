/** Finds texts of a configuration that could not be shown or encoded, in values and in keys. */
import { controlIn } from "../model/text/control-characters.ts";

export interface TextFault {
	/** The keys that lead to the text. */
	readonly keys: readonly string[];
	/** Continues a sentence about the text: "has a control character". */
	readonly message: string;
	readonly hint: string;
}

type Fault = Omit<TextFault, "keys">;

const CONTROL: Fault = {
	message: "has a control character",
	hint: "remove it; terminals and browsers may take it for a command",
};

/** Such a text cannot be encoded as UTF-8: `encodeURI` throws. */
const LONE_SURROGATE: Fault = {
	message: "has a lone surrogate",
	hint: "write both halves of the character, such as \\ud83d\\ude00",
};

const faultOfText = (text: string): Fault | undefined =>
	controlIn(text) >= 0 ? CONTROL : /\p{Cs}/u.test(text) ? LONE_SURROGATE : undefined;

/** The first fault of each text. An object that contains itself is read once. */
export function textFaultsIn(config: unknown): TextFault[] {
	const known = new Set<unknown>();
	const faultsIn = (value: unknown, keys: readonly string[]): TextFault[] => {
		const fault = typeof value === "string" ? faultOfText(value) : undefined;
		if (fault) return [{ keys, ...fault }];
		if (typeof value !== "object" || value === null || known.has(value)) return [];
		known.add(value);
		return Object.entries(value).flatMap(([key, inner]) => {
			const inside = [...keys, key];
			const keyFault = faultOfText(key);
			return keyFault ? [{ keys: inside, ...keyFault }] : faultsIn(inner, inside);
		});
	};
	return faultsIn(config, []);
}
