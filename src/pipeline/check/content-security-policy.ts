/** Sources in the configured policy with which the policy protects from less. */
import type { SiteConfig } from "../../model/config.ts";
import { type Problem, startOfFile } from "../../model/problems/problem.ts";
import { UNSAFE_SOURCES } from "../../model/urls/content-security-policy.ts";

export const unsafePolicyProblems = ({ csp, configPath }: SiteConfig): Problem[] =>
	Object.entries(csp).flatMap(([directive, sources]) =>
		sources
			.filter((source) => UNSAFE_SOURCES.includes(source))
			.map((source) => ({
				severity: "warning",
				code: "unsafe-policy",
				message: `csp["${directive}"] allows ${source}, with which code that got into a page can run`,
				at: startOfFile(configPath),
				configKey: `csp["${directive}"]`,
				hint: 'add scripts and styles with the key "head", which adds their hashes to the policy',
			})),
	);
