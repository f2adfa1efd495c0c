/** What the areas of a locale contribute to its chrome. */
import type { SiteConfig } from "../model/config.ts";
import type { Html } from "../model/content.ts";
import type { PageLink } from "../model/page.ts";
import type { LocaleNavigation } from "./chrome.ts";
import { sidebarKeyOf } from "./docs/resolve-sidebars.ts";
import { fillSidebarEntries } from "./docs/sidebar-entries.ts";
import { postLinkOf } from "./news/pages.ts";
import type { RoutedLocale } from "./route-locale.ts";

export function navigationOf(
	placement: RoutedLocale,
	configMarkup: Readonly<Record<string, Html>>,
	{ docs }: SiteConfig,
): LocaleNavigation {
	const last = placement.versions.find(
		({ version }) => version.name === docs?.lastVersion,
	);
	const several = placement.versions.length > 1;
	return {
		sidebars: Object.fromEntries(
			placement.versions.flatMap(({ version, sidebars }) =>
				Object.entries(sidebars).map(([name, entries]) => [
					sidebarKeyOf(version.name, name),
					fillSidebarEntries(entries, configMarkup),
				]),
			),
		),
		versions: placement.versions.map(({ version, home, docs: routed }) => ({
			name: version.name,
			label: version.label,
			home,
			banner: version.banner,
			badge: version.badge,
			isLast: version.name === docs?.lastVersion,
			docs: several
				? Object.fromEntries(routed.map(({ id, route }) => [id, route]))
				: {},
		})),
		docs: new Map(
			(last?.docs ?? []).map(
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
		drafts: last?.drafts ?? [],
		firstLinks: last?.firstLinks ?? {},
		posts: placement.posts.filter(({ listed }) => listed).map(postLinkOf),
		configMarkup,
	};
}
