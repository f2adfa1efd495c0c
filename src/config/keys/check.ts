/** What `ssg check` looks for besides the problems of a build. */
import * as v from "valibot";
import { expected, requiredText } from "../values.ts";
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

export const checkKeys = {
	/** What `ssg check` looks for. */
	check: v.exactOptional(checkOptions, {}),
};
