/** Messages of the Nu HTML Checker that are no mistakes of the site, and why. */

export interface NuMessage {
	readonly type: "error" | "info" | "non-document-error";
	readonly subType?: "warning" | "fatal";
	readonly url: string;
	readonly message: string;
	readonly extract?: string;
	readonly lastLine?: number;
	readonly lastColumn?: number;
}

export interface KnownMessage {
	readonly message: RegExp;
	/** Where it is known; elsewhere it is a finding. */
	readonly extract?: RegExp;
	readonly reason: string;
}

export const KNOWN_MESSAGES: readonly KnownMessage[] = [
	{
		message: /^Trailing slash on void elements has no effect/,
		reason:
			"React writes <meta/>. HTML allows the slash, and the trouble it may cause needs an attribute without quotes, which React never writes.",
	},
	{
		message: /^CSS: “mask”: Too many values/,
		extract: /center \/ (?:contain|\.55em) no-repeat/,
		reason: "The checker does not know the size in the shorthand (CSS Masking Level 1, section 7.10); browsers do.",
	},
	{
		message: /“::view-transition”\.$/,
		extract: /::view-transition\{/,
		reason: "The checker does not know CSS View Transitions Level 1.",
	},
	{
		message: /^CSS: Parse Error\.$/,
		extract: /nsition-group\(\*\)/,
		reason: "The same, for ::view-transition-group(*).",
	},
];

export const isKnown = (
	{ message, extract = "" }: NuMessage,
	known: readonly KnownMessage[] = KNOWN_MESSAGES,
): boolean => known.some((waiver) => waiver.message.test(message) && (waiver.extract?.test(extract) ?? true));
