/** Renders a page, creates its files and collects the facts that the link check needs. */

import { messageOf, type Problem } from "../../model/problems/problem.ts";
import type { Chrome } from "../../model/site/chrome.ts";
import type { Page } from "../../model/site/page.ts";
import type { Bundle, Output } from "../../model/site/site.ts";
import { withTrackedSidebars } from "../../model/site/tracked-sidebars.ts";
import { memoizeByObject } from "../../model/text/lazily.ts";
import { pageLoadOf } from "../../pipeline/check/budgets.ts";
import { type PageFacts, pageFactsOf } from "../../pipeline/check/index.ts";
import { pageOutputs } from "../../pipeline/derive/pages.ts";
import { createPageRenderer } from "../../pipeline/render/index.ts";
import { islandNamesIn } from "../../pipeline/render/islands.ts";
import { loadTemplates } from "../../pipeline/render/templates.ts";
import { interruptible } from "./interrupt.ts";

/** A page's files, and what the link check needs to know about its markup. */
export interface RenderedPage extends PageFacts {
	readonly files: readonly Output[];
	/** Names of the islands on the page, in the navbar and the footer too. */
	readonly islands: readonly string[];
	readonly problems: readonly Problem[];
	/** `Chrome.sidebarsHash` if the page depends on all sidebars. */
	readonly sidebarsHash?: string;
}

/** What rendering any page needs. */
export interface RenderContext {
	readonly chromes: Readonly<Record<string, Chrome>>;
	readonly bundle: Pick<Bundle, "templates" | "components">;
	/** Pages are weighed. */
	readonly hasBudgets?: boolean;
}

export async function renderPageBatch(
	pages: readonly Page[],
	{ chromes, bundle, hasBudgets }: RenderContext,
): Promise<RenderedPage[]> {
	const locales = Object.values(chromes).map(({ locale }) => locale);
	const render = createPageRenderer(await loadTemplates(bundle.templates, locales), bundle);
	const made = (page: Page): RenderedPage => {
		const { chrome, areSidebarsRead } = trackedChromeOf(chromes[page.locale] as Chrome);
		try {
			const markup = render(page, chrome);
			return {
				files: pageOutputs(page, markup, chrome),
				islands: islandNamesIn(markup.document),
				problems: markup.problems ?? [],
				...(areSidebarsRead() && { sidebarsHash: chrome.sidebarsHash }),
				...pageFactsOf(page, markup),
				...(hasBudgets && { load: pageLoadOf(markup.document) }),
			};
		} catch (error) {
			return { files: [], islands: [], problems: [renderFailure(page, error)] };
		}
	};
	return interruptible(() => pages.map(made));
}

/** Once a page has read the sidebars, all later ones count too: a theme may keep for them what it has read. */
const trackedChromeOf = memoizeByObject((chrome: Chrome) => {
	let areRead = false;
	const tracked = withTrackedSidebars(chrome, () => {
		areRead = true;
	});
	return { chrome: tracked, areSidebarsRead: () => areRead };
});

/** The build goes on, so that all pages that fail are known, and why. */
const renderFailure = ({ route, at }: Page, error: unknown): Problem => ({
	severity: "error",
	code: "render-failed",
	message: `page ${route} cannot be rendered: ${messageOf(error)}`,
	...(at && { at }),
	stack: (error instanceof Error && error.stack) || String(error),
	hint: `${missingValueHint(messageOf(error))}run the command with --verbose to see the stack trace`,
});

/** @example `Cannot read properties of undefined (reading 'map')` */
const missingValueHint = (message: string): string => {
	const [, value = "", name = ""] = /properties of (undefined|null) \(reading '([^']*)'\)/.exec(message) ?? [];
	return name && `the value before ".${name}" is ${value}: check where it comes from, or write "?.${name}"; `;
};
