/** Writes redirects into a configuration, if that is sure to change nothing else. */
import { addRedirects } from "../../config/add-redirects.ts";
import { evaluateConfigText } from "../../config/load.ts";
import type { SuggestedRedirect } from "../../model/problems/problem.ts";

/** Returns the new text of the configuration; `undefined` if its redirects are not written out in it. */
export async function withRedirects(
	file: string,
	text: string,
	redirects: readonly SuggestedRedirect[],
): Promise<string | undefined> {
	const edited = addRedirects(text, redirects);
	if (edited === undefined) return undefined;
	try {
		const [before, after] = (await Promise.all([text, edited].map((one) => evaluateConfigText(file, one)))) as {
			readonly redirects?: readonly unknown[];
		}[];
		const expected = { ...before, redirects: [...(before?.redirects ?? []), ...redirects] };
		return sourceOf(after) === sourceOf(expected) ? edited : undefined;
	} catch {
		return undefined;
	}
}

/** The same for equal configurations. Functions are compared by their source. */
const sourceOf = (config: unknown): string =>
	JSON.stringify(config, (_, value) =>
		typeof value === "function" || value instanceof RegExp
			? String(value)
			: isPlainObject(value)
				? Object.fromEntries(Object.entries(value).sort(byKey))
				: value,
	);

const isPlainObject = (value: unknown): value is object =>
	typeof value === "object" && value !== null && !Array.isArray(value);

const byKey = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);
