import type { LastUpdate } from "../../src/model/source.ts";
import type { Locale } from "../../src/react.ts";
import { halvesOf } from "../halves.ts";
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
