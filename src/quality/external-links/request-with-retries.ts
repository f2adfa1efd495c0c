/** Sends a request, again where that can help, and gives every host its time. */
import { setTimeout as sleep } from "node:timers/promises";
import { type ConnectionError, describeConnectionError } from "./connection-error.ts";
import type { HostQueue } from "./host-queue.ts";
import { describeStatus, type HttpAnswer, sendRequest, type TextSelection } from "./http-client.ts";

export interface RetryOptions {
	readonly userAgent: string;
	readonly timeoutMs: number;
	/** How often a request is sent again. */
	readonly retries: number;
	/** Milliseconds before it is sent again for the first time. */
	readonly retryDelayMs: number;
}

export type RequestResult =
	| { readonly answer: HttpAnswer }
	| {
			readonly error: ConnectionError;
			/** Another request to the host has shown it. */
			readonly isKnown?: true;
	  }
	/** The host wants no more requests for now. */
	| { readonly postponed: string };

/**
 * Asks with HEAD, and with GET where the text is needed or HEAD fails: some servers know only GET. Hosts that cannot be
 * reached, or want to be left alone for long, get no request for each of their pages.
 */
export function createRequester(queue: HostQueue, options: RetryOptions) {
	/** By origin. */
	const closed = new Map<string, RequestResult>();
	const pausedMs = new Map<string, number>();
	const { userAgent, timeoutMs, retries, retryDelayMs } = options;

	const close = (url: string, result: RequestResult): RequestResult => {
		const { origin, host } = new URL(url);
		closed.set(origin, result);
		queue.open(host);
		return result;
	};

	async function send(url: string, method: "GET" | "HEAD", read?: TextSelection): Promise<RequestResult> {
		const { host, origin } = new URL(url);
		return queue.run(host, async () => {
			const known = closed.get(origin);
			if (known) return known;
			try {
				return { answer: await sendRequest({ url, method, userAgent, timeoutMs, read }) };
			} catch (thrown) {
				return { error: describeConnectionError(thrown) };
			}
		});
	}

	/** The time that a host wants is waited for in its queue, by all requests to it. */
	async function waitFor(requested: number | undefined, url: string, attempt: number) {
		const { host } = new URL(url);
		if (requested === undefined) await sleep(backoffMs(attempt, retryDelayMs));
		else queue.pause(host, requested);
		pausedMs.set(host, (pausedMs.get(host) ?? 0) + (requested ?? 0));
	}

	/** Whether a host wants to be left alone for longer than this run lasts. */
	const exceedsPatience = (requested: number, url: string): boolean =>
		requested > MAX_RETRY_AFTER_MS || requested + (pausedMs.get(new URL(url).host) ?? 0) > MAX_PAUSES_MS;

	return async (url: string, read?: TextSelection): Promise<RequestResult> => {
		for (let attempt = 0, isHead = !read; ; ) {
			const result = await send(url, isHead ? "HEAD" : "GET", read);
			const requested = requestedDelay(result);
			if (requested !== undefined && exceedsPatience(requested, url))
				return close(url, { postponed: statusOf(result) });
			if (isHead) {
				if (isSuccess(result)) return result;
				isHead = false;
				if (requested !== undefined) await waitFor(requested, url, attempt);
				continue;
			}
			if (attempt >= retries || !isWorthRetrying(result))
				return "error" in result && result.error.isOfHost ? close(url, { ...result, isKnown: true }) : result;
			await waitFor(requested, url, attempt++);
		}
	};
}

const isSuccess = (result: RequestResult): boolean => "answer" in result && result.answer.status < 400;

function isWorthRetrying(result: RequestResult): boolean {
	if ("postponed" in result) return false;
	if ("error" in result) return result.error.isTemporary && !result.isKnown;
	const { status } = result.answer;
	return status === 429 || (status >= 500 && status < 600 && status !== 501);
}

const statusOf = (result: RequestResult): string => ("answer" in result ? describeStatus(result.answer.status) : "");

/** Only of an answer that says that it is too early: a redirect may name a time, too. */
const requestedDelay = (result: RequestResult): number | undefined =>
	"answer" in result && isWorthRetrying(result) && result.answer.retryAfter !== undefined
		? parseRetryAfter(result.answer.retryAfter, Date.now())
		: undefined;

/** A host that wants more is left alone in this run. */
const MAX_RETRY_AFTER_MS = 60_000;

/** All the time that is waited for one host. */
const MAX_PAUSES_MS = 180_000;

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
