/** What the areas of a locale contribute to its chrome. */
import { type DocsConfig, type SiteConfig, textForLocale } from "../../model/config.ts";
import type { Html } from "../../model/content/content.ts";
import type { PageLink } from "../../model/site/page-parts.ts";
import type { RoutedDocs } from "./docs/index.ts";
import { sidebarKeyOf } from "./docs/resolve-sidebars.ts";
import type { RoutedVersion } from "./docs/route-versions.ts";
import { fillSidebarEntries } from "./docs/sidebar-entries.ts";
import type { RoutedLocale } from "./locales/route-locale.ts";
import { postLinkOf } from "./news/pages.ts";

export function createNavigation(
	placement: RoutedLocale,
	configMarkup: Readonly<Record<string, Html>>,
	{ docs, defaultLocale }: SiteConfig,
) {
	const { versions } = placement;
	return {
		/** By `version/name`. */
		sidebars: Object.fromEntries(
			versions.flatMap(({ version, sidebars }) =>
				Object.entries(sidebars).map(([name, entries]) => [
					sidebarKeyOf(version, name),
					fillSidebarEntries(entries, configMarkup),
				]),
			),
		),
		versions: versions.map(({ version, owner, home, docs: routed }) => ({
			name: version.name,
			docsId: version.docsId,
			label: textForLocale(version.label, placement.locale.name, defaultLocale),
			home,
			banner: version.banner,
			badge: version.badge,
			isLast: version.name === owner.lastVersion,
			docs: owner.versions.length > 1 ? Object.fromEntries(routed.map(({ id, route }) => [id, route])) : {},
		})),
		/** One for each set of documents. */
		docs: docs.map((owner) => createDocsNavigation(owner, versions)),
		posts: placement.posts.filter(({ listed }) => listed).map(postLinkOf),
		/** Markdown and HTML of the configuration, by key. */
		configMarkup,
	};
}

export type LocaleNavigation = ReturnType<typeof createNavigation>;

/** The last version of a set of documents. */
export interface DocsNavigation extends Pick<RoutedDocs, "drafts" | "firstLinks"> {
	readonly id: string;
	/** By id. */
	readonly docs: ReadonlyMap<string, PageLink & { readonly sidebar?: string }>;
	/** The names of its sidebars. */
	readonly sidebars: readonly string[];
}

function createDocsNavigation({ id, lastVersion }: DocsConfig, versions: readonly RoutedVersion[]): DocsNavigation {
	const last = versions.find(({ version }) => version.name === lastVersion);
	return {
		id,
		docs: new Map(
			(last?.docs ?? []).map(({ id, route, label, sidebar }) => [id, { route, label, ...(sidebar && { sidebar }) }]),
		),
		drafts: last?.drafts ?? [],
		sidebars: Object.keys(last?.sidebars ?? {}),
		firstLinks: last?.firstLinks ?? {},
	};
}
