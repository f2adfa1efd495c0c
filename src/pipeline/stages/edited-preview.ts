/** The files of an edited document's pages, made without building the site: a preview shows them at once. */
import path from "node:path";
import type { Host } from "../../engine/host.ts";
import type { RenderedPage } from "../../engine/threads/pages.ts";
import type { Workers } from "../../engine/threads/workers.ts";
import type { ParsedDocument } from "../../model/content/document.ts";
import { type SourceFile, usesTwoslash } from "../../model/content/source.ts";
import type { Problem } from "../../model/problems/problem.ts";
import type { Page } from "../../model/site/page.ts";
import type { Output } from "../../model/site/site.ts";
import { isDeepEqual } from "../../model/text/deep-equal.ts";
import { documentKey } from "../resolve/locales/locale-fallbacks.ts";
import { documentParts, hasSameOutline } from "./document-parts.ts";
import type { WrittenPage } from "./page-writer.ts";
import { renderOnRequest } from "./pages-on-request.ts";
import type { SitePlan } from "./plan.ts";
import type { Stages } from "./stages.ts";

/** The last build of a preview, and the edits since. */
export interface PreviewedSite {
	readonly plan: SitePlan;
	readonly pages: ReadonlyMap<Page, WrittenPage>;
	readonly problems: readonly Problem[];
}

export interface EditedPreview {
	readonly files: readonly Output[];
	/** The site with the edit, if nothing but the texts of these pages has changed. */
	readonly site?: PreviewedSite;
}

/**
 * Returns `undefined` if the file is not a document of the site, or if its pages cannot be rendered without a build. The
 * build reports the problems of the file.
 *
 * @param file absolute
 * @param last the last build, if it has run to its end
 */
export async function renderEditedPages(
	file: string,
	plan: SitePlan,
	last: PreviewedSite | undefined,
	stages: Stages,
	workers: Workers,
	{ readEdited }: Pick<Host, "readEdited">,
): Promise<EditedPreview | undefined> {
	const { sources, documents, site, components } = plan;
	const { config } = site;
	const before = sources.files.find((source) => path.join(config.root, source.path) === file);
	const source = before && readEdited?.(before);
	if (!source || usesTwoslash(source)) return undefined;
	const edited = await stages.parseEdited(source, components, sources.icons);
	const known = documents.find((document) => document.path === before.path);
	const found = edited && known && plan.findEditedPages(known, edited);
	if (!found) return undefined;
	const { files, failures, rendered } = await renderOnRequest(found.pages, plan, workers);
	if (failures.length > 0) return undefined;
	const pages = new Map(found.pages.map((page, i) => [page, rendered[i] as RenderedPage]));
	const isTextEdit = last?.plan === plan && changesOnlyTexts([before, source], [known, edited], pages, last);
	return { files, ...(isTextEdit && { site: withEdit([before, source], [known, edited], pages, last) }) };
}

type BeforeAndAfter<Value> = readonly [before: Value, after: Value];
type RenderedPages = ReadonlyMap<Page, RenderedPage>;

/** Whether an edit changes the texts of its pages alone, by the rules for edits between builds. */
function changesOnlyTexts(
	[fileBefore, file]: BeforeAndAfter<SourceFile>,
	[before, after]: BeforeAndAfter<ParsedDocument>,
	rendered: RenderedPages,
	{ plan: { sources, documents }, pages, problems }: PreviewedSite,
): boolean {
	const islandsOf = new Map([...pages].map(([{ route }, { islands }]) => [route, islands]));
	return (
		file.area !== "news" &&
		isDeepEqual(Object.keys(fileBefore.includes), Object.keys(file.includes)) &&
		!sources.files.some(({ includes }) => file.path in includes) &&
		!problems.some(({ at }) => at?.path === file.path && !at.isWholeFile) &&
		!sources.problems.some(({ at }) => at?.path === file.path) &&
		hasSameOutline(documentParts.divide(before).first, after) &&
		documents.every(
			(one) =>
				documentKey(one) !== documentKey(before) ||
				(one.frontMatter.source === before.digest) === (one.frontMatter.source === after.digest),
		) &&
		[...rendered].every(
			([{ route }, page]) =>
				page.problems.length === 0 && !page.unsafeUrls && isDeepEqual(page.islands, islandsOf.get(route)),
		)
	);
}

function withEdit(
	[fileBefore, file]: BeforeAndAfter<SourceFile>,
	[before, after]: BeforeAndAfter<ParsedDocument>,
	rendered: RenderedPages,
	{ plan, pages, problems }: PreviewedSite,
): PreviewedSite {
	const edited = new Map([...rendered.keys()].map((page) => [page.route, page]));
	const { sources, documents, site } = plan;
	return {
		plan: {
			...plan,
			sources: { ...sources, files: sources.files.map((one) => (one === fileBefore ? file : one)) },
			documents: documents.map((one) => (one === before ? after : one)),
			site: { ...site, pages: site.pages.map((page) => edited.get(page.route) ?? page) },
		},
		pages: new Map([...pages].map(([page, written]) => [edited.get(page.route) ?? page, written])),
		problems,
	};
}
