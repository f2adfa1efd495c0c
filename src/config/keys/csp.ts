/** `csp`: additions to the content security policy. */
import * as v from "valibot";
import { CSP_DIRECTIVES, type CspDirective, type PolicySources } from "../../model/urls/content-security-policy.ts";
import type { ParsedKeys } from "../values.ts";
import { expected } from "../values.ts";

export interface CspKeys {
	/**
	 * Sources that are added to the content security policy, by directive. `["'none'"]` replaces the sources that the
	 * directive has. Origins and hashes of what `head` loads are added by themselves.
	 * @default {}
	 * @example { "frame-src": ["https://www.youtube-nocookie.com"] }
	 */
	readonly csp?: CspOptions;
}

export type CspOptions = {
	readonly [Directive in CspDirective]?: readonly string[];
};

/** Words that are only valid in quotes, such as `self`. */
const UNQUOTED_KEYWORD =
	/^(?:self|none|unsafe-[\w-]+|strict-dynamic|wasm-unsafe-eval|report-sample|(?:sha(?:256|384|512)|nonce)-.+)$/i;

/** A source ends at a space, a directive at a semicolon, and the policy at a comma. */
const policySource = v.pipe(
	v.string(),
	v.regex(/^[!-~]+$/, expected("one source, such as https://example.org, without spaces")),
	v.check((source) => !/[;,]/.test(source), expected("a source without semicolon and comma")),
	v.check(
		(source) => !UNQUOTED_KEYWORD.test(source),
		({ input }) => `write "'${input}'": ${input} is a keyword, which has quotes`,
	),
);

const sources = v.array(policySource);

const optionalSources = () => v.exactOptional(sources);

const csp = v.strictObject(
	Object.fromEntries(CSP_DIRECTIVES.map((directive) => [directive, optionalSources()])) as Record<
		CspDirective,
		ReturnType<typeof optionalSources>
	>,
);

export const cspKeys = { csp: v.exactOptional(csp, {}) };

export const resolveCsp = (config: ParsedKeys<typeof cspKeys>): { readonly csp: PolicySources } => ({
	csp: config.csp as PolicySources,
});
