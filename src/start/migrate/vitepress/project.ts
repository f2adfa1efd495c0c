/** A VitePress project: its configuration, its locales and its documents. */
import type { LocaleOptions } from "../../../config/keys/languages.ts";
import { definedFields } from "../../../model/collections.ts";
import { evaluateModule, findModule } from "../evaluate-module.ts";
import type { MigrationNotes } from "../migration-notes.ts";
import { folderNameOf, projectPath } from "../project-paths.ts";
import { listSourceFiles, type SourceProject } from "../source-files.ts";
import { isRecord, optionOf, recordOf, textOf, type UntypedRecord } from "../untyped.ts";

export interface VitePressProject extends SourceProject {
	/** Absolute: the folder of the documents. */
	readonly sourceFolder: string;
	readonly config: UntypedRecord;
	/** The locale without prefix first. */
	readonly locales: readonly [VitePressLocale, ...VitePressLocale[]];
	/** Files of the documents folder, relative to it. */
	readonly files: readonly string[];
}

export interface VitePressLocale {
	readonly name: string;
	/** The folder of its documents: `fr/`, or `""` for the default locale. */
	readonly prefix: string;
	readonly options: LocaleOptions;
	/** The settings of all locales, with its own in place of them. */
	readonly themeConfig: UntypedRecord;
}

/** The configuration is a file, or a folder with an index. */
export const findVitePressConfig = (folder: string): string | undefined =>
	findModule(folder, ".vitepress/config") ?? findModule(folder, ".vitepress/config/index");

export async function readVitePressProject(
	folder: string,
	configFile: string,
	notes: MigrationNotes,
): Promise<VitePressProject> {
	const config = recordOf(await evaluateModule(configFile, folder));
	const sourceFolder = projectPath(folder, { key: "srcDir", value: textOf(config.srcDir) ?? "." });
	const files = documentFiles({ folder, notes }, sourceFolder);
	const [first, ...others] = readLocales(config, notes);
	const isTranslated = ({ prefix }: VitePressLocale) => files.some((name) => name.startsWith(prefix));
	for (const { name } of others.filter((locale) => !isTranslated(locale))) notes.add("locales without content", name);
	return { folder, sourceFolder, config, locales: [first, ...others.filter(isTranslated)], files, notes };
}

function readLocales(config: UntypedRecord, notes: MigrationNotes): VitePressProject["locales"] {
	const { root, ...others } = recordOf(config.locales);
	const rootTag = textOf(recordOf(root).lang) ?? textOf(config.lang) ?? "en";
	const rootName = folderNameOf({ key: "lang", value: rootTag.split("-")[0] ?? "en" });
	const localeOf = (name: string, prefix: string, settings: UntypedRecord, tag: string | undefined) => ({
		name,
		prefix,
		options: definedFields({
			label: textOf(settings.label),
			direction: optionOf(settings.dir, ["ltr", "rtl"]),
			htmlLang: tag === name ? undefined : tag,
		}),
		themeConfig: { ...recordOf(config.themeConfig), ...recordOf(settings.themeConfig) },
	});
	return [
		localeOf(rootName, "", recordOf(root), rootTag),
		...Object.entries(others)
			.filter((entry): entry is [string, UntypedRecord] => isRecord(entry[1]))
			.filter(([name, { link }]) => {
				const isElsewhere = /^https?:/.test(textOf(link) ?? "");
				if (isElsewhere) notes.add("languages of other sites", `${name}: ${textOf(link)}`);
				return !isElsewhere;
			})
			.map(([key, settings]) => {
				const name = folderNameOf({ key: "a key of locales", value: key });
				const tag = textOf(settings.lang) ?? name;
				return localeOf(name, `${name}/`, settings, tag);
			}),
	];
}

/** Files of the project itself, not of its content. */
const PROJECT_FILES =
	/^(package(-lock)?\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|yarn\.lock|bun\.lockb?|tsconfig[\w.]*\.json|[\w.-]+\.config\.\w+)$/;

function documentFiles(project: SourceProject, folder: string): readonly string[] {
	const { notes } = project;
	return listSourceFiles(project, folder).filter((name) => {
		if (/(^|\/)\./.test(name) || name.startsWith("public/")) return false;
		if (PROJECT_FILES.test(name) || /\.vue$/.test(name)) return false;
		if (/\[[^/]+\]\.md$|\.paths\.\w+$/.test(name)) {
			notes.add("dynamic routes", name);
			return false;
		}
		if (/(^|\/)_[^/]*(\/|$)/.test(name) && name.endsWith(".md"))
			notes.add("files whose path has a name with an underscore at its start", name);
		return true;
	});
}

/** The id of the document that a link leads to, if there is one in the default locale. */
export function documentIdOf(link: string, { files }: Pick<VitePressProject, "files">): string | undefined {
	const [address = ""] = link.split(/[?#]/);
	if (!address.startsWith("/") || link.includes("#")) return undefined;
	const name = address.slice(1).replace(/\.(html|md)$/, "");
	const id = name === "" || name.endsWith("/") ? `${name}index` : name;
	return [id, `${id}/index`].find((one) => files.includes(`${one}.md`));
}

/** A link without the prefix of a locale: `/guide/` of `/fr/guide/`. */
export const withoutPrefix = (link: string, { prefix }: VitePressLocale): string =>
	prefix !== "" && `${link}/`.startsWith(`/${prefix}`) ? `/${link.slice(prefix.length + 1)}` : link;
