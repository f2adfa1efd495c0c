/** Pages before locales are linked. */
import type { Locale } from "../../../model/config.ts";
import type { Page } from "../../../model/site/page.ts";
import type { Route } from "../../../model/urls/route.ts";

type CrossLocaleField = "alternates" | "sameHeadings" | "translations" | "canonical";

/** A page without its equivalents in the other locales. */
export type UnlinkedPage<P extends Page = Page> = P extends Page ? Omit<P, CrossLocaleField> : never;

/** The fields that most generated pages have in common. */
export const generatedPageFields = (route: Route, key: string, { name }: Locale) => ({
	route,
	hasAddress: true,
	locale: name,
	key,
	contentLocale: name,
	listed: true,
	writtenIn: null,
	description: "",
	keywords: [],
});
