/** What `ssg check` looks for besides the problems of a build, and what a build lets pages weigh. */
import * as v from "valibot";
import { expected, type Parsed, positiveInteger, requiredText, severity } from "../values.ts";
import { ruleSettings } from "./check-rules.ts";

const ignoredUrl = v.strictObject({
	/** A URL in which `*` stands for any characters. @example "https://example.org/*" */
	url: requiredText,
	/** For those who read the configuration. @example "asks readers to log in" */
	reason: requiredText,
});

const seconds = (least: number) =>
	v.pipe(
		v.number(),
		v.minValue(least, expected(`${least} seconds or more`)),
		v.maxValue(600, expected("600 seconds or fewer")),
	);

const count = (least: number) =>
	v.pipe(
		v.number(),
		v.integer(expected("an integer")),
		v.minValue(least, expected(`${least} or more`)),
		v.maxValue(100, expected("100 or fewer")),
	);

const externalCheckOptions = v.strictObject({
	/** URLs that are not requested, and why. */
	ignore: v.exactOptional(v.array(ignoredUrl), []),
	/** Seconds to wait for an answer. */
	timeout: v.exactOptional(seconds(0.1), 20),
	/** Requests at the same time. */
	concurrency: v.exactOptional(count(1), 16),
});

const ruleOverride = v.strictObject({
	/** Patterns for paths relative to the site's folder. @example ["content/en/news/**"] */
	files: v.array(v.string()),
	/** The settings of the rules for these files. */
	rules: ruleSettings,
});

const checkOptions = v.strictObject({
	/**
	 * The rules for content. Comments switch them off for a part of a page: `<!-- check-disable-next-line link-text -->`.
	 * @example { "image-alt": "throw", "link-text": "ignore" }
	 */
	rules: v.exactOptional(ruleSettings, {}),
	/**
	 * Other settings for some of the files. The last one that names a rule applies.
	 * @example [{ files: ["content/en/news/**"], rules: { "link-text": "ignore" } }]
	 */
	overrides: v.exactOptional(v.array(ruleOverride), []),
	/**
	 * How `ssg check --external` requests the addresses of other sites.
	 * @example { timeout: 10, ignore: [{ url: "https://example.org/account/*", reason: "asks readers to log in" }] }
	 */
	external: v.exactOptional(externalCheckOptions, {}),
});

const weights = {
	/** The HTML with its style sheets and scripts. @default no limit */
	page: v.exactOptional(positiveInteger),
	/** The style sheets. @default no limit */
	css: v.exactOptional(positiveInteger),
	/** The scripts that start with the page, with what they import. @default no limit */
	js: v.exactOptional(positiveInteger),
};

const budgetOverride = v.strictObject({
	/** Patterns of paths, without locale prefix. @example ["/news/**"] */
	paths: v.array(requiredText),
	...weights,
});

const budgetOptions = v.strictObject({
	...weights,
	/** How serious it is that a page weighs more. */
	severity: v.exactOptional(severity, "warn"),
	/**
	 * Other limits for some of the pages. The last one that matches a page and names a limit applies.
	 * @example [{ paths: ["/api/**"], page: 80_000 }]
	 */
	overrides: v.exactOptional(v.array(budgetOverride), []),
});

export type Budgets = Parsed<typeof budgetOptions>;

export const checkKeys = {
	/**
	 * How many bytes a page may have when it is sent, compressed with gzip. Files of other sites, images, fonts, and
	 * scripts that are loaded later do not count.
	 * @default none
	 * @example { page: 40_000, css: 10_000, js: 8_000 }
	 */
	budgets: v.exactOptional(budgetOptions),
	/** What `ssg check` looks for. */
	check: v.exactOptional(checkOptions, {}),
};
