/** Detects regular expressions with superlinear running time. */
import { check } from "recheck";

/** In milliseconds. An expression that takes longer to analyse is too complicated to read as well. */
const LONGEST = 20_000;

/** Why a regular expression is slow, or `undefined` if it runs in linear time. */
export async function slownessOf(source: string, flags: string): Promise<string | undefined> {
	const result = await check(source, flags, {
		timeout: LONGEST,
		randomSeed: 1, // for reproducible results
	});
	switch (result.status) {
		case "safe":
			return;
		case "unknown":
			return `cannot be judged: ${result.error.kind}`;
		case "vulnerable":
			return `${result.complexity.summary}, as in ${shortened(result.attack.pattern)}`;
	}
}

const shortened = (text: string): string => (text.length > 100 ? `${text.slice(0, 100)}…` : text);
