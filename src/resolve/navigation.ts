/** What the areas of a locale contribute to its chrome. */
import type { SiteConfig } from "../model/config.ts";
import { htmlOf } from "../model/content.ts";
import type { PageLink } from "../model/page.ts";
import type { LocaleNavigation } from "./chrome.ts";
import { type FillContextFor, fillHoles } from "./fill-holes.ts";
import { postLinksOf } from "./locale-pages.ts";
import type { RoutedLocale } from "./route-locale.ts";

export function navigationOf(
	placement: RoutedLocale,
	contextFor: FillContextFor,
	{ docs }: SiteConfig,
): LocaleNavigation {
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
		posts: postLinksOf(placement),
		...(announcement && {
			announcement: htmlOf(
				fillHoles(announcement.body, contextFor(announcement)),
			),
		}),
	};
}
