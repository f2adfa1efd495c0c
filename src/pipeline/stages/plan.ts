/** Everything that a build knows before it renders a page: all files are read, parsed and resolved. */
import type { Host } from "../../engine/host.ts";
import type { SiteConfig } from "../../model/config.ts";
import type { ParsedDocument, TagsFile } from "../../model/content/document.ts";
import type { MarkdownComponentKinds } from "../../model/content/markdown-components.ts";
import type { Sources } from "../../model/content/source.ts";
import { type Problem, wholeFile } from "../../model/problems/problem.ts";
import { withReportingSeverity } from "../../model/problems/reporting-severity.ts";
import type { Page } from "../../model/site/page.ts";
import type { Bundle, ResolvedSite } from "../../model/site/site.ts";
import type { Templates } from "../../react.ts";
import { createSiteChecker, type SiteChecker } from "../check/index.ts";
import { OutputPlan } from "../check/outputs.ts";
import { pagePaths } from "../derive/pages.ts";
import { findPropProblems } from "../parse/components/prop-problems.ts";
import { markdownComponentKindsOf } from "../render/templates.ts";
import type { FindEditedPages } from "../resolve/edited-pages.ts";
import type { Stages } from "./stages.ts";

export interface SitePlan {
	readonly sources: Sources;
	readonly bundle: Bundle;
	readonly templates: Templates;
	/** The components that Markdown can use. */
	readonly components: MarkdownComponentKinds;
	readonly documents: readonly ParsedDocument[];
	readonly tagsFiles: readonly TagsFile[];
	/** Only with pages whose files can be written. */
	readonly site: ResolvedSite;
	readonly findEditedPages: FindEditedPages;
	readonly outputs: OutputPlan;
	readonly checker: SiteChecker;
	/** Without those that the checker finds. */
	readonly problems: readonly Problem[];
}

/** The templates cannot be compiled. */
export interface FailedPlan {
	readonly sources: Sources;
	readonly bundle: Bundle;
	readonly problems: readonly Problem[];
	readonly site?: undefined;
}

export async function planSite(host: Omit<Host, "open">, stages: Stages): Promise<SitePlan | FailedPlan> {
	const bundling = startBundling(host);
	const sources = await host.read();
	const components = host.hasOwnTheme ? await readMarkdownComponents(bundling, stages) : {};
	const documents = await stages.parseDocuments(sources, components, host);
	const compiled = await bundling;
	if (!compiled.templates) return { sources, bundle: compiled, problems: [...sources.problems, ...compiled.problems] };
	const data = await stages.parseData(sources);
	const { default: templates } = await stages.loadTemplates(compiled.templates);
	const withStrings = stages.addStrings(compiled, templates);
	const bundle = stages.addMermaid(withStrings, documents, host);
	const parsed = { ...sources, ...data, documents };
	const resolution = stages.resolve(parsed, bundle, templates);
	const { site: resolved, findEditedPages } = resolution;
	const outputs = new OutputPlan();
	const site = { ...resolved, pages: outputs.pages(resolved, pagePaths) };
	const checker = createSiteChecker(site, sources.assets);
	return {
		...{ sources, bundle, templates, documents, site, outputs, checker },
		...{ components, findEditedPages, tagsFiles: data.tags },
		problems: [
			...[sources, bundle, data, site, outputs].flatMap(({ problems }) => problems),
			...(host.now ? futurePostProblems(site.pages, documents, site.config, host.now()) : []),

			...documents.flatMap((document) => siteComponentProblems(document, templates)),
		],
	};
}

/** A component of the site may say which props it has. */
const siteComponentProblems = ({ componentUses = [] }: ParsedDocument, { props = {} }: Templates): readonly Problem[] =>
	componentUses.flatMap((use) => {
		const schema = Object.hasOwn(props, use.name) ? props[use.name] : undefined;
		return schema?.entries ? findPropProblems(use, schema) : []; // what is no schema is reported with the theme
	});

/** The compiler is a separate process, which runs while files are read. */
function startBundling(host: Pick<Host, "bundle">): Promise<Bundle> {
	const bundling = host.bundle();
	bundling.catch(() => {}); // reported where it is awaited, unless reading fails first
	return bundling;
}

/** Parsing waits for the compiler only if a theme may have components. */
async function readMarkdownComponents(
	bundling: Promise<Bundle>,
	{ loadTemplates }: Stages,
): Promise<MarkdownComponentKinds> {
	const bundle = await bundling;
	return bundle.templates ? markdownComponentKindsOf((await loadTemplates(bundle.templates)).default) : {};
}

// Finds posts that would be published before their date.

/** At UTC+14, a day begins that much earlier than in UTC, in which dates without a time are read. */
const EARLIEST_TIME_ZONE_MS = 14 * 3_600_000;

/**
 * Only reports them: files that depend on the day of a build would differ from build to build. Drafts, which `--drafts`
 * shows, are not meant to be published.
 *
 * @param now in milliseconds since 1970
 */
function futurePostProblems(
	pages: readonly Page[],
	documents: readonly ParsedDocument[],
	{ news }: Pick<SiteConfig, "news">,
	now: number,
): Problem[] {
	const latest = new Date(now + EARLIEST_TIME_ZONE_MS).toISOString();
	const future = new Map(
		pages.flatMap((page) => (page.kind === "post" && page.date > latest ? [[page.source, page]] : [])),
	);
	if (!news || future.size === 0) return [];
	/** A translation has the name and the date of its original. */
	const reported = new Set<string>();
	return documents.flatMap((document): Problem[] => {
		const page = future.get(document.path);
		if (!page || document.frontMatter.draft || reported.has(document.name)) return [];
		reported.add(document.name);
		return withReportingSeverity(news.onFuturePosts, {
			code: "future-post",
			message: `the post has a date in the future: ${page.date.replace(/T00:00:00.000Z$/, "")}`,
			at: document.keys.date ?? wholeFile(document.path),
			hint: 'correct the date, write "draft: true" until then, or set "news.onFuturePosts" to "ignore" to publish it now',
		});
	});
}
