/** Pages before locales are linked. */
import type { Page } from "../../../model/site/page.ts";

type CrossLocaleField = "alternates" | "sameHeadings" | "translations" | "canonical";

/** A page without its equivalents in the other locales. */
export type UnlinkedPage<P extends Page = Page> = P extends Page ? Omit<P, CrossLocaleField> : never;
