/** Sends a request, again where that can help, and gives every host its time. */
import { setTimeout as sleep } from "node:timers/promises";
import { type ConnectionError, connectionErrorOf } from "./connection-error.ts";
import type { HostQueue } from "./host-queue.ts";
import {
	type HttpAnswer,
	sendRequest,
	type TextSelection,
} from "./http-client.ts";
import {
	backoffMs,
	MAX_RETRY_AFTER_MS,
	parseRetryAfter,
} from "./retry-delay.ts";

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
	| { readonly error: ConnectionError };

/**
 * Asks with HEAD, and with GET where the text is needed or HEAD fails: some servers know only GET. Hosts that cannot be
 * reached are not asked for every one of their pages.
 */
export function createRequester(queue: HostQueue, options: RetryOptions) {
	const failedOrigins = new Map<string, ConnectionError>();
	const { userAgent, timeoutMs, retries, retryDelayMs } = options;

	async function send(
		url: string,
		method: "GET" | "HEAD",
		read?: TextSelection,
	): Promise<RequestResult> {
		const { host, origin } = new URL(url);
		return queue.run(host, async () => {
			const known = failedOrigins.get(origin);
			if (known) return { error: known };
			try {
				const answer = await sendRequest({
					...{ url, method, userAgent, timeoutMs },
					...(read && { read }),
				});
				return { answer };
			} catch (thrown) {
				const error = connectionErrorOf(thrown);
				if (error.isOfHost && !error.isTemporary)
					failedOrigins.set(origin, error);
				return { error };
			}
		});
	}

	/** The time that a host asks for is waited for in its queue, by all requests to it. */
	async function waitFor(result: RequestResult, url: string, attempt: number) {
		const asked = askedDelay(result);
		if (asked === undefined) await sleep(backoffMs(attempt, retryDelayMs));
		else queue.pause(new URL(url).host, asked);
	}

	return async (url: string, read?: TextSelection): Promise<RequestResult> => {
		if (!read) {
			const head = await send(url, "HEAD");
			if (isSuccess(head)) return head;
			if (isTooMany(head)) {
				if (!isWorthRetrying(head)) return head;
				await waitFor(head, url, 0);
			}
		}
		for (let attempt = 0; ; attempt++) {
			const result = await send(url, "GET", read);
			if (attempt >= retries || !isWorthRetrying(result)) {
				if ("error" in result && result.error.isOfHost)
					failedOrigins.set(new URL(url).origin, result.error);
				return result;
			}
			await waitFor(result, url, attempt);
		}
	};
}

const isSuccess = (result: RequestResult): boolean =>
	"answer" in result && result.answer.status < 400;

const isTooMany = (result: RequestResult): boolean =>
	"answer" in result && result.answer.status === 429;

function isWorthRetrying(result: RequestResult): boolean {
	if ("error" in result) return result.error.isTemporary;
	const { status } = result.answer;
	const isTemporary =
		status === 429 || (status >= 500 && status < 600 && status !== 501);
	return isTemporary && (askedDelay(result) ?? 0) <= MAX_RETRY_AFTER_MS;
}

const askedDelay = (result: RequestResult): number | undefined =>
	"answer" in result && result.answer.retryAfter !== undefined
		? parseRetryAfter(result.answer.retryAfter, Date.now())
		: undefined;
