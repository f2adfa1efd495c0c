/**
 * The files of an edited document's pages, made without building the site: a preview shows them at once, and replaces
 * them when the build is over.
 */
import path from "node:path";
import type { Host } from "../../engine/host.ts";
import type { Workers } from "../../engine/threads/workers.ts";
import { usesTwoslash } from "../../model/content/source.ts";
import type { Output } from "../../model/site/site.ts";
import { renderOnRequest } from "./pages-on-request.ts";
import type { SitePlan } from "./plan.ts";
import type { Stages } from "./stages.ts";

/**
 * Returns `undefined` if the file is not a document of the site, or if the edit needs a build, because it may change
 * other pages. The build reports its problems.
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
	const { sources, documents, site, components } = plan;
	const { config } = site;
	const before = sources.files.find((source) => path.join(config.root, source.path) === file);
	const source = before && readEdited?.(before);
	if (!source || usesTwoslash(source)) return undefined;
	const edited = await stages.parseEdited(source, components);
	const known = documents.find((document) => document.path === before.path);
	const found = edited && known && plan.findEditedPages(known, edited);
	if (!found) return undefined;
	const { files, failures } = await renderOnRequest(found.pages, plan, workers);
	return failures.length > 0 ? undefined : files;
}
