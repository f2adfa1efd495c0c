import type { Locale } from "../../../model/config.ts";
import type { Route } from "../../../model/urls/route.ts";

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
