/** A VitePress project: its configuration, its locales and its documents. */
import path from "node:path";
import type { LocaleOptions } from "../../../config/keys/languages.ts";
import { definedFields } from "../../../model/collections.ts";
import { staysInside } from "../../../pipeline/emit/relative-path.ts";
import { ADVICE } from "../advice.ts";
import { callInModule, evaluateModule, findModule } from "../evaluate-module.ts";
import type { MigrationNotes } from "../migration-notes.ts";
import { folderNameOf, placeIn, projectPath } from "../project-paths.ts";
import { listSourceFiles, type SourceProject } from "../source-files.ts";
import { isFunction, isRecord, languageTagOf, optionOf, recordOf, textOf, type UntypedRecord } from "../untyped.ts";

export interface VitePressProject extends SourceProject {
	/** Absolute. */
	readonly configFile: string;
	/** Absolute: the folder of the documents. */
	readonly sourceFolder: string;
	readonly config: UntypedRecord;
	/** The locale without prefix first. */
	readonly locales: readonly [VitePressLocale, ...VitePressLocale[]];
	/** Files of the documents folder, as addresses have them: relative to it, with `rewrites`. */
	readonly files: readonly string[];
	/** Where each is, relative to the documents folder. */
	readonly sources: ReadonlyMap<string, string>;
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
	const found = documentFiles({ folder, notes }, sourceFolder);
	const rewrite = isFunction(config.rewrites)
		? await callRewrites(configFile, { folder, notes }, found)
		: createRewriter(recordOf(config.rewrites), notes);
	const additions = await readAdditions({ folder, sourceFolder, config, found, rewrite, notes });
	const sources = new Map(found.filter((name) => !ADDITION.test(name)).map((name) => [rewrite(name), name]));
	const files = [...sources.keys()];
	const [first, ...others] = readLocales(config, additions, notes);
	const isTranslated = ({ prefix }: VitePressLocale) => files.some((name) => name.startsWith(prefix));
	for (const { name } of others.filter((locale) => !isTranslated(locale))) notes.add("locales without content", name);
	return {
		folder,
		configFile,
		sourceFolder,
		config,
		locales: [first, ...others.filter(isTranslated)],
		files,
		sources,
		notes,
	};
}

/** A configuration of a folder, which newer versions of VitePress find by its name. */
const ADDITION = /(?:^|\/)config\.[cm]?[jt]s$/;

/** By the folder whose pages it is for: `fr/`. */
type Additions = ReadonlyMap<string, UntypedRecord>;

interface AdditionsRequest extends SourceProject, Pick<VitePressProject, "sourceFolder" | "config"> {
	/** Files of the documents folder, relative to it. */
	readonly found: readonly string[];
	readonly rewrite: (name: string) => string;
}

/** The configurations of folders: those that the key `additionalConfig` has, or files of the folders of locales. */
async function readAdditions({ config, found, rewrite, ...project }: AdditionsRequest): Promise<Additions> {
	if (isRecord(config.additionalConfig))
		return new Map(
			Object.entries(config.additionalConfig).map(([name, value]) => [name.replace(/^\//, ""), recordOf(value)]),
		);
	const additions = new Map<string, UntypedRecord>();
	for (const name of found.filter((one) => ADDITION.test(one))) {
		const prefix = rewrite(name.replace(ADDITION, "/index.md")).replace(/^\/?index\.md$|index\.md$/, "");
		const file = path.join(project.sourceFolder, name);
		const isOfLocale = prefix === "" || Object.hasOwn(recordOf(config.locales), prefix.slice(0, -1));
		try {
			if (isOfLocale) additions.set(prefix, recordOf(await evaluateModule(file, project.folder)));
		} catch {
			project.notes.add("configurations of folders", placeIn(project.folder, file));
		}
		if (!isOfLocale) project.notes.add("configurations of folders", placeIn(project.folder, file));
	}
	return additions;
}

/** Asks the function that the project has as `rewrites` where each file is. */
async function callRewrites(configFile: string, { folder, notes }: SourceProject, names: readonly string[]) {
	const key = "rewrites";
	const moved = await callInModule(configFile, folder, { keys: [key], texts: names }).catch(() => undefined);
	if (!moved) notes.add("functions in the configuration", key, ADVICE.rewrites);
	return (name: string): string => {
		const to = moved?.get(name) ?? name;
		return staysInside(to) ? to : name;
	};
}

/** A part of a pattern: `:name`, `:name*`, `:name(.*)` or `(.*)`. */
const PARAMETER = /:(\w+)(?:\([^()]*\))?([*+?]?)|\(([^()]*)\)/g;

/** Moves a file as `rewrites` says: by the first pattern that it has. */
function createRewriter(rewrites: UntypedRecord, notes: MigrationNotes): (name: string) => string {
	const rules = Object.entries(rewrites).flatMap(([from, target]) => {
		const to = textOf(target);
		if (to === undefined || /[*+?{}]/.test(from.replace(PARAMETER, "") + to.replace(PARAMETER, ""))) {
			notes.add("rewrites", `${from} → ${String(to)}`);
			return [];
		}
		const names: string[] = [];
		const parts = [...from.matchAll(PARAMETER)].map(([, name, repeated, group = ""]) => {
			names.push(name ?? String(names.length));
			return repeated === "*" || repeated === "+" || /^\.[*+]$/.test(group) ? "(.{0,300})" : "([^/]{1,300})";
		});
		const literals = from
			.replace(PARAMETER, "\0")
			.split("\0")
			.map((one) => one.replace(/\W/g, "\\$&"));
		const pattern = new RegExp(`^${literals.map((one, index) => one + (parts[index] ?? "")).join("")}$`);
		return [{ pattern, names, to }];
	});
	return (name) => {
		for (const { pattern, names, to } of rules) {
			const values = pattern.exec(name)?.slice(1);
			if (!values) continue;
			let unnamed = 0;
			const moved = path.posix.normalize(
				to.replace(PARAMETER, (_, key?: string) => values[names.indexOf(key ?? String(unnamed++))] ?? ""),
			);
			return staysInside(moved) ? moved : name;
		}
		return name;
	};
}

function readLocales(config: UntypedRecord, additions: Additions, notes: MigrationNotes): VitePressProject["locales"] {
	const { root, ...others } = recordOf(config.locales);
	const rootTag = textOf(additions.get("")?.lang) ?? textOf(recordOf(root).lang) ?? textOf(config.lang) ?? "en";
	const rootName = folderNameOf({ key: "lang", value: rootTag.split("-")[0] ?? "en" });
	const localeOf = (name: string, prefix: string, settings: UntypedRecord, tag: string | undefined) => ({
		name,
		prefix,
		options: definedFields({
			label: textOf(settings.label),
			direction: optionOf(settings.dir, ["ltr", "rtl"]),
			htmlLang: languageTagOf(tag, name),
		}),
		themeConfig: {
			...recordOf(config.themeConfig),
			...recordOf(settings.themeConfig),
			...recordOf(additions.get(prefix)?.themeConfig),
		},
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
				const tag = textOf(settings.lang) ?? textOf(additions.get(`${name}/`)?.lang) ?? name;
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
