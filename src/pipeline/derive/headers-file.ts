import type { SiteConfig } from "../../model/config.ts";
import type { PublicText } from "../../model/content/source.ts";
import type { Problem } from "../../model/problems/problem.ts";
import type { Output } from "../../model/site/site.ts";
import {
	HEADERS_FILE,
	type HeaderLine,
	type HeaderRule,
	isSameHeader,
	parseHeadersFile,
} from "../../model/urls/headers-file.ts";
import { toOutputPath } from "../../model/urls/route.ts";
import { contentSecurityPolicy } from "./csp.ts";
import { feedbackSources, headSources } from "./head-sources.ts";

const POLICY_HEADER = "Content-Security-Policy";

/**
 * The headers of all responses, in a file that some hosts read. An author's own file becomes part of it, and its headers
 * replace ours for the same path. `scripts` are the texts of all inline scripts of the theme.
 */
export function headersFile(
	scripts: readonly string[],
	{ baseUrl, url, headTags, feedback, csp }: SiteConfig,
	authored?: PublicText,
): { readonly outputs: readonly Output[]; readonly problems: readonly Problem[] } {
	const policy = contentSecurityPolicy(
		scripts,
		headSources(headTags, url),
		feedbackSources(feedback || undefined, url),
		csp,
	);
	const headers: Readonly<Record<string, string>> = {
		[POLICY_HEADER]: policy,
		"X-Content-Type-Options": "nosniff",
		"Referrer-Policy": "strict-origin-when-cross-origin",
	};
	const path = `${baseUrl}*`;
	const rules = parseHeadersFile(authored?.text ?? "");
	const own = rules.find((rule) => rule.path === path);
	const missing = Object.entries(headers)
		.filter(([name]) => !own?.headers.some((line) => isSameHeader(line.name, name)))
		.map(([name, value]) => `  ${name}: ${value}\n`)
		.join("");
	return {
		outputs: [
			{
				path: toOutputPath(HEADERS_FILE),
				contents: own
					? insertBelowLine(authored?.text ?? "", own.line, missing)
					: `${path}\n${missing}${authored ? `\n${authored.text}` : ""}`,
			},
		],
		problems: authored ? policyProblems(rules, path, authored.path) : [],
	};
}

function insertBelowLine(text: string, line: number, added: string): string {
	const lines = text.split(/(?<=\n)/);
	const above = lines.slice(0, line).join("");
	const end = above.endsWith("\n") ? "" : "\n";
	return above + end + added + lines.slice(line).join("");
}

/** Hosts send the policies of all rules that apply to a path, and browsers enforce each of them. */
const policyProblems = (rules: readonly HeaderRule[], path: string, file: string): Problem[] =>
	rules.flatMap((rule) =>
		rule.headers
			.filter(({ name }) => isSameHeader(name, POLICY_HEADER))
			.map((header) => policyProblem(header, rule.path === path, file)),
	);

const policyProblem = ({ line, column }: HeaderLine, isReplaced: boolean, file: string): Problem => ({
	severity: "warning",
	code: "policy-clash",
	message: isReplaced
		? "this content security policy replaces that of the site, which knows the hashes of its scripts"
		: "this content security policy applies in addition to that of the site",
	at: { path: file, line, column },
	hint: 'add sources with the key "csp" of the configuration instead',
});
