/** The forms of values that RSS, Atom and JSON Feed share. */

/** RFC 3339, as Atom and JSON Feed want it. */
export const isTimestamp = (text: string): boolean =>
	/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text));

/** RFC 822 with a year of four digits, as RSS 2.0 prefers it. */
export const isMailDate = (text: string): boolean =>
	/^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), )?\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d(?::\d\d)? (?:GMT|UT|[A-Z]{1,3}|[+-]\d{4})$/.test(
		text,
	) && !Number.isNaN(Date.parse(text));

export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s<>"{}|\\^`]+$/.test(text) && URL.canParse(text);

/** An absolute IRI of any scheme. */
export const isAbsoluteIri = (text: string): boolean => /^[a-z][a-z\d+.-]*:[^\s<>"{}|\\^`]+$/i.test(text);

export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text);

/** RFC 5646, in its common forms. */
export const isLanguageTag = (text: string): boolean => /^[a-z]{2,8}(-[a-z\d]{1,8})*$/i.test(text);

export const isMimeType = (text: string): boolean => /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(;.*)?$/.test(text);

/** What readers cannot resolve outside of the page: an address in markup without a scheme and a host. */
export const relativeAddressesIn = (html: string): string[] =>
	[...html.matchAll(/\s(?:href|src|poster)="([^"]*)"/g)].flatMap(([, address = ""]) =>
		/^[a-z][a-z\d+.-]*:/i.test(address) ? [] : [address],
	);

/** Values that stand more than once. */
export const repeatedIn = (values: readonly string[]): string[] => [
	...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];
