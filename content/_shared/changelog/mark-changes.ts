/** Marks the parts of a changelog that have a style: kinds of changes, dates, and releases that are not stable. */
import type { Html } from "ssg-docs/react";
import { CHANGE_KINDS } from "./filter.ts";

const KIND = new RegExp(`<em>(${CHANGE_KINDS.join("|")}):</em>`, "g");
const DATE = / – (\d+ [A-Z][a-z]+ \d{4})( \(pre-release\))?(?=<a class="heading-link")/g;

/** Returns the text of any other page as it is. */
export const markChanges = (html: Html): Html =>
	html.includes('data-name="ChangelogFilter"')
		? (html
				.replace(KIND, (_, kind: string) => `<em class="${kind.toLowerCase()}">${kind}</em>`)
				.replace(
					DATE,
					(_, date, isPreRelease) => ` <small>${date}${isPreRelease ? " <b>Pre-release</b>" : ""}</small>`,
				) as Html)
		: html;
