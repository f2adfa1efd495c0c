/** A Docusaurus project: its configuration, its locales and its plugins. */
import type { LocaleOptions } from "../../../config/keys/languages.ts";
import { definedFields } from "../../../model/collections.ts";
import { evaluateModule, findModule } from "../evaluate-module.ts";
import type { MigrationNotes } from "../migration-notes.ts";
import { folderNameOf, placeIn, projectPath, readProjectFile, shortened } from "../project-paths.ts";
import { listSourceFiles, type SourceProject } from "../source-files.ts";
import {
	functionNameOf,
	languageTagOf,
	listOf,
	optionOf,
	ownEntry,
	packageNameOf,
	recordOf,
	textFields,
	textOf,
	textsOf,
	type UntypedRecord,
} from "../untyped.ts";

export interface DocusaurusProject extends SourceProject {
	readonly config: UntypedRecord;
	/** `config.themeConfig`. */
	readonly themeConfig: UntypedRecord;
	/** The default locale first. */
	readonly locales: readonly [ProjectLocale, ...ProjectLocale[]];
	readonly plugins: readonly ProjectPlugin[];
}

export interface ProjectLocale {
	readonly name: string;
	readonly options: LocaleOptions;
	/** Absolute: the folder of its translations. */
	readonly folder: string;
}

export interface ProjectPlugin {
	/** Without what all names of plugins have in common: `content-docs`. */
	readonly name: string;
	readonly options: UntypedRecord;
}

export const findDocusaurusConfig = (folder: string): string | undefined => findModule(folder, "docusaurus.config");

export async function readDocusaurusProject(
	folder: string,
	configFile: string,
	notes: MigrationNotes,
): Promise<DocusaurusProject> {
	const config = recordOf(await evaluateModule(configFile, folder));
	return {
		folder,
		config,
		themeConfig: recordOf(config.themeConfig),
		locales: withContent(readLocales(folder, recordOf(config.i18n)), { folder, notes }),
		plugins: readPlugins(config),
		notes,
	};
}

function readLocales(folder: string, i18n: UntypedRecord): DocusaurusProject["locales"] {
	const translations = projectPath(folder, { key: "i18n.path", value: textOf(i18n.path) ?? "i18n" });
	const localeOf = (value: string, key: string): ProjectLocale => {
		const name = folderNameOf({ key, value });
		const settings = recordOf(recordOf(i18n.localeConfigs)[name]);
		return {
			name,
			options: {
				...textFields(settings, "label"),
				...definedFields({
					direction: optionOf(settings.direction, ["ltr", "rtl"]),
					htmlLang: languageTagOf(textOf(settings.htmlLang), name),
				}),
				...textFields(settings, "calendar"),
			},
			folder: projectPath(
				folder,
				{ key: `i18n.localeConfigs.${name}.path`, value: textOf(settings.path) ?? name },
				translations,
			),
		};
	};
	const defaultName = textOf(i18n.defaultLocale) ?? "en";
	return [
		localeOf(defaultName, "i18n.defaultLocale"),
		...textsOf(i18n.locales)
			.filter((name) => name !== defaultName)
			.map((name) => localeOf(name, "i18n.locales")),
	];
}

/** Without the locales that have no Markdown. The default locale has its content elsewhere. */
function withContent(
	[first, ...others]: DocusaurusProject["locales"],
	project: SourceProject,
): DocusaurusProject["locales"] {
	const isTranslated = (locale: ProjectLocale) =>
		listSourceFiles(project, locale.folder).some((name) => /\.mdx?$/.test(name));
	for (const { name } of others.filter((locale) => !isTranslated(locale)))
		project.notes.add("locales without content", name);
	return [first, ...others.filter(isTranslated)];
}

/** The parts of the preset, by the plugin that they configure. */
const PRESET_PARTS: Readonly<Record<string, string>> = {
	docs: "content-docs",
	blog: "content-blog",
	pages: "content-pages",
	sitemap: "sitemap",
	theme: "classic",
	gtag: "google-gtag",
	googleAnalytics: "google-analytics",
	googleTagManager: "google-tag-manager",
	svgr: "svgr",
	debug: "debug",
};

/** The preset has documents, a blog and pages unless they are `false`. */
const DEFAULT_PARTS = { docs: {}, blog: {}, pages: {} };

function readPlugins(config: UntypedRecord): readonly ProjectPlugin[] {
	const presets = listOf(config.presets).flatMap(toPlugin);
	const isClassic = ({ name, options }: ProjectPlugin) =>
		/(?:^|\/)(?:preset-)?classic$/.test(name) || "docs" in options || "blog" in options; // others extend it
	const preset = presets.find(isClassic);
	return [
		...Object.entries({ ...(preset && DEFAULT_PARTS), ...preset?.options })
			.filter(([, options]) => options !== false)
			.map(([part, options]) => ({ name: ownEntry(PRESET_PARTS, part) ?? part, options: recordOf(options) })),
		...presets.filter((one) => !isClassic(one)),
		...listOf(config.plugins).flatMap(toPlugin),
		...listOf(config.themes).flatMap(toPlugin),
	];
}

function toPlugin(entry: unknown): ProjectPlugin[] {
	if (!entry) return [];
	const [plugin, options] = Array.isArray(entry) ? entry : [entry];
	return [{ name: pluginName(plugin), options: recordOf(options) }];
}

function pluginName(plugin: unknown): string {
	const functionName = functionNameOf(plugin);
	if (functionName !== undefined) return functionName || "a function";
	return (textOf(plugin) ?? packageNameOf(plugin) ?? "an object").replace(
		/^@docusaurus\/(plugin-|theme-)?|^docusaurus-plugin-/,
		"",
	);
}

/** Options of the plugins with a name, in the order of the configuration. */
export const optionsOf = ({ plugins }: DocusaurusProject, name: string): readonly UntypedRecord[] =>
	plugins.filter((plugin) => plugin.name === name).map(({ options }) => options);

/** The folders that are published as they are, absolute. */
export function staticFolders({ folder, config }: Pick<DocusaurusProject, "folder" | "config">): readonly string[] {
	const folders = textsOf(config.staticDirectories);
	return (folders.length > 0 ? folders : ["static"]).map((value) =>
		projectPath(folder, { key: "staticDirectories", value }),
	);
}

/** The contents of a JSON file, or `undefined` if there is none. */
export function readJson(project: string, file: string): unknown {
	const text = readProjectFile(project, file);
	if (text === undefined) return undefined;
	try {
		return JSON.parse(text);
	} catch {
		throw new Error(
			`cannot read ${shortened(placeIn(project, file))}: it is not valid JSON\n  help: correct the file, then try again`,
		);
	}
}

/** The folder of a plugin's translations in that of a locale. It has the id of the instance unless that is `default`. */
export const translationFolder = (plugin: string, id = "default"): string =>
	`docusaurus-plugin-${plugin}${id === "default" ? "" : `-${id}`}`;

/**
 * A path of the new site: it starts with a slash and has no base path. URLs stay as they are.
 *
 * @example `img/logo.svg` is `/img/logo.svg`
 */
export function toSitePath(target: string, { config }: Pick<DocusaurusProject, "config">): string {
	if (/^(?:[a-z][a-z+.-]*:|\/\/|#)/i.test(target)) return target;
	const base = textOf(config.baseUrl) ?? "/";
	const absolute = target.startsWith("/") ? target : `/${target}`;
	return base !== "/" && absolute.startsWith(base) ? absolute.slice(base.length - 1) : absolute;
}
