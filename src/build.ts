/** The only module that knows the order: load, parse, resolve, render, derive, check, emit. */
import { hash } from "node:crypto";
import {
	type Answers,
	answersTo,
	askingOf,
	keyOfQuestions,
	type Questions,
	questionsOf,
} from "./check/asking.ts";
import { check } from "./check/index.ts";
import { searchProblems } from "./check/search.ts";
import {
	feedText,
	type UnwrittenFeed,
	unwrittenFeeds,
} from "./derive/feeds.ts";
import { derive } from "./derive/index.ts";
import {
	type Indexed,
	indexedLocales,
	type PackedIndex,
	packedIndex,
} from "./derive/search.ts";
import type { Host, Writing } from "./host.ts";
import { type MadePage, makePages } from "./made-pages.ts";
import type { SiteConfig } from "./model/config.ts";
import { countsOf } from "./model/counts.ts";
import type { Document } from "./model/document.ts";
import type { Page } from "./model/page.ts";
import { isFine, type Problem } from "./model/problem.ts";
import type { BuildResult, BuiltFile, Output } from "./model/site.ts";
import type { SourceFile } from "./model/source.ts";
import { announcements } from "./parse/announcement.ts";
import { parseData } from "./parse/data.ts";
import { labelsOf, loadTheme, sidebarsOf } from "./render/theme.ts";
import { resolve } from "./resolve/index.ts";
import type { Workers } from "./work/inline.ts";
import { type Lifetime, Memo } from "./work/memo.ts";

/** A build that can be run again and again; each run makes only what is new. Nothing is written when there is an error. */
export function createBuilder(
	config: SiteConfig,
	host: Host,
	workers: Workers,
): () => Promise<BuildResult> {
	const { documents, pages, indexes, feeds, answers } = memosOf(config, host);

	return async () => {
		const bundling = host.bundle(); // the compiler is a process of its own
		bundling.catch(() => {}); // told below, unless reading fails first
		const sources = await host.read();
		const parsed = await documents.map(
			[...sources.files, ...announcements(config)],
			(files) => workers.parse(files, config.markdown),
		);
		const bundle = await bundling;
		const read = [...sources.problems, ...bundle.problems];
		if (!bundle.templates) return failed(read);

		const data = parseData(sources.data);
		const theme = await loadTheme(bundle);
		const site = resolve(
			config,
			{ ...sources, ...data, documents: parsed, modules: bundle.components },
			sources.assets,
			bundle.assets,
			labelsOf(theme, config),
		);
		const writing = recorded(host.open());
		try {
			const made = await pages.map(
				site.pages.map((page) => ({
					page,
					chrome: site.chromes[page.locale]?.hash ?? "",
				})),
				(missing) =>
					makePages(
						missing.map(({ page }) => page),
						(some) => workers.render(some, site.chromes, bundle),
						site,
						host.repeats ? undefined : writing.add,
					),
			);
			const early = [
				...read,
				...data.problems,
				...site.problems,
				...made.flatMap(({ problems }) => problems),
				...check(site, new Map(site.pages.map((page, i) => [page, made[i]]))),
			];
			if (isFine(early, config.strict))
				await host.show?.(made.flatMap(({ files }) => files));
			await writing.add(made.flatMap(({ files }) => files));

			const derived = derive(
				site,
				{
					pages: new Set(writing.files.map(({ path }) => path)),
					sidebars: Object.fromEntries(
						Object.entries(site.chromes).map(([locale, chrome]) => [
							locale,
							sidebarsOf(theme, chrome),
						]),
					),
					inlineScripts: theme.inlineScripts ?? [],
					indexes: await indexes.map(indexedLocales(site), async (locales) =>
						locales.map(packedIndex),
					),
					feedTexts: await feeds.map(unwrittenFeeds(site), async (missing) =>
						missing.map(feedText),
					),
				},
				sources.assets,
			);
			await writing.add([...derived.outputs, ...bundle.files]);
			const questions = questionsOf(site);
			const answered = await answers.map(
				questions.map((asked) => ({
					asked,
					index: keyOfQuestions(asked, derived.outputs, config),
				})),
				(missing) =>
					Promise.all(
						missing.map(({ asked }) =>
							answersTo(asked, derived.outputs, config),
						),
					),
			);
			const problems = [
				...early,
				...derived.problems,
				...(await searchProblems(site, askingOf(questions, answered))),
			];
			const ok = isFine(problems, config.strict);
			if (ok) await writing.publish();
			for (const memo of [documents, indexes, feeds, answers])
				await memo.keep();
			return { ok, files: writing.files, problems, counts: countsOf(site) };
		} finally {
			await writing.discard();
		}
	};
}

/** Keeps the account of what is added. */
function recorded(writing: Writing) {
	const files: BuiltFile[] = [];
	return {
		...writing,
		files,
		async add(outputs: readonly Output[]) {
			for (const output of outputs)
				files.push({ path: output.path, bytes: bytesIn(output) });
			await writing.add(outputs);
		},
	};
}

const bytesIn = (output: Output): number =>
	"contents" in output ? Buffer.byteLength(output.contents) : 0;

/** What a builder remembers. */
function memosOf(config: SiteConfig, { cache, repeats }: Host) {
	const lifetime = (name: string): Lifetime => ({
		repeats,
		stored: cache && { store: cache, name },
	});
	return {
		documents: new Memo<SourceFile, Document>(
			{
				nameOf: ({ path, locale }) => `${locale} ${path}`,
				keyOf: (file) => keyOfFile(file, config),
			},
			lifetime("documents"),
		),
		pages: new Memo<{ page: Page; chrome: string }, MadePage>(
			{
				nameOf: ({ page }) => `${page.locale} ${page.kind} ${page.route}`,
				keyOf,
			},
			{ repeats },
		),
		indexes: new Memo<Indexed, PackedIndex>(
			{ nameOf: ({ locale }) => locale, keyOf },
			lifetime("search"),
		),
		feeds: new Memo<UnwrittenFeed, string>(
			{ nameOf: ({ route }) => route, keyOf },
			lifetime("feeds"),
		),
		answers: new Memo<{ asked: Questions; index: string }, Answers>(
			{ nameOf: ({ asked }) => asked.locale.name, keyOf },
			lifetime("answers"),
		),
	};
}

const failed = (problems: readonly Problem[]): BuildResult => ({
	ok: false,
	files: [],
	problems,
	counts: [],
});

const keyOf = (value: unknown): string =>
	hash("sha256", JSON.stringify(value)).slice(0, 24);

/** A file's hash speaks for its text and what that includes. */
const keyOfFile = (
	{ text, includes, ...file }: SourceFile,
	{ markdown }: SiteConfig,
): string => JSON.stringify([file, markdown]);
