import type { Locale } from "../../src/react.ts";
import { memoizeWeak } from "../memoize.ts";

// A date in content is a calendar day, so it must not depend on a time zone.
const dateFormatsOf = memoizeWeak(({ dateLocale, calendar }: Locale) => {
	const format = (parts: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat(dateLocale, { ...parts, calendar, timeZone: "UTC" });
	return {
		long: format({ day: "numeric", month: "long", year: "numeric" }),
		short: format({ day: "numeric", month: "short", year: "numeric" }),
		dayOfYear: format({ day: "numeric", month: "long" }),
	};
});

export interface FormattedDateProps {
	/** An ISO 8601 date. */
	readonly of: string;
	readonly locale: Locale;
	readonly as?: "long" | "short" | "dayOfYear";
}

/** A date in the format of the locale. */
export const FormattedDate = ({ of, locale, as = "long" }: FormattedDateProps) => (
	<time dateTime={of}>{dateFormatsOf(locale)[as].format(new Date(of))}</time>
);
