/** Links that are not requested, because the configuration says why not. */
import type { Problem } from "../../model/problems/problem.ts";
import { matchesWildcard } from "../../model/text/wildcard.ts";
import type { ExternalLink } from "./external-link.ts";

export interface IgnoredUrls {
	/** A URL in which `*` stands for any characters. */
	readonly url: string;
	readonly reason: string;
}

export interface LinkSelection {
	readonly links: readonly ExternalLink[];
	/** Entries of the list that match no link. */
	readonly problems: readonly Problem[];
}

/** @param configKey of the list */
export function withoutIgnored(
	links: readonly ExternalLink[],
	ignore: readonly IgnoredUrls[],
	configKey: string,
): LinkSelection {
	const used = new Set<IgnoredUrls>();
	const isIgnored = ({ url }: ExternalLink): boolean => {
		const written = [url, ...(URL.canParse(url) ? [new URL(url).href] : [])];
		const matching = ignore.filter((entry) => written.some((text) => matchesWildcard(entry.url, text)));
		for (const entry of matching) used.add(entry);
		return matching.length > 0;
	};
	const kept = links.filter((link) => !isIgnored(link));
	const problems = ignore.flatMap((entry, i): Problem[] =>
		used.has(entry)
			? []
			: [
					{
						severity: "info",
						code: "external-ignore-unused",
						message: `no link matches ${entry.url} any more`,
						configKey: `${configKey}[${i}]`,
						hint: "remove the entry",
					},
				],
	);
	return { links: kept, problems };
}
