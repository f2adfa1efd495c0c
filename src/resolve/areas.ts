/** What the areas of a locale give to its chrome. */
import type { SiteConfig } from "../model/config.ts";
import { htmlOf } from "../model/content.ts";
import type { PageLink } from "../model/page.ts";
import type { Areas } from "./chrome.ts";
import { type FillingOf, fill } from "./fill.ts";
import { postLinks } from "./pages.ts";
import type { Placement } from "./place.ts";

export function areasOf(
	placement: Placement,
	filling: FillingOf,
	{ docs }: SiteConfig,
): Areas {
	const last = placement.versions.find(
		({ version }) => version.name === docs?.lastVersion,
	);
	const several = placement.versions.length > 1;
	const { announcement } = placement;
	return {
		sidebars: Object.fromEntries(
			placement.versions.flatMap(({ version, placed }) =>
				Object.entries(placed.sidebars).map(([name, entries]) => [
					`${version.name}/${name}`,
					entries,
				]),
			),
		),
		versions: placement.versions.map(({ version, placed }) => ({
			name: version.name,
			label: version.label,
			home: placed.home,
			banner: version.banner,
			badge: version.badge,
			isLast: version.name === docs?.lastVersion,
			docs: several
				? Object.fromEntries(placed.docs.map(({ id, route }) => [id, route]))
				: {},
		})),
		docs: new Map(
			(last?.placed.docs ?? []).map(
				({
					id,
					route,
					label,
					sidebar,
				}): [string, PageLink & { sidebar?: string }] => [
					id,
					{ route, label, ...(sidebar && { sidebar }) },
				],
			),
		),
		drafts: last?.placed.drafts ?? [],
		firstLinks: last?.placed.firstLinks ?? {},
		posts: postLinks(placement),
		...(announcement && {
			announcement: htmlOf(fill(announcement.body, filling(announcement))),
		}),
	};
}
