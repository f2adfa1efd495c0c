/** Turns a configuration as its author writes it into one in which every field has its value. */
import path from "node:path";
import * as v from "valibot";
import type { DeepReadonly } from "./deep-readonly.ts";
import { cacheDirOf } from "./find.ts";
import { resolveAssets } from "./keys/assets.ts";
import { resolveCheck } from "./keys/check/check.ts";
import { resolveReporting } from "./keys/check/reporting.ts";
import { resolveCsp } from "./keys/csp.ts";
import { resolveDocs } from "./keys/docs.ts";
import { resolveFeeds } from "./keys/feed.ts";
import { resolveFolders } from "./keys/folders.ts";
import { resolveFrontMatter } from "./keys/front-matter.ts";
import { resolveI18n } from "./keys/i18n.ts";
import { resolveLlms } from "./keys/llms.ts";
import { resolveMarkdown } from "./keys/markdown.ts";
import { resolveNews } from "./keys/news.ts";
import { resolveRedirects } from "./keys/redirects.ts";
import { resolveSearch } from "./keys/search.ts";
import { resolveSiteKeys } from "./keys/site.ts";
import { resolveSitemap } from "./keys/sitemap.ts";
import { resolveAnnouncementBar } from "./keys/theme/announcement-bar.ts";
import { resolveColorMode } from "./keys/theme/color-mode.ts";
import { resolveFeedback } from "./keys/theme/feedback.ts";
import { resolveFooter } from "./keys/theme/footer.ts";
import { resolveHead } from "./keys/theme/head.ts";
import { resolveMermaid } from "./keys/theme/mermaid.ts";
import { resolveNavbar } from "./keys/theme/navbar.ts";
import { resolveTableOfContents } from "./keys/theme/table-of-contents.ts";
import { resolveTheme } from "./keys/theme/theme.ts";
import { type Config, configSchema } from "./schema.ts";

/** Options of one build, which take precedence over the configuration. */
export interface ConfigOverrides {
	/** Relative to the working directory. */
	readonly outDir?: string;
	readonly baseUrl?: string;
	/** The names of the locales to build. @default all */
	readonly locales?: readonly string[];
	/** Publishes drafts. @default false */
	readonly drafts?: boolean;
	/** Warnings fail the build. @default false */
	readonly strict?: boolean;
}

type ResolvedKeys = ReturnType<typeof resolveSiteKeys> &
	ReturnType<typeof resolveI18n> &
	ReturnType<typeof resolveReporting> &
	ReturnType<typeof resolveCheck> &
	ReturnType<typeof resolveDocs> &
	ReturnType<typeof resolveNews> &
	ReturnType<typeof resolveNavbar> &
	ReturnType<typeof resolveFooter> &
	ReturnType<typeof resolveAnnouncementBar> &
	ReturnType<typeof resolveRedirects> &
	ReturnType<typeof resolveSitemap> &
	ReturnType<typeof resolveFeeds> &
	ReturnType<typeof resolveLlms> &
	ReturnType<typeof resolveFeedback> &
	ReturnType<typeof resolveSearch> &
	ReturnType<typeof resolveTableOfContents> &
	ReturnType<typeof resolveColorMode> &
	ReturnType<typeof resolveMermaid> &
	ReturnType<typeof resolveMarkdown> &
	ReturnType<typeof resolveAssets> &
	ReturnType<typeof resolveTheme> &
	ReturnType<typeof resolveHead> &
	ReturnType<typeof resolveCsp> &
	ReturnType<typeof resolveFrontMatter> &
	ReturnType<typeof resolveFolders>;

/** The configuration of a site with a value in every field: plain data except for `redirects.create`. */
export interface SiteConfig extends DeepReadonly<ResolvedKeys> {
	/** The absolute path of the folder that holds the configuration and all sources. */
	readonly root: string;
	/** The configuration file, relative to the root, for messages. */
	readonly configPath: string;
	/** The URL of a module that has the key `markdown.use`. Absent if the key is. */
	readonly extensionModule?: string;
	/** What later builds can reuse; deleting it only costs time. */
	readonly cacheDir: string;
	/** Drafts are published. */
	readonly drafts: boolean;
	/** Warnings fail the build. */
	readonly strict: boolean;
}

/**
 * @param config a valid configuration
 * @param file the path of its file; the folder of the file is the root of the site
 * @throws v.ValiError when the configuration is not valid, see `checkConfig`
 */
export function resolveConfig(config: Config, file: string, overrides: ConfigOverrides = {}): SiteConfig {
	const root = path.dirname(path.resolve(file));
	const parsed = v.parse(configSchema, config);
	return {
		root,
		configPath: path.basename(file),
		cacheDir: cacheDirOf(root),
		drafts: overrides.drafts ?? false,
		strict: overrides.strict ?? false,
		...resolveSiteKeys(parsed, overrides.baseUrl),
		...resolveI18n(parsed, overrides.locales),
		...resolveReporting(parsed),
		...resolveCheck(parsed),
		...resolveDocs(parsed),
		...resolveNews(parsed),
		...resolveNavbar(parsed),
		...resolveFooter(parsed),
		...resolveAnnouncementBar(parsed),
		...resolveRedirects(parsed),
		...resolveSitemap(parsed),
		...resolveFeeds(parsed),
		...resolveLlms(parsed),
		...resolveFeedback(parsed),
		...resolveSearch(parsed),
		...resolveTableOfContents(parsed),
		...resolveColorMode(parsed),
		...resolveMermaid(parsed),
		...resolveMarkdown(parsed),
		...resolveAssets(parsed),
		...resolveTheme(parsed, root),
		...resolveHead(parsed),
		...resolveCsp(parsed),
		...resolveFrontMatter(parsed),
		...resolveFolders(parsed, root, overrides.outDir),
	};
}
