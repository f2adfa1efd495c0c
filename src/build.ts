/** The only module that knows the order: load, parse, resolve, render, derive, check, emit. */
import { askingOf, questionsOf } from "./check/asking.ts";
import { check } from "./check/index.ts";
import { searchProblems } from "./check/search.ts";
import { feedFile, feedText, unwrittenFeeds } from "./derive/feeds.ts";
import { derive } from "./derive/index.ts";
import { localeSearches } from "./derive/search.ts";
import type { Host, Writing } from "./host.ts";
import type { SiteConfig } from "./model/config.ts";
import { countsOf } from "./model/counts.ts";
import type { Page } from "./model/page.ts";
import { isFine, type Problem } from "./model/problem.ts";
import type {
	BuildResult,
	BuiltFile,
	Bundle,
	Output,
	Site,
	WrittenFile,
} from "./model/site.ts";
import { announcements } from "./parse/announcement.ts";
import { parseData } from "./parse/data.ts";
import { labelsOf, loadTheme, sidebarsOf } from "./render/theme.ts";
import { LastRound, resolve } from "./resolve/index.ts";
import type { Workers } from "./work/inline.ts";
import { memosOf } from "./work/memos.ts";
import type { Drawing, KeptPage } from "./work/pages.ts";
import { filesTogether, pagesTogether } from "./work/parts.ts";
import type { AskedSearch } from "./work/search.ts";

/** A build that can be run again and again; each run makes only what is new. Nothing is written when there is an error. */
export function createBuilder(
	config: SiteConfig,
	host: Host,
	workers: Workers,
): () => Promise<BuildResult> {
	const { documents, pages, searches, feeds } = memosOf(config, host);
	const last = new LastRound(host.repeats === true);

	return async () => {
		const bundling = host.bundle(); // the compiler is a process of its own
		bundling.catch(() => {}); // told below, unless reading fails first
		const sources = await host.read();
		const parsed = await documents.map(
			[...sources.files, ...announcements(config)],
			async (files) =>
				(
					await gathered(
						workers.run("parse", filesTogether(files), config.markdown),
					)
				).flat(),
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
			last,
		);
		const sought = await searches.find(askedSearches(site));
		const searching = workers.run("search", sought.missing, null); // beside the pages
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
						drawingOf(site, bundle),
						workers,
						host.repeats ? undefined : writing.add,
					),
				({ written }) => bundle.isRepeatable && written.every(writing.holds),
			);
			const early = [
				...read,
				...data.problems,
				...site.problems,
				...made.flatMap(({ problems }) => problems),
				...check(site, new Map(site.pages.map((page, i) => [page, made[i]]))),
			];
			if (isFine(early, config.strict))
				await host.show?.([
					...made.flatMap(({ files }) => files),
					...bundle.files,
				]);
			await writing.add(made.flatMap(({ files }) => files));
			writing.keep(made.flatMap(({ written }) => written));

			const searched = searches.complete(sought, await gathered(searching));
			const unwritten = unwrittenFeeds(site);
			const texts = await feeds.map(unwritten, async (missing) =>
				missing.map(feedText),
			);
			const derived = derive(
				site,
				{
					pages: new Set(writing.files().map(({ path }) => path)),
					sidebars: Object.fromEntries(
						Object.entries(site.chromes).map(([locale, chrome]) => [
							locale,
							sidebarsOf(theme, chrome),
						]),
					),
					inlineScripts: theme.inlineScripts ?? [],
					search: searched.flatMap(({ files }) => files),
					feeds: unwritten.map((feed, i) => feedFile(feed, String(texts[i]))),
				},
				sources.assets,
			);
			await writing.add([...derived.outputs, ...bundle.files]);
			const answers = new Map(
				sought.items.map(({ search }, i) => [
					search.locale.name,
					searched[i]?.answers ?? {},
				]),
			);
			const problems = [
				...early,
				...derived.problems,
				...(await searchProblems(site, askingOf(answers))),
			];
			const ok = isFine(problems, config.strict);
			if (ok) await writing.publish();
			for (const memo of [documents, pages, searches, feeds]) await memo.keep();
			return { ok, files: writing.files(), problems, counts: countsOf(site) };
		} finally {
			await writing.discard();
		}
	};
}

/** Makes pages, some at a time. Where `write` takes their files, these are not kept. */
async function makePages(
	pages: readonly Page[],
	drawing: Drawing,
	workers: Workers,
	write?: Writing["add"],
): Promise<KeptPage[]> {
	const all: KeptPage[] = [];
	for await (const made of workers.run("pages", pagesTogether(pages), drawing))
		for (const page of made)
			all.push(
				write
					? { ...page, files: [], written: await write(page.files) }
					: { ...page, written: [] },
			);
	return all;
}

/** Of the bundle only what is needed: it is sent to threads. */
const drawingOf = (
	{ chromes }: Site,
	{ templates, components }: Bundle,
): Drawing => ({ chromes, bundle: { templates, components } });

const askedSearches = (site: Site): AskedSearch[] =>
	localeSearches(site).map((search) => ({
		search,
		questions: questionsOf(site, search.locale.name),
	}));

async function gathered<T>(results: AsyncIterable<T>): Promise<T[]> {
	const all: T[] = [];
	for await (const result of results) all.push(result);
	return all;
}

/** Keeps the account of what is added. */
function recorded(writing: Writing) {
	const files = new Map<string, BuiltFile>();
	const record = (written: readonly WrittenFile[]) => {
		for (const { path, bytes } of written) files.set(path, { path, bytes });
	};
	return {
		...writing,
		/** In the order of their paths. */
		files: () => [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
		async add(outputs: readonly Output[]) {
			const written = await writing.add(outputs);
			record(written);
			return written;
		},
		keep(written: readonly WrittenFile[]) {
			record(written);
			writing.keep(written);
		},
	};
}

const failed = (problems: readonly Problem[]): BuildResult => ({
	ok: false,
	files: [],
	problems,
	counts: [],
});
