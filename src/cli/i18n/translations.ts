/** `ssg i18n`: shows the state of translations, stamps them with the version of the original, and shows what changed in it. */
import { readFileSync } from "node:fs";
import path from "node:path";
import {
	diffWithVersion,
	type FileVersion,
	isShallowRepository,
	readFileVersions,
	uncommittedFiles,
} from "../../engine/git/file-versions.ts";
import type { SiteConfig } from "../../model/config.ts";
import type { SourcePath } from "../../model/content/source.ts";
import { formatHint } from "../../model/problems/problem.ts";
import {
	filesInState,
	percentFresh,
	percentTranslated,
	type ReportedState,
	type Translation,
	type TranslationState,
} from "../../model/site/translation.ts";
import { replaceFile } from "../../pipeline/emit/replace-file.ts";
import { loadSources } from "../../pipeline/load/index.ts";
import { digestOf, digestOfFile } from "../../pipeline/parse/front-matter/digest.ts";
import { readFrontMatter } from "../../pipeline/parse/front-matter/front-matter.ts";
import { plainText } from "../../pipeline/parse/text/strip-controls.ts";
import { compareTranslations } from "../../pipeline/resolve/locales/translations.ts";
import { readFixable } from "../check/fix-plan.ts";
import { loadConfigOrReport } from "../load-config.ts";
import { formatTable } from "../terminal/table.ts";

interface I18nOptions {
	readonly config?: string;
	readonly locale?: readonly string[];
}

export interface StatusCommandOptions extends I18nOptions {
	readonly json?: boolean;
	/** From 0 to 100: the command fails if a locale is less up to date. */
	readonly failUnder?: number;
	/** The command fails if a locale has translations in one of these states. */
	readonly failOn?: readonly ReportedState[];
}

export async function runStatus(root: string, options: StatusCommandOptions) {
	const config = await loadConfigOrReport(root, options);
	if (!config) return;
	const states = await loadTranslationStates(config);
	console.log(options.json ? statusJson(states) : statusText(states, config.root));
	const minPercent = options.failUnder ?? 0;
	for (const state of states.filter((one) => percentFresh(one) < minPercent)) {
		console.error(
			`error: ${formatPercent(percentFresh(state))} of ${state.locale} is up to date, less than ${minPercent} %`,
		);
		process.exitCode = 1;
	}
	for (const state of states)
		for (const name of options.failOn ?? []) {
			const count = filesInState(state, name).length;
			if (count === 0) continue;
			console.error(`error: ${count} ${name} translation${count === 1 ? "" : "s"} in ${state.locale}`);
			process.exitCode = 1;
		}
}

export interface DiffCommandOptions extends I18nOptions {
	readonly root: string;
}

/** Shows what has changed in the original since a translation was stamped, from git. */
export async function runDiff(file: string, options: DiffCommandOptions) {
	const config = await loadConfigOrReport(options.root, options);
	if (!config) return;
	const states = await loadTranslationStates(config);
	const [translation] = selectTranslations([file], states, config.root);
	if (!translation) return;
	const { path: translated, original, at } = translation;
	if (!at)
		throw new Error(
			`${file} is not stamped\n${formatHint(`compare it with ${original}, then run ssg i18n stamp ${file}`)}`,
		);
	const stale = states.flatMap((state) => state.stale);
	if (!stale.some(({ path }) => path === translated)) {
		console.log(`${original} has not changed since ${file} was stamped`);
		return;
	}
	const version = await findStampedVersion(translation, config.root);
	const isColoured = process.stdout.isTTY && !process.env.NO_COLOR;
	console.log((await diffWithVersion(config.root, version, original, isColoured)).trimEnd());
}

async function findStampedVersion({ path: file, original }: Translation, root: string): Promise<FileVersion> {
	const { text } = plainText(file, readFileSync(path.join(root, file), "utf8"));
	const { source } = readFrontMatter({ path: file, area: "docs", name: file }, text).frontMatter;
	for await (const version of readFileVersions(root, original))
		if (digestOfFile(plainText(original, version.text).text) === source) return version;
	const hint = (await isShallowRepository(root))
		? "the repository is a shallow clone; fetch the full history with git fetch --unshallow"
		: "commit originals before you stamp their translations";
	throw new Error(`no version of ${original} in the git history has the stamp of ${file}\n${formatHint(hint)}`);
}

export interface StampCommandOptions extends I18nOptions {
	readonly root: string;
	readonly all?: boolean;
}

/**
 * Stamps translations; without files, those that have no stamp. Stale translations must be named, because they need
 * review.
 */
export async function runStamp(files: readonly string[], options: StampCommandOptions) {
	const config = await loadConfigOrReport(options.root, options);
	if (!config) return;
	const states = await loadTranslationStates(config);
	const chosen = options.all
		? states.flatMap(({ unstamped, stale }) => [...unstamped, ...stale])
		: files.length > 0
			? selectTranslations(files, states, config.root)
			: states.flatMap(({ unstamped }) => unstamped);
	for (const translation of chosen) stampTranslation(translation, config.root);
	await warnOfUncommitted([...new Set(chosen.map(({ original }) => original))], config.root);
	console.log(
		chosen.length === 0 ? "nothing to stamp" : `stamped ${chosen.length} translation${chosen.length === 1 ? "" : "s"}`,
	);
}

/** States of the locales that are built. */
async function loadTranslationStates(config: SiteConfig): Promise<TranslationState[]> {
	const { files, components } = await loadSources(config, async () => ({ updates: new Map(), problems: [] }));
	const texts = files.map((file) => {
		const { text } = plainText(file.path, file.text);
		const { frontMatter, keys, ...read } = readFrontMatter(file, text);
		return { ...file, frontMatter, keys, digest: digestOf(read) };
	});
	const reactPages = components.map(({ path: file, locale, name }) => ({
		...({ path: file, locale, name, area: "pages", version: "current" } as const),
		frontMatter: {},
		keys: {},
		digest: "",
		isReact: true,
	}));
	return compareTranslations([...texts, ...reactPages], config).filter(({ locale }) =>
		config.builtLocales.includes(locale),
	);
}

function selectTranslations(files: readonly string[], states: readonly TranslationState[], root: string) {
	const translationsByPath = new Map(
		states.flatMap(({ translated }) => translated).map((one) => [path.resolve(root, one.path), one]),
	);
	return files.map((file) => {
		const found = translationsByPath.get(path.resolve(file));
		if (!found) throw new Error(`${file} is not a translation of a page; ssg i18n status lists all translations`);
		return found;
	});
}

function stampTranslation({ path: name, digest }: Translation, root: string) {
	const source = readFixable(path.join(root, name), name);
	if (!source) throw new Error(`${name} is not stamped, because it is not UTF-8\n${formatHint("save it as UTF-8")}`);
	replaceFile(source.file, withSourceDigest(source.before, digest));
}

/** `ssg i18n diff` finds only versions that are in the history of git. Outside of a repository, nobody expects it to. */
async function warnOfUncommitted(originals: readonly SourcePath[], root: string): Promise<void> {
	const uncommitted = await uncommittedFiles(root, originals);
	const [first] = uncommitted;
	if (first === undefined) return;
	const which = uncommitted.length === 1 ? `${first} is` : `${first} and ${uncommitted.length - 1} more originals are`;
	const hint = "commit what you stamped before you change it: ssg i18n diff can only compare with what is in git";
	console.error(`warning: ${which} not committed\n${formatHint(hint)}`);
}

const formatPercent = (value: number): string => `${(Math.floor(value * 10) / 10).toFixed(1)} %`;

function statusText(states: readonly TranslationState[], root: string): string {
	if (states.length === 0) return "the site has only one locale";
	const displayPath = (file: string) => path.relative(process.cwd(), path.join(root, file)).replaceAll("\\", "/");
	const rows = states.map((state) => [
		state.locale,
		state.originals,
		formatPercent(percentTranslated(state)),
		formatPercent(percentFresh(state)),
		state.missing.length,
		state.stale.length,
		state.unstamped.length,
		state.react.length,
		state.orphans.length,
	]);
	const lists = states.flatMap((state) => [
		...state.missing.map((one) => `${displayPath(one.path)} missing: ${displayPath(one.original)} has no translation`),
		...state.stale.map(
			(one) =>
				`${displayPath(one.path)}:${one.at?.line ?? 1}:${one.at?.column ?? 1} stale: ${displayPath(one.original)} has changed`,
		),
		...state.unstamped.map(
			(one) =>
				`${displayPath(one.path)} unstamped: it does not record which ${displayPath(one.original)} it translates`,
		),
		...state.orphans.map((file) => `${displayPath(file)} orphan: it has no original`),
	]);
	return [
		...formatTable([
			["", "pages", "translated", "up to date", "missing", "stale", "unstamped", "React pages", "orphans"],
			...rows,
		]),
		...(lists.length > 0 ? ["", ...lists] : []),
	].join("\n");
}

const statusJson = (states: readonly TranslationState[]): string =>
	JSON.stringify(
		{
			locales: states.map((state) => ({
				...state,
				translated: state.translated.length,
				percentTranslated: percentTranslated(state),
				percentFresh: percentFresh(state),
			})),
		},
		null,
		2,
	);

/** Writes the stamp of a translation, leaving the rest of the file as it is. */
const FRONT_MATTER_FENCE = /^(\uFEFF?)---[ \t]*(\r?\n)/;
const SOURCE_KEY = /^source[ \t]*:.*$/m;

/**
 * Returns the text with `source: <digest>` in its front matter: replaces the existing key, or adds it as the last
 * one.
 */
export function withSourceDigest(text: string, digest: string): string {
	const line = `source: ${/^\d+(?:e\d+)?$/.test(digest) ? `"${digest}"` : digest}`;
	const fence = FRONT_MATTER_FENCE.exec(text);
	const begin = fence?.[0].length ?? 0;
	const rest = text.slice(begin);
	const end = fence ? /^---[ \t]*$/m.exec(rest)?.index : undefined;
	if (!fence || end === undefined) {
		const [mark, plain] = text.startsWith("\uFEFF") ? ["\uFEFF", text.slice(1)] : ["", text];
		return `${mark}---\n${line}\n---\n\n${plain}`;
	}
	const frontMatter = rest.slice(0, end);
	const updatedFrontMatter = SOURCE_KEY.test(frontMatter)
		? frontMatter.replace(SOURCE_KEY, (old) => line + (old.endsWith("\r") ? "\r" : ""))
		: `${frontMatter}${line}${fence[2]}`;
	return text.slice(0, begin) + updatedFrontMatter + rest.slice(end);
}
