/** Pages that a preview renders when they are requested: it keeps what they are made from, which is a tenth as much. */
import type { RenderedPage } from "../../engine/threads/pages.ts";
import type { Workers } from "../../engine/threads/workers.ts";
import type { MarkdownPage, Page } from "../../model/site/page.ts";
import { pagePaths } from "../derive/pages.ts";
import type { PageOnRequest, RequestedPage } from "../emit/writer.ts";
import type { SitePlan } from "./plan.ts";

/** Equal for pages with the same content. */
export const contentKeyOf = ({ locale, content }: MarkdownPage): string => `${locale} ${content.hash}`;

export const pagesOnRequest = (plan: SitePlan, workers: Workers): readonly PageOnRequest[] =>
	plan.site.pages.map((page) => ({
		route: page.route,
		paths: pagePaths(page, plan.site),
		...(page.writtenIn === "markdown" && { contentKey: contentKeyOf(page) }),
		render: () => renderOnRequest([page], plan, workers),
	}));

/** No file has a URL that is unsafe, not even in a preview. */
export async function renderOnRequest(
	pages: readonly Page[],
	{ site, bundle, checker }: SitePlan,
	workers: Workers,
): Promise<RequestedPage & { readonly rendered: readonly RenderedPage[] }> {
	const { templates, components } = bundle;
	const context = { chromes: site.chromes, bundle: { templates, components } };
	for await (const rendered of workers.run("pages", [pages], context)) {
		const failures = rendered.flatMap(({ problems, ...facts }, i) => [
			...problems.filter(({ stack }) => stack),
			...(checker.checkPage(pages[i] as Page, facts).unsafeUrls ?? []).map(({ problem }) => problem),
		]);
		return { files: failures.length > 0 ? [] : rendered.flatMap(({ files }) => files), failures, rendered };
	}
	return { files: [], failures: [], rendered: [] };
}
