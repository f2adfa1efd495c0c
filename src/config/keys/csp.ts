/** Additions to the content security policy. */
import * as v from "valibot";
import { CSP_DIRECTIVES, type CspDirective } from "../../model/urls/content-security-policy.ts";
import { expected } from "../values.ts";

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

export type CspOptions = { readonly [Directive in CspDirective]?: readonly string[] };

export const policySources = v.strictObject(
	Object.fromEntries(CSP_DIRECTIVES.map((directive) => [directive, v.exactOptional(v.array(policySource))])),
) as v.GenericSchema<CspOptions>;
