/** From the configuration as written to the one with every field settled; nothing after it asks "is it set?". */
import path from "node:path";
import { PACKAGE } from "../compile.ts";
import type {
	DocsConfig,
	DocsVersion,
	Locale,
	NavbarItem,
	NavbarLink,
	NewsConfig,
	SearchConfig,
	SiteConfig,
} from "../model/config.ts";
import type {
	Config,
	DocsSpec,
	LocaleSpec,
	NavbarItemSpec,
	NavbarLinkSpec,
	NewsSpec,
	SearchSpec,
	VersionSpec,
} from "./define.ts";
import { cacheDirOf } from "./find.ts";

/** Choices of one build, not of the site. */
export interface Overrides {
	readonly outDir?: string;
	readonly baseUrl?: string;
	readonly locales?: readonly string[];
	readonly drafts?: boolean;
	readonly strict?: boolean;
}

/** `file` is the configuration's path; the folder it is in is the site's root. */
export function settle(
	config: Config,
	file: string,
	overrides: Overrides = {},
): SiteConfig {
	const root = path.dirname(path.resolve(file));
	const below = (folder: string) => path.resolve(root, folder);
	const locales = Object.entries(config.i18n?.locales ?? { en: {} }).map(
		([name, spec]) => localeOf(name, spec),
	);
	const defaultLocale = config.i18n?.defaultLocale ?? locales[0]?.name ?? "en";
	const docs = config.docs === false ? undefined : docsOf(config.docs ?? {});
	const news =
		config.news === false ? undefined : newsOf(config.news ?? {}, config);
	const { navbar = {}, footer, announcementBar, feed } = config;
	return {
		root,
		file: path.basename(file),
		title: config.title,
		tagline: config.tagline ?? "",
		url: config.url.replace(/\/$/, ""),
		baseUrl: slashed(overrides.baseUrl ?? config.baseUrl ?? "/"),
		routeForm:
			config.trailingSlash === undefined
				? "as-is"
				: config.trailingSlash
					? "slash"
					: "bare",
		titleDelimiter: config.titleDelimiter ?? "|",
		...present({ favicon: config.favicon, image: config.image }),
		noIndex: config.noIndex ?? false,
		contentPath: path
			.relative(root, below(config.contentDir ?? "content"))
			.replaceAll("\\", "/"),
		contentDir: below(config.contentDir ?? "content"),
		publicDir: below(config.publicDir ?? "public"),
		cacheDir: cacheDirOf(root),
		outDir: overrides.outDir
			? path.resolve(overrides.outDir)
			: below(config.outDir ?? "dist"),
		templates: config.templates
			? below(config.templates)
			: path.join(PACKAGE, "templates/index.tsx"),
		entries: (
			config.entries ?? [path.join(PACKAGE, "templates/entries/start.ts")]
		).map(below),
		defaultLocale,
		locales,
		builtLocales: overrides.locales ?? locales.map((locale) => locale.name),
		sharedAnchors: config.i18n?.anchors !== "own",
		onBrokenLinks: config.onBrokenLinks ?? "throw",
		onBrokenAnchors: config.onBrokenAnchors ?? "warn",
		onBrokenMarkdownLinks: config.onBrokenMarkdownLinks ?? "warn",
		onDuplicateRoutes: config.onDuplicateRoutes ?? "warn",
		...present({ docs, news }),
		pagesPath: config.pages?.path ?? "pages",
		navbar: {
			...present({ title: navbar.title }),
			...(navbar.logo && {
				logo: {
					...navbar.logo,
					alt: navbar.logo.alt ?? config.title,
					srcDark: navbar.logo.srcDark ?? navbar.logo.src,
					href: navbar.logo.href ?? "/",
				},
			}),
			items: (navbar.items ?? []).map(navbarItemOf),
		},
		...(footer && {
			footer: {
				style: footer.style ?? ("light" as const),
				columns: (footer.links ?? []).map(({ title, items }) => ({
					title,
					items: items.map(({ label, to, href }) => ({
						label,
						to: to ?? href ?? "",
					})),
				})),
				copyright: footer.copyright ?? "",
			},
		}),
		...(announcementBar && {
			announcementBar: {
				...announcementBar,
				id: announcementBar.id ?? "announcement-bar",
				isCloseable: announcementBar.isCloseable ?? true,
			},
		}),
		redirects: {
			list: (config.redirects ?? []).map(({ from, to }) => ({
				from: [from].flat(),
				to,
			})),
			...(config.createRedirects && {
				create: createOf(config.createRedirects),
			}),
		},
		...(config.sitemap !== false && {
			sitemap: { changefreq: "weekly", priority: 0.5, ...config.sitemap }, // spec, 9
		}),
		feeds: feed === false ? [] : (feed?.types ?? ["rss", "atom", "json"]),
		search: searchOf(config.search ?? true),
		toc: {
			min: config.tableOfContents?.minHeadingLevel ?? 2, // spec, 9
			max: config.tableOfContents?.maxHeadingLevel ?? 3,
		},
		mermaid: { light: "default", dark: "dark", ...config.mermaid?.theme },
		markdown: {
			html: "safe",
			math: true,
			emoji: true,
			maxNesting: 100,
			...config.markdown,
		},
		drafts: overrides.drafts ?? false,
		strict: overrides.strict ?? false,
	};
}

/** The entries that are set: under `exactOptionalPropertyTypes` a key is either absent or has a value. */
function present<T extends object>(
	fields: T,
): { [K in keyof T]?: Exclude<T[K], undefined> } {
	return Object.fromEntries(
		Object.entries(fields).filter(([, value]) => value !== undefined),
	) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

const slashed = (baseUrl: string): string =>
	`/${baseUrl}/`.replace(/\/{2,}/g, "/");

const createOf =
	(create: NonNullable<Config["createRedirects"]>) =>
	(from: string): readonly string[] | undefined => {
		const made = create(from);
		return made === undefined ? undefined : [made].flat();
	};

function localeOf(name: string, spec: LocaleSpec): Locale {
	const htmlLang = spec.htmlLang ?? name;
	return {
		name,
		label: spec.label ?? ownName(htmlLang),
		direction: spec.direction ?? "ltr",
		htmlLang,
		calendar: spec.calendar ?? "gregory",
	};
}

/** A language's name for itself, with a capital: `Français`. */
function ownName(tag: string): string {
	const name =
		new Intl.DisplayNames(tag, { type: "language", fallback: "code" }).of(
			tag,
		) ?? tag;
	return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

function docsOf(spec: DocsSpec): DocsConfig {
	const path = spec.path ?? "help";
	const specs = spec.versions ?? [{ name: "current" }];
	const lastVersion =
		spec.lastVersion ??
		specs.find((version) => version.name !== "current")?.name ??
		"current";
	return {
		path,
		routeBasePath: (spec.routeBasePath ?? path).replace(/^\/+|\/+$/g, ""),
		sidebars: spec.sidebars ?? {
			defaultSidebar: [{ type: "autogenerated", dirName: "." }],
		},
		sidebarCollapsed: spec.sidebarCollapsed ?? true,
		sidebarCollapsible: spec.sidebarCollapsible ?? true,
		numberPrefixes: spec.numberPrefixes ?? true,
		...present({ editUrl: spec.editUrl }),
		showLastUpdateTime: spec.showLastUpdateTime ?? false,
		showLastUpdateAuthor: spec.showLastUpdateAuthor ?? false,
		breadcrumbs: spec.breadcrumbs ?? false,
		versions: versionsOf(specs, lastVersion),
		lastVersion,
	};
}

function versionsOf(
	specs: readonly VersionSpec[],
	lastVersion: string,
): DocsVersion[] {
	const last = specs.findIndex((version) => version.name === lastVersion);
	return specs.map((spec, index) => ({
		name: spec.name,
		label: spec.label ?? (spec.name === "current" ? "Next" : spec.name),
		path:
			spec.path ??
			(index === last ? "" : spec.name === "current" ? "next" : spec.name),
		banner:
			spec.banner ??
			(index < last ? "unreleased" : index > last ? "unmaintained" : "none"),
		badge: spec.badge ?? specs.length > 1,
	}));
}

function newsOf(spec: NewsSpec, config: Config): NewsConfig {
	const path = spec.path ?? "news";
	const title = spec.title ?? "News";
	return {
		path,
		routeBasePath: (spec.routeBasePath ?? path).replace(/^\/+|\/+$/g, ""),
		title,
		description: spec.description ?? title,
		sidebarTitle: spec.sidebarTitle ?? {
			en: "Recent posts",
			fr: "Articles récents",
			de: "Neueste Beiträge",
		},
		postsPerPage: spec.postsPerPage ?? 10, // spec, 9
		...present({ editUrl: spec.editUrl }),
		showLastUpdateTime: spec.showLastUpdateTime ?? false,
		showLastUpdateAuthor: spec.showLastUpdateAuthor ?? false,
		showReadingTime: spec.showReadingTime ?? true,
		feedLimit: config.feed ? (config.feed.limit ?? 20) : 20,
	};
}

function searchOf(spec: SearchSpec | boolean): SearchConfig | undefined {
	if (spec === false) return undefined;
	const { weights = {}, within = 3 } = spec === true ? {} : spec;
	return { weights, within };
}

function navbarItemOf(spec: NavbarItemSpec): NavbarItem {
	const position = spec.position ?? "left";
	switch (spec.type) {
		case "doc":
		case "docSidebar":
			return { ...spec, position };
		case "dropdown":
			return { ...spec, position, items: spec.items.map(navbarLinkOf) };
		case "localeDropdown":
		case "docsVersionDropdown":
		case "search":
			return { ...spec, position };
		default:
			return navbarLinkOf(spec);
	}
}

const navbarLinkOf = (spec: NavbarLinkSpec): NavbarLink => ({
	type: "link",
	label: spec.label,
	to: spec.to ?? spec.href ?? "",
	position: spec.position ?? "left",
	...present({
		className: spec.className,
		activeBasePath: spec.activeBasePath,
	}),
});
