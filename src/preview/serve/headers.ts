/** Rejects requests by their headers alone. */
import { type ServeResponse, textResponse } from "./request-response.ts";

/** Detects what Node silently drops: a second `Host`, and headers beyond the maximum count. */
export function refusedHeaders(rawHeaders: readonly string[], maxCount: number): ServeResponse | undefined {
	const names = rawHeaders.filter((_, index) => index % 2 === 0);
	if (names.length > maxCount) return textResponse(431, "Too many request headers.", CLOSE);
	// A request with more than one Host must be rejected: https://www.rfc-editor.org/rfc/rfc9112#section-3.2
	const hosts = names.filter((name) => name.toLowerCase() === "host");
	if (hosts.length > 1) return textResponse(400, "More than one Host header.", CLOSE);
	return undefined;
}

const CLOSE = { Connection: "close" };
