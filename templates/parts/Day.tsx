import type { Locale } from "../../src/react.ts";
import { once } from "../once.ts";

// A date of the content is a day: it must not change with the reader's, or the builder's, time zone.
const formatsOf = once(({ htmlLang, calendar }: Locale) => {
	const format = (parts: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat(htmlLang, { ...parts, calendar, timeZone: "UTC" });
	return {
		long: format({ day: "numeric", month: "long", year: "numeric" }),
		short: format({ day: "numeric", month: "short", year: "numeric" }),
		dayOfYear: format({ day: "numeric", month: "long" }),
	};
});

export interface DayProps {
	/** ISO 8601. */
	readonly of: string;
	readonly locale: Locale;
	readonly as?: "long" | "short" | "dayOfYear";
}

/** A date as the locale writes it. */
export const Day = ({ of, locale, as = "long" }: DayProps) => (
	<time dateTime={of}>{formatsOf(locale)[as].format(new Date(of))}</time>
);
