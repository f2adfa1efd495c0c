/** `check`: what `ssg check` looks for besides the problems of a build. */
import * as v from "valibot";
import type { DeepReadonly } from "../../deep-readonly.ts";
import type { ParsedKeys } from "../../values.ts";
import { type ExternalCheckOptions, externalCheckOptions } from "./check-external.ts";
import { type RuleSettings, ruleSettings } from "./check-rules.ts";

export interface CheckKeys {
	/** What `ssg check` looks for. @default {} */
	readonly check?: CheckOptions;
}

export interface CheckOptions {
	/**
	 * The rules for content. Comments switch them off for a part of a page: `<!-- check-disable-next-line link-text -->`.
	 * @default {}
	 * @example { "image-alt": "throw", "link-text": "ignore" }
	 */
	readonly rules?: RuleSettings;
	/**
	 * Other settings for some of the files. The last one that names a rule applies.
	 * @default []
	 * @example [{ files: ["content/en/news/**"], rules: { "link-text": "ignore" } }]
	 */
	readonly overrides?: readonly RuleOverride[];
	/**
	 * How `ssg check --external` asks for the addresses of other sites.
	 * @default {}
	 * @example { timeout: 10, ignore: [{ url: "https://example.org/account/*", reason: "asks readers to log in" }] }
	 */
	readonly external?: ExternalCheckOptions;
}

export interface RuleOverride {
	/** Patterns for paths relative to the site's folder. @example ["content/en/news/**"] */
	readonly files: readonly string[];
	/** The settings of the rules for these files. */
	readonly rules: RuleSettings;
}

const checkOptions = v.strictObject({
	rules: v.exactOptional(ruleSettings, {}),
	overrides: v.exactOptional(v.array(v.strictObject({ files: v.array(v.string()), rules: ruleSettings })), []),
	external: v.exactOptional(externalCheckOptions, {}),
});

export const checkKeys = { check: v.exactOptional(checkOptions, {}) };

export type CheckConfig = DeepReadonly<v.InferOutput<typeof checkOptions>>;

export const resolveCheck = ({ check }: ParsedKeys<typeof checkKeys>): { readonly check: CheckConfig } => ({
	check,
});
