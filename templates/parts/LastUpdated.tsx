import type { LastUpdate } from "../../src/model/content/source.ts";
import type { Locale } from "../../src/react.ts";
import { GAP, splitAtGap } from "../gap.ts";
import { replaceable } from "../replaceable.tsx";
import type { LocaleStrings } from "../strings/index.ts";
import { FormattedDate } from "./FormattedDate.tsx";

export interface LastUpdatedProps {
	readonly updated: LastUpdate;
	readonly locale: Locale;
	readonly strings: LocaleStrings;
}

function DefaultLastUpdated({ updated, locale, strings }: LastUpdatedProps) {
	const { date, author } = updated;
	if (!date && !author) return null;
	if (!date) return <p className="last-updated">{strings.lastUpdatedBy({ author: author as string })}</p>;
	const [before, after] = splitAtGap(
		author ? strings.lastUpdatedOnBy({ date: GAP, author }) : strings.lastUpdatedOn({ date: GAP }),
	);
	return (
		<p className="last-updated">
			{before}
			<FormattedDate of={date} locale={locale} as="short" />
			{after}
		</p>
	);
}

/** The date and author of the last change, as far as they are known. */
export const LastUpdated = replaceable(DefaultLastUpdated);
