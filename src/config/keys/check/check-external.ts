/** `check.external`: how `ssg check --external` asks for the addresses of other sites. */
import * as v from "valibot";
import { expected, requiredText } from "../../values.ts";

export interface ExternalCheckOptions {
	/** URLs that are not asked, and why. @default [] */
	readonly ignore?: readonly IgnoredUrlOptions[];
	/** Seconds to wait for an answer. @default 20 */
	readonly timeout?: number;
	/** Requests at the same time. @default 16 */
	readonly concurrency?: number;
	/** Requests at the same time to one host. @default 2 */
	readonly concurrencyPerHost?: number;
	/** Seconds between the starts of two requests to one host. @default 0.2 */
	readonly delay?: number;
	/** How often a request that fails is sent again. @default 2 */
	readonly retries?: number;
}

export interface IgnoredUrlOptions {
	/** A URL in which `*` stands for any characters. @example "https://example.org/*" */
	readonly url: string;
	/** For those who read the configuration. @example "asks readers to log in" */
	readonly reason: string;
}

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

export const externalCheckOptions = v.strictObject({
	ignore: v.exactOptional(v.array(v.strictObject({ url: requiredText, reason: requiredText })), []),
	timeout: v.exactOptional(seconds(0.1), 20),
	concurrency: v.exactOptional(count(1), 16),
	concurrencyPerHost: v.exactOptional(count(1), 2),
	delay: v.exactOptional(seconds(0), 0.2),
	retries: v.exactOptional(count(0), 2),
});
