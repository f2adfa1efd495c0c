/** The only module that knows the order: load, parse, resolve, render, derive, check, emit. */
import { hash } from "node:crypto";
import {
	type Answers,
	answersTo,
	askingOf,
	keyOfQuestions,
	questionsOf,
} from "./check/asking.ts";
import { check } from "./check/index.ts";
import { searchProblems } from "./check/search.ts";
import { feedText, unwrittenFeeds } from "./derive/feeds.ts";
import { derive } from "./derive/index.ts";
import {
	indexedLocales,
	type PackedIndex,
	packedIndex,
} from "./derive/search.ts";
import type { Host } from "./host.ts";
import type { SiteConfig } from "./model/config.ts";
import { countsOf } from "./model/counts.ts";
import type { Document } from "./model/document.ts";
import { isFine, type Problem } from "./model/problem.ts";
import type { BuildResult, Markup } from "./model/site.ts";
import type { SourceFile } from "./model/source.ts";
import { announcements } from "./parse/announcement.ts";
import { parseData } from "./parse/data.ts";
import { labelsOf, loadTheme, sidebarsOf } from "./render/theme.ts";
import { resolve } from "./resolve/index.ts";
import type { Workers } from "./work/inline.ts";
import { Memo } from "./work/memo.ts";

/** A build that can be run again and again; each run makes only what is new. Nothing is written when there is an error. */
export function createBuilder(
	config: SiteConfig,
	host: Host,
	workers: Workers,
): () => Promise<BuildResult> {
	const documents = new Memo<Document>(host.cache, "documents");
	const markups = new Memo<Markup>();
	const indexes = new Memo<PackedIndex>(host.cache, "search");
	const feeds = new Memo<string>(host.cache, "feeds");
	const answers = new Memo<Answers>(host.cache, "answers");

	return async () => {
		const bundling = host.bundle(); // the compiler is a process of its own
		bundling.catch(() => {}); // told below, unless reading fails first
		const sources = await host.read();
		const parsed = await documents.map(
			[...sources.files, ...announcements(config)],
			(file) => keyOfFile(file, config),
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
		const rendered = await markups.map(
			site.pages,
			(page) => keyOf(page) + site.chromes[page.locale]?.hash,
			(pages) => workers.render(pages, site.chromes, bundle),
		);
		const markup = new Map(
			site.pages.map((page, i) => [page, rendered[i] as Markup]),
		);

		const made = {
			markup,
			sidebars: Object.fromEntries(
				Object.entries(site.chromes).map(([locale, chrome]) => [
					locale,
					sidebarsOf(theme, chrome),
				]),
			),
			inlineScripts: theme.inlineScripts ?? [],
			indexes: await indexes.map(indexedLocales(site), keyOf, async (locales) =>
				locales.map(packedIndex),
			),
			feedTexts: await feeds.map(unwrittenFeeds(site), keyOf, async (missing) =>
				missing.map(feedText),
			),
		};
		const derived = derive(site, made, sources.assets);
		const questions = questionsOf(site);
		const answered = await answers.map(
			questions,
			(asked) => keyOfQuestions(asked, derived.outputs, config),
			(missing) =>
				Promise.all(
					missing.map((asked) => answersTo(asked, derived.outputs, config)),
				),
		);
		const problems = [
			...read,
			...data.problems,
			...site.problems,
			...rendered.flatMap(({ problems = [] }) => problems),
			...derived.problems,
			...check(site, markup),
			...(await searchProblems(site, askingOf(questions, answered))),
		];
		const outputs = [...derived.outputs, ...bundle.files];
		const ok = isFine(problems, config.strict);
		if (ok) await host.write(outputs);
		for (const memo of [documents, indexes, feeds, answers]) await memo.keep();
		return { ok, outputs, problems, counts: countsOf(site) };
	};
}

const failed = (problems: readonly Problem[]): BuildResult => ({
	ok: false,
	outputs: [],
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
