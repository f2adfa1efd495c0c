/** Checks which origin a request comes from. */
import type { IncomingHttpHeaders } from "node:http";

const OWN_SITES: readonly unknown[] = [undefined, "same-origin", "none"];

/**
 * Whether a request comes from a page of this server, or from no page at all. Browsers send `Sec-Fetch-Site`, and for
 * scripted requests `Origin`; another port of this machine is another origin. The `Host` header has already been
 * checked, so the origin is compared with it.
 */
export function isSameOrigin({ host = "", origin, "sec-fetch-site": site }: IncomingHttpHeaders): boolean {
	if (!OWN_SITES.includes(site)) return false;
	if (origin === undefined) return true;
	const name = host.toLowerCase();
	return origin === `http://${name}` || origin === `https://${name}`;
}
