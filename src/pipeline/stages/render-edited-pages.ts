/**
 * The files of an edited document's pages, made without building the site: a preview shows them at once, and replaces
 * them when the build is over.
 */
import path from "node:path";
import type { Host } from "../../engine/host.ts";
import type { Workers } from "../../engine/threads/workers.ts";
import { usesTwoslash } from "../../model/content/source.ts";
import { canPublish, type Problem } from "../../model/problems/problem.ts";
import type { Output } from "../../model/site/site.ts";
import type { SitePlan } from "./plan.ts";
import type { Stages } from "./stages.ts";

/**
 * Returns `undefined` if the file is not a document of the site, or if the edit needs a build: it may change other
 * pages, or it has a problem, which the build reports.
 *
 * @param plan that of the last build
 * @param file absolute
 */
export async function renderEditedPages(
	file: string,
	plan: SitePlan,
	stages: Stages,
	workers: Workers,
	{ readEdited }: Pick<Host, "readEdited">,
): Promise<readonly Output[] | undefined> {
	const { sources, documents, site, bundle, components } = plan;
	const { config, chromes } = site;
	const mayShow = (problems: readonly Problem[]) => canPublish(problems, config.strict);
	const before = sources.files.find((source) => path.join(config.root, source.path) === file);
	const source = before && readEdited?.(before);
	if (!source || usesTwoslash(source)) return undefined;
	const edited = await stages.parseEdited(source, components);
	const known = documents.find((document) => document.path === before.path);
	if (!edited || !known || !mayShow(edited.problems)) return undefined;
	const found = plan.findEditedPages(known, edited);
	if (!found) return undefined;
	const { pages, reports } = found;
	const links = plan.checker.checkLinks(reports.flatMap(({ links }) => links));
	const problems = reports.flatMap(({ problems }) => problems);
	if (!mayShow([...links.problems, ...problems])) return undefined;
	const outputs: Output[] = [];
	const { templates, components: modules } = bundle;
	const context = { chromes, bundle: { templates, components: modules } };
	for await (const rendered of workers.run("pages", [pages], context))
		for (const { files, problems, unsafeUrls } of rendered) {
			if (unsafeUrls || problems.length > 0) return undefined;
			outputs.push(...files);
		}
	return outputs;
}
