import { STATUS_CODES } from "node:http";

/** Sends one request, without following redirects. */

export interface HttpRequest {
	readonly url: string;
	readonly method: "GET" | "HEAD";
	readonly userAgent: string;
	/** Milliseconds for the whole answer. */
	readonly timeoutMs: number;
	/** The text to read; without it, the answer ends with its head. */
	readonly read?: TextSelection | undefined;
}

export interface TextSelection {
	/** Only answers whose `Content-Type` matches. */
	readonly contentType: RegExp;
	readonly maxBytes: number;
}

export interface HttpAnswer {
	readonly status: number;
	/** The target of a redirect, resolved. */
	readonly location?: string;
	readonly retryAfter?: string;
	readonly setsCookies: boolean;
	/** What was read of the text. */
	readonly text?: string;
	/** Whether the text is longer than what was read. */
	readonly isCut?: boolean;
}

/** @throws what `fetch` throws; `connectionErrorOf` describes it */
export async function sendRequest({ url, method, userAgent, timeoutMs, read }: HttpRequest): Promise<HttpAnswer> {
	const response = await fetch(url, {
		method,
		redirect: "manual",
		signal: AbortSignal.timeout(timeoutMs),
		headers: { "user-agent": userAgent, accept: "text/html,application/xhtml+xml,*/*;q=0.8" },
	});
	const { status, headers } = response;
	const location = headers.get("location");
	const retryAfter = headers.get("retry-after");
	const body = read?.contentType.test(headers.get("content-type") ?? "")
		? await readText(response, read.maxBytes)
		: undefined;
	if (!body) await response.body?.cancel();
	return {
		status,
		...(location !== null && { location: resolvedUrl(location, url) }),
		...(retryAfter !== null && { retryAfter }),
		setsCookies: headers.has("set-cookie"),
		...body,
	};
}

/** As it is if it is no URL. */
const resolvedUrl = (location: string, base: string): string =>
	URL.canParse(location, base) ? new URL(location, base).href : location;

async function readText(response: Response, maxBytes: number): Promise<Pick<HttpAnswer, "text" | "isCut">> {
	const decoder = decoderFor(response.headers.get("content-type") ?? "");
	let text = "";
	let read = 0;
	for await (const chunk of response.body ?? []) {
		text += decoder.decode(chunk, { stream: true });
		read += chunk.length;
		if (read >= maxBytes) return { text, isCut: true }; // leaving the loop cancels the answer
	}
	return { text: text + decoder.decode(), isCut: false };
}

function decoderFor(contentType: string): TextDecoder {
	const [, charset = "utf-8"] = /;\s*charset\s*=\s*"?([\w-]+)/i.exec(contentType) ?? [];
	try {
		return new TextDecoder(charset);
	} catch {
		return new TextDecoder();
	}
}

/** @example "404 Not Found" */
export const describeStatus = (status: number): string => [status, STATUS_CODES[status]].filter(Boolean).join(" ");
