/** All keys of the configuration. Each key is described in one file of `keys/`. */
import * as v from "valibot";
import type { DeepReadonly } from "./deep-readonly.ts";
import type { DifferingKey } from "./differing-key.ts";
import { type AssetKeys, assetKeys } from "./keys/assets.ts";
import { type CheckKeys, checkKeys } from "./keys/check/check.ts";
import { type ReportingKeys, reportingKeys } from "./keys/check/reporting.ts";
import { type CspKeys, cspKeys } from "./keys/csp.ts";
import { type DocsKeys, docsKeys } from "./keys/docs.ts";
import { type FeedKeys, feedKeys } from "./keys/feed.ts";
import { type FolderKeys, folderKeys } from "./keys/folders.ts";
import { type FrontMatterKeys, frontMatterKeys } from "./keys/front-matter.ts";
import { type I18nKeys, i18nKeys } from "./keys/i18n.ts";
import { type LlmsKeys, llmsKeys } from "./keys/llms.ts";
import { type MarkdownKeys, markdownKeys } from "./keys/markdown.ts";
import { type NewsKeys, newsKeys } from "./keys/news.ts";
import { type RedirectKeys, redirectKeys } from "./keys/redirects.ts";
import { type SearchKeys, searchKeys } from "./keys/search.ts";
import { type SiteKeys, siteKeys } from "./keys/site.ts";
import { type SitemapKeys, sitemapKeys } from "./keys/sitemap.ts";
import { type AnnouncementBarKeys, announcementBarKeys } from "./keys/theme/announcement-bar.ts";
import { type ColorModeKeys, colorModeKeys } from "./keys/theme/color-mode.ts";
import { type FeedbackKeys, feedbackKeys } from "./keys/theme/feedback.ts";
import { type FooterKeys, footerKeys } from "./keys/theme/footer.ts";
import { type HeadKeys, headKeys } from "./keys/theme/head.ts";
import { type MermaidKeys, mermaidKeys } from "./keys/theme/mermaid.ts";
import { type NavbarKeys, navbarKeys } from "./keys/theme/navbar.ts";
import { type StringKeys, stringKeys } from "./keys/theme/strings.ts";
import { type TableOfContentsKeys, tableOfContentsKeys } from "./keys/theme/table-of-contents.ts";
import { type ThemeKeys, themeKeys } from "./keys/theme/theme.ts";

const entries = {
	...siteKeys,
	...i18nKeys,
	...reportingKeys,
	...checkKeys,
	...docsKeys,
	...newsKeys,
	...navbarKeys,
	...footerKeys,
	...announcementBarKeys,
	...redirectKeys,
	...sitemapKeys,
	...feedKeys,
	...llmsKeys,
	...feedbackKeys,
	...searchKeys,
	...stringKeys,
	...tableOfContentsKeys,
	...colorModeKeys,
	...mermaidKeys,
	...markdownKeys,
	...assetKeys,
	...themeKeys,
	...headKeys,
	...cspKeys,
	...frontMatterKeys,
	...folderKeys,
};

export const configSchema = v.strictObject(entries);

/** The configuration of a site, as its author writes it in `site.config.ts`. Names follow Docusaurus where it has the same key. */
export interface Config
	extends SiteKeys,
		I18nKeys,
		ReportingKeys,
		CheckKeys,
		DocsKeys,
		NewsKeys,
		NavbarKeys,
		FooterKeys,
		AnnouncementBarKeys,
		RedirectKeys,
		SitemapKeys,
		FeedKeys,
		LlmsKeys,
		FeedbackKeys,
		SearchKeys,
		StringKeys,
		TableOfContentsKeys,
		ColorModeKeys,
		MermaidKeys,
		MarkdownKeys,
		AssetKeys,
		ThemeKeys,
		HeadKeys,
		CspKeys,
		FrontMatterKeys,
		FolderKeys {}

type AcceptedConfig = DeepReadonly<v.InferInput<typeof configSchema>>;

type MustBeNever<Key extends never> = Key;

/**
 * Does not compile while the interface and the schema differ; the error names the key. The interface is written out
 * because the language server of TypeScript 7.0 shows no documentation for properties of mapped types, which is what
 * valibot infers: https://github.com/microsoft/typescript-go/issues/4677.
 *
 * @public Nothing imports it; the compiler checks it where it is.
 */
export type SameAsSchema = MustBeNever<DifferingKey<Config, AcceptedConfig>>;
