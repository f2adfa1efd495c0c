/** Turns a configuration as its author writes it into one in which every field has its value. */
import path from "node:path";
import * as v from "valibot";
import type { TrailingSlash } from "../model/urls/route.ts";
import type { Config } from "./config.ts";
import type { DeepReadonly } from "./deep-readonly.ts";
import { cacheDirOf } from "./find.ts";
import { resolveDocs } from "./keys/documents.ts";
import { resolveFooter, resolveSocial } from "./keys/footer.ts";
import { resolveHead } from "./keys/head.ts";
import { resolveLocales } from "./keys/languages.ts";
import { resolveMarkdown } from "./keys/markdown.ts";
import { resolveNews } from "./keys/news.ts";
import { configSchema } from "./schema.ts";

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

/** The configuration of a site with a value in every field: plain data except for functions in `redirects`. */
export interface SiteConfig extends DeepReadonly<ReturnType<typeof resolveKeys>> {
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
	return {
		root,
		configPath: path.basename(file),
		cacheDir: cacheDirOf(root),
		drafts: overrides.drafts ?? false,
		strict: overrides.strict ?? false,
		...resolveKeys(v.parse(configSchema, config), root, overrides),
	};
}

type ParsedConfig = v.InferOutput<typeof configSchema>;

/** Most keys are as they are written. Paths of the machine are absolute. */
function resolveKeys(parsed: ParsedConfig, root: string, { outDir, baseUrl, locales }: ConfigOverrides) {
	const { i18n: _i18n, strings: _strings, scripts: _scripts, stylesheets: _stylesheets, ...keys } = parsed;
	const { theme } = keys;
	const below = (file: string) => path.resolve(root, file);
	const contentDir = below(keys.contentDir);
	return {
		...keys,
		/** Starts and ends with `/`. */
		baseUrl: `/${baseUrl ?? keys.baseUrl}/`.replace(/\/{2,}/g, "/"),
		trailingSlash: trailingSlashOf(keys.trailingSlash),
		/** The content folder relative to the root, with forward slashes. */
		contentPath: path.relative(root, contentDir).replaceAll("\\", "/"),
		contentDir,
		publicDir: below(keys.publicDir),
		outDir: outDir ? path.resolve(outDir) : below(keys.outDir),
		theme: {
			...theme,
			css: theme.css.map(below),
			templates: below(theme.templates),
			entries: theme.entries.map(below),
			...(theme.components !== undefined && { components: below(theme.components) }),
		},
		...resolveLocales(parsed, locales),
		docs: resolveDocs(parsed),
		news: resolveNews(parsed),
		footer: resolveFooter(parsed),
		social: resolveSocial(parsed),
		...resolveMarkdown(parsed),
		headTags: resolveHead(parsed),
		/** A site that search engines must not index has none of the files. */
		llms: keys.noIndex ? undefined : keys.llms,
	};
}

function trailingSlashOf(trailingSlash: boolean | undefined): TrailingSlash {
	if (trailingSlash === undefined) return "as-is";
	return trailingSlash ? "slash" : "bare";
}
