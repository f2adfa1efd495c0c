/** Two pages at one address. */
import type { SiteConfig } from "../model/config.ts";
import type { Page } from "../model/page.ts";
import type { Problem } from "../model/problem.ts";
import { parseRoute, sameRoute } from "../model/route.ts";
import type { Asset } from "../model/source.ts";
import { problemOf } from "./reaction.ts";

/**
 * The pages without those whose address another page before them has. Addresses that differ in letter case only are an
 * error: on some disks one file would overwrite the other.
 */
export function withoutDuplicates(
	pages: readonly Page[],
	published: readonly Asset[],
	config: SiteConfig,
): { pages: Page[]; problems: Problem[] } {
	const taken = new Map<string, Page>();
	const folded = new Map<string, Page>();
	const files = new Map(
		published.map((asset) => [sameRoute(parseRoute(asset.address)), asset]),
	);
	const kept: Page[] = [];
	const problems: Problem[] = [];
	for (const page of pages) {
		const key = sameRoute(page.route);
		const other = taken.get(key);
		const similar = folded.get(key.toLowerCase());
		const file = files.get(key);
		if (other) {
			problems.push(
				...problemOf(config.onDuplicateRoutes, {
					code: "duplicate-route",
					message: `${page.route} is the address of ${nameOf(other)} and of ${nameOf(page)}; the first is built`,
					...placeOf(page),
					hint: "Give one of them another slug.",
				}),
			);
			continue;
		}
		if (similar)
			problems.push({
				severity: "error",
				code: "similar-route",
				message: `${page.route} and ${similar.route} differ in letter case only (${nameOf(similar)}, ${nameOf(page)})`,
				...placeOf(page),
				hint: "Give one of them another slug.",
			});
		if (file)
			problems.push(
				...problemOf(config.onDuplicateRoutes, {
					code: "duplicate-route",
					message: `${page.route} is the address of ${nameOf(page)} and of the public file ${file.path}; the page is built`,
					...placeOf(page),
				}),
			);
		taken.set(key, page);
		folded.set(key.toLowerCase(), page);
		kept.push(page);
	}
	return { pages: kept, problems };
}

const nameOf = (page: Page): string =>
	page.source ?? `a page made for ${page.key}`;

const placeOf = ({ source }: Page) =>
	source ? { at: { path: source, line: 1, column: 1 } } : {};
