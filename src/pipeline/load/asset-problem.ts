/** Why a content file must not be published, whatever its type. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { MAX_TEXT_BYTES } from "../../model/limits.ts";
import { svgProblem } from "./svg-problem.ts";

/** As in `it has a <script> element (line 3, column 5)`. Only types whose contents matter are read. */
export function findAssetProblem(file: string): string | undefined {
	const checkOf = CHECKS[path.extname(file).toLowerCase()];
	if (!checkOf) return undefined;
	return statSync(file).size > MAX_TEXT_BYTES
		? `it has more than ${MAX_TEXT_BYTES / 1_000_000} MB, too much to be checked`
		: checkOf(readFileSync(file));
}

const CHECKS: Readonly<Record<string, (bytes: Uint8Array) => string | undefined>> = {
	".svg": svgProblem,
	".json": (bytes) => (isPageData(bytes) ? 'it has the keys "build" and "main", as the data of a page' : undefined),
};

/** Scripts show what such a file says. They read none beside content, so this is a second lock. */
function isPageData(bytes: Uint8Array): boolean {
	try {
		const value = JSON.parse(new TextDecoder().decode(bytes));
		return typeof value?.build === "string" && typeof value.main === "string";
	} catch {
		return false;
	}
}
