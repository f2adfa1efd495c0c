/** Everything that a build knows before it renders a page: all files are read, parsed and resolved. */

import type { Host } from "../../engine/host.ts";
import type { ParsedDocument, TagsFile } from "../../model/content/document.ts";
import type { MarkdownComponentKinds } from "../../model/content/markdown-components.ts";
import type { Sources } from "../../model/content/source.ts";
import type { Problem } from "../../model/problems/problem.ts";
import type { Bundle, ResolvedSite } from "../../model/site/site.ts";
import type { Templates } from "../../react.ts";
import { futurePostProblems } from "../check/future-posts.ts";
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
	const data = await stages.parseData(sources.data);
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
