import type { Locale, SiteConfig } from "../../../model/config.ts";
import type { NotFoundPage } from "../../../model/site/page.ts";
import { localizedRoute } from "../../../model/urls/route.ts";
import { generatedPageFields } from "./generated-page.ts";
import type { UnlinkedPage } from "./unlinked-page.ts";

/** The page that hosts send for unknown URLs. */
export const createNotFoundPage = (locale: Locale, { defaultLocale }: SiteConfig): UnlinkedPage<NotFoundPage> => ({
	...generatedPageFields(localizedRoute("404", locale.name, defaultLocale), "not-found", locale),
	kind: "not-found",
	hasAddress: false,
	nameInProblems: "the 404 page",
	listed: false,
	sidebar: null,
	markdownVersion: null,
});
