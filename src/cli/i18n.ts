/** `ssg i18n`: what is left to translate, and which text each translation was made from. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { replaceFile } from "../cache/disk.ts";
import { load } from "../load/index.ts";
import type { SiteConfig } from "../model/config.ts";
import {
	percentFresh,
	percentTranslated,
	type Translation,
	type TranslationState,
} from "../model/translation.ts";
import { digestOf } from "../parse/digest.ts";
import { readFrontMatter } from "../parse/frontmatter.ts";
import { plain } from "../parse/plain.ts";
import { translationsOf } from "../resolve/translations.ts";
import { configOf } from "./config.ts";
import { stamped } from "./stamped.ts";
import { table } from "./table.ts";

interface I18nOptions {
	readonly config?: string;
	readonly locale?: readonly string[];
}

export interface StatusOptions extends I18nOptions {
	readonly json?: boolean;
	/** From 0 to 100: with a locale that is less up to date, the command fails. */
	readonly failUnder?: number;
}

export async function runStatus(root: string, options: StatusOptions) {
	const config = await configOf(root, options);
	if (!config) return;
	const states = await statesOf(config);
	console.log(
		options.json ? statusJson(states) : statusText(states, config.root),
	);
	const least = options.failUnder ?? 0;
	for (const state of states.filter((one) => percentFresh(one) < least)) {
		console.error(
			`error: ${state.locale} is up to date to ${percent(percentFresh(state))}, less than ${least} %`,
		);
		process.exitCode = 1;
	}
}

export interface StampOptions extends I18nOptions {
	readonly root: string;
	readonly all?: boolean;
}

/** Without files: those that record nothing yet. A stale one is stamped when it is named, since somebody has to look at it. */
export async function runStamp(
	files: readonly string[],
	options: StampOptions,
) {
	const config = await configOf(options.root, options);
	if (!config) return;
	const states = await statesOf(config);
	const chosen = options.all
		? states.flatMap(({ unstamped, stale }) => [...unstamped, ...stale])
		: files.length > 0
			? named(files, states, config.root)
			: states.flatMap(({ unstamped }) => unstamped);
	for (const translation of chosen) stamp(translation, config.root);
	console.log(
		chosen.length === 0
			? "nothing to stamp"
			: `stamped ${chosen.length} translation${chosen.length === 1 ? "" : "s"}`,
	);
}

/** Of the locales that are built. */
async function statesOf(config: SiteConfig): Promise<TranslationState[]> {
	const { files } = await load(config, async () => ({
		updates: new Map(),
		problems: [],
	}));
	const texts = files.map((file) => {
		const { frontMatter, keys, body } = readFrontMatter(file, plain(file.text));
		return { ...file, frontMatter, keys, digest: digestOf(body) };
	});
	return translationsOf(texts, config).filter(({ locale }) =>
		config.builtLocales.includes(locale),
	);
}

function named(
	files: readonly string[],
	states: readonly TranslationState[],
	root: string,
): Translation[] {
	const known = new Map(
		states
			.flatMap(({ translated }) => translated)
			.map((one) => [path.resolve(root, one.path), one]),
	);
	return files.map((file) => {
		const found = known.get(path.resolve(file));
		if (!found)
			throw new Error(
				`${file} is no translation of a page; ssg i18n status lists what there is`,
			);
		return found;
	});
}

function stamp({ path: name, digest }: Translation, root: string) {
	const file = path.join(root, name);
	replaceFile(file, stamped(readFileSync(file, "utf8"), digest));
}

const percent = (value: number): string =>
	`${(Math.floor(value * 10) / 10).toFixed(1)} %`;

function statusText(states: readonly TranslationState[], root: string): string {
	if (states.length === 0) return "the site has one language only";
	const seen = (file: string) =>
		path.relative(process.cwd(), path.join(root, file)).replaceAll("\\", "/");
	const rows = states.map((state) => [
		state.locale,
		state.originals,
		percent(percentTranslated(state)),
		percent(percentFresh(state)),
		state.missing.length,
		state.stale.length,
		state.unstamped.length,
		state.orphans.length,
	]);
	const lists = states.flatMap((state) => [
		...state.missing.map(
			(one) =>
				`${seen(one.path)} missing: ${seen(one.original)} has no translation`,
		),
		...state.stale.map(
			(one) =>
				`${seen(one.path)}:${one.at?.line ?? 1}:${one.at?.column ?? 1} stale: ${seen(one.original)} has changed since`,
		),
		...state.orphans.map(
			(file) => `${seen(file)} orphan: it translates nothing`,
		),
	]);
	return [
		...table([
			[
				"",
				"pages",
				"translated",
				"up to date",
				"missing",
				"stale",
				"unstamped",
				"orphans",
			],
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
