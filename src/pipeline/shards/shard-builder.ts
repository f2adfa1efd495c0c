/** Builds one part of a site: loads and resolves all of it, then renders, checks and writes only the pages of a shard. */
import { Cache } from "../../engine/cache/cache.ts";
import type { Host, PartWriter } from "../../engine/host.ts";
import type { Workers } from "../../engine/threads/workers.ts";
import type { SiteConfig } from "../../model/config.ts";
import type { Sources } from "../../model/content/source.ts";
import { isFirstShard, type Shard } from "../../model/site/shard.ts";
import type { Bundle, ResolvedSite } from "../../model/site/site.ts";
import { collectSearchExpectations } from "../check/search-expectations.ts";
import { localeSearchInputs, withoutTexts } from "../derive/search-files.ts";
import {
	type PagesReport,
	reportFailedPlan,
	reportPages,
	reportSite,
	type SiteReport,
} from "../stages/contribution.ts";
import { keyOfValue } from "../stages/keys.ts";
import { islandsOn } from "../stages/page-writer.ts";
import { type FailedPlan, planSite, type SitePlan } from "../stages/plan.ts";
import { searchItemsOf } from "../stages/search-builder.ts";
import { writeSiteFiles } from "../stages/site-files.ts";
import { createStages, type Stages } from "../stages/stages.ts";
import { PAGES_DATA, type PagesData, SITE_DATA, type SiteData, wordsDataOf } from "./part-data.ts";
import { positionsOfShard } from "./shard.ts";

export interface ShardHost extends Omit<Host, "open"> {
	openPart(): Promise<PartWriter>;
	/** Adds the description of the part. */
	describe(writer: PartWriter, shard: Shard, inputs: InputHashes): Promise<void>;
}

/** Limits the length of a file of words: a text must fit into a string. */
const PAGES_PER_WORDS_FILE = 1000;

/**
 * Creates a build that writes a part. Problems of the content do not fail it, because only all parts together show them:
 * they are in the part.
 */
export function createShardBuilder(config: SiteConfig, host: ShardHost, workers: Workers, shard: Shard) {
	const { cache = new Cache() } = host;
	const stages = createStages(config, cache, workers, shard);
	return async () => {
		const plan = await planSite(host, stages);
		const writer = await host.openPart();
		try {
			const result = plan.site
				? await writePart(plan, stages, host, writer, shard)
				: await writeFailedPart(plan, config, writer, shard);
			await host.describe(writer, shard, inputHashesOf(config, plan.sources, plan.bundle));
			await writer.publish();
			await cache.save();
			return { ...result, files: writer.files() }; // all files of the site that the part has
		} finally {
			await writer.discard();
		}
	};
}

async function writePart(plan: SitePlan, stages: Stages, host: ShardHost, writer: PartWriter, shard: Shard) {
	const numbers = positionsOfShard(
		plan.site.pages.map(({ locale, route }) => `${locale} ${route}`),
		shard,
	);
	const own: ResolvedSite = { ...plan.site, pages: numbers.flatMap((number) => plan.site.pages[number] ?? []) };
	const counting = countWords(own, stages); // on a thread, while pages are rendered
	counting.catch(() => {}); // reported where it is awaited
	const diagrams = await stages.startDiagramCheck(plan.documents, host);
	const pages = await stages.writePages(own, plan.bundle, plan.templates, writer);
	const report = await reportPages(pages, plan, host);
	if (isFirstShard(shard)) {
		const { files, islandFiles } = plan.bundle;
		const derived = await writeSiteFiles(plan, stages, writer, await host.readUrlHistory?.());
		await writer.add(plan.outputs.outputs(files));
		const site = reportSite(plan);
		await writer.addData(SITE_DATA, {
			report: { ...site, problems: [...site.problems, ...derived.problems] },
			lostUrls: derived.lostUrls,
			expectations: collectSearchExpectations(plan.site),
			publicFiles: [...derived.publicFiles],
			islandFiles,
			search: searchItemsOf(plan.site).map(({ search, questions }) => ({ listing: withoutTexts(search), questions })),
		} satisfies SiteData);
	}
	await writer.addData(PAGES_DATA, {
		report,
		diagrams: await diagrams(),
		islands: [...islandsOn(pages)],
		words: await writeWords(await counting, writer),
	} satisfies PagesData);
	return { pages: numbers.length, pagesOfSite: plan.site.pages.length };
}

/** The words of some pages, by locale. */
const countWords = (own: ResolvedSite, { wordCounter }: Stages) =>
	Promise.all(
		localeSearchInputs(own).map(async (search) => {
			const { wordsOf, keep } = await wordCounter.countWords(search);
			keep();
			const keys = wordCounter.keysOf(search);
			const words = search.pages.map(({ path }, i) => [path, wordsOf(keys[i] as string) as string] as const);
			return [search.locale.name, words] as const;
		}),
	);

/** Returns the names of the files, by locale. */
async function writeWords(locales: Awaited<ReturnType<typeof countWords>>, writer: PartWriter) {
	const words: Record<string, string[]> = {};
	for (const [locale, pages] of locales) {
		const names: string[] = [];
		for (let start = 0; start < pages.length; start += PAGES_PER_WORDS_FILE) {
			const name = wordsDataOf(locale, names.length);
			const counted = pages.slice(start, start + PAGES_PER_WORDS_FILE);
			await writer.addData(name, counted);
			names.push(name);
		}
		words[locale] = names;
	}
	return words;
}

async function writeFailedPart(plan: FailedPlan, config: SiteConfig, writer: PartWriter, shard: Shard) {
	const report: PagesReport = { pages: [], failures: [] };
	const none = { diagrams: [], islands: [], words: {} };
	await writer.addData(PAGES_DATA, { report, ...none } satisfies PagesData);
	if (isFirstShard(shard)) {
		const site: SiteReport = reportFailedPlan(plan, config);
		await writer.addData(SITE_DATA, {
			report: site,
			lostUrls: [],
			expectations: { within: 0, locales: [] },
			...{ publicFiles: [], islandFiles: {}, search: [] },
		} satisfies SiteData);
	}
	return { pages: 0, pagesOfSite: 0 };
}

interface InputHashes {
	/** The configuration and the options of the command. */
	readonly configuration: string;
	/** The files in the content and public folders, by name; files that are copied, not by what they hold. */
	readonly content: string;
	/** Templates, components, styles and scripts. */
	readonly theme: string;
}

/** Tells whether two machines build the same site: hashes of all that a build reads, the same in any folder. */
const inputHashesOf = (
	config: SiteConfig,
	sources: Sources,
	{ assets, components, problems }: Pick<Bundle, "assets" | "components" | "problems">,
): InputHashes => ({
	configuration: keyOfValue([portablePartsOf(config), sources.config?.text]),
	content: keyOfValue([
		sources.files.map(({ text, includes, ...file }) => file),
		sources.data,
		sources.components,
		sources.assets,
		sources.icons,
		sources.headersFile,
		sources.problems,
	]),
	theme: keyOfValue([assets, components, problems]),
});

/** Without paths of the machine, and without the hash of compiled code, which has such paths. */
const portablePartsOf = ({
	markdown: { extension, ...markdown },
	root,
	outDir,
	cacheDir,
	contentDir,
	publicDir,
	theme: { templates, entries, css, components, ...theme },
	extensionModule,
	...portable
}: SiteConfig) => ({ ...portable, markdown, theme });
