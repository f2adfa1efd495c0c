/** Pages before the locales are compared. */
import type { Page } from "../model/page.ts";

type AcrossLocales = "alternates" | "translations" | "canonical";

/** A page that does not yet know its equivalents in the other locales. */
export type Placed<P extends Page = Page> = P extends Page
	? Omit<P, AcrossLocales>
	: never;
