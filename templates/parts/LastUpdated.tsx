import type { LastUpdate } from "../../src/model/site.ts";
import type { Locale } from "../../src/react.ts";
import type { Strings } from "../strings/index.ts";
import { Day } from "./Day.tsx";

export interface LastUpdatedProps {
	readonly updated: LastUpdate;
	readonly locale: Locale;
	readonly strings: Strings;
}

/** When the text changed last, and by whom, as far as that is known. */
export function LastUpdated({ updated, locale, strings }: LastUpdatedProps) {
	const { date, author } = updated;
	if (!date && !author) return null;
	if (!date)
		return (
			<p className="last-updated">{strings.lastUpdatedBy(author as string)}</p>
		);
	const [before, after] = halvesOf(strings.lastUpdated(author));
	return (
		<p className="last-updated">
			{before}
			<Day of={date} locale={locale} as="short" />
			{after}
		</p>
	);
}

/** The text on both sides of the first `%s`; an author may have another in the name. */
function halvesOf(text: string): [string, string] {
	const at = text.indexOf("%s");
	return [text.slice(0, at), text.slice(at + 2)];
}
