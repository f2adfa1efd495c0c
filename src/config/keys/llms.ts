/** `llms`: the text of the site for language models, https://llmstxt.org. */
import * as v from "valibot";
import type { DeepReadonly } from "../deep-readonly.ts";
import type { ParsedKeys } from "../values.ts";
import { orFalse } from "../values.ts";
import type { siteKeys } from "./site.ts";

export interface LlmsKeys {
	/**
	 * `llms.txt` and `llms-full.txt` of each locale, for language models. `false`: neither of them.
	 * @default {}
	 * @example false
	 */
	readonly llms?: LlmsOptions | false;
}

export interface LlmsOptions {
	/** `llms.txt`: the titles, addresses and descriptions of all pages. @default true */
	readonly index?: boolean;
	/** `llms-full.txt`: the texts of all pages in one file. @default true */
	readonly full?: boolean;
}

const llmsOptions = v.strictObject({
	index: v.exactOptional(v.boolean(), true),
	full: v.exactOptional(v.boolean(), true),
});

export const llmsKeys = { llms: v.exactOptional(orFalse(llmsOptions), {}) };

export type LlmsConfig = DeepReadonly<v.InferOutput<typeof llmsOptions>>;

/** A site that search engines must not index has none of the files. */
export const resolveLlms = ({
	llms,
	noIndex,
}: ParsedKeys<typeof llmsKeys & typeof siteKeys>): {
	readonly llms: LlmsConfig;
} => ({
	llms: llms && !noIndex ? llms : { index: false, full: false },
});
