/** How long to wait before a request is sent again. */

/** A host that wants more is left alone in this run. */
export const MAX_RETRY_AFTER_MS = 60_000;

/** All the time that is waited for one host. */
export const MAX_PAUSES_MS = 180_000;

/** Doubles with every attempt, from 0. */
export const backoffMs = (attempt: number, first: number): number => first * 2 ** attempt;

/**
 * What `Retry-After` requests, in milliseconds: a number of seconds or a date.
 * https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
 */
export function parseRetryAfter(value: string, now: number): number | undefined {
	if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1000;
	const date = Date.parse(value);
	return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
