/** Requests an address, follows its redirects, and looks for the places in the page that links lead to. */
import { definedFields } from "../../model/collections.ts";
import { unescapeHtml } from "../../model/text/escape-html.ts";
import { createHostQueue, type HostQueueOptions } from "./host-queue.ts";
import { describeStatus, type HttpAnswer, type TextSelection } from "./http-client.ts";
import type { LinkOutcome } from "./link-outcome.ts";
import { createRequester, type RetryOptions } from "./request-with-retries.ts";
import { createRobotsReader } from "./robots.ts";

export interface AddressOptions extends HostQueueOptions, Omit<RetryOptions, "userAgent"> {
	/** The name of this program in robots.txt. */
	readonly agent: string;
	readonly version: string;
}

const MAX_REDIRECTS = 10;

/** A place that is not in the part that is read is not reported. */
const PAGE_TEXT: TextSelection = {
	contentType: /^(?:text\/html|application\/xhtml\+xml)\b/i,
	maxBytes: 5 * 1024 * 1024,
};

/** Returns a function that requests an address and looks for fragments in its page. */
export function createAddressChecker(options: AddressOptions) {
	const { agent, version } = options;
	const queue = createHostQueue(options);
	const request = createRequester(queue, { ...options, userAgent: `Mozilla/5.0 (compatible; ${agent}/${version})` });
	const isAllowed = createRobotsReader(request, queue, agent);
	return async (address: string, fragments: readonly string[]): Promise<LinkOutcome> => {
		const chain = new RedirectChain(address);
		let read = fragments.length > 0 ? PAGE_TEXT : undefined;
		for (;;) {
			const { url } = chain;
			if (!(await isAllowed(url)))
				return { kind: "forbidden", reason: chain.describe("its robots.txt does not allow programs") };
			const result = await request(url, read);
			if ("postponed" in result) return { kind: "postponed", reason: result.postponed, host: new URL(url).host };
			if ("error" in result) {
				const { reason, isTemporary, isOfHost } = result.error;
				return {
					kind: isTemporary ? "unreachable" : "broken",
					reason: chain.describe(reason),
					...(isOfHost && { isOfHost }),
				};
			}
			const { answer } = result;
			if (!isRedirect(answer.status)) return readOutcome(answer, fragments, chain);
			const failure = chain.follow(answer);
			if (failure) return failure;
			if (chain.hasFragment) read = undefined; // it replaces that of the link
		}
	};
}

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

/** The redirects that begin at an address. */
class RedirectChain {
	/** To ask next, without a fragment. */
	url: string;
	hasFragment = false;
	/** Where the permanent redirects at the beginning lead to. */
	movedTo: string | undefined;
	readonly #seen: Set<string>;
	#isPermanent = true;
	#setsCookies = false;

	constructor(readonly address: string) {
		this.url = address;
		this.#seen = new Set([address]);
	}

	/** Adds how the address at which something happens was reached. */
	describe(event: string): string {
		return this.url === this.address ? event : `${event} (it redirects to ${this.url})`;
	}

	/** Returns an outcome if the redirect cannot be followed. */
	follow({ status, location, setsCookies }: HttpAnswer): LinkOutcome | undefined {
		if (location === undefined) return broken(this.describe("a redirect names no target"));
		if (!URL.canParse(location) || !/^https?:/.test(location))
			return broken(this.describe(`a redirect leads to ${location}`));
		this.#setsCookies ||= setsCookies;
		this.#isPermanent &&= status === 301 || status === 308;
		if (this.#isPermanent) this.movedTo = location;
		const next = new URL(location);
		this.hasFragment = next.hash !== "";
		next.hash = "";
		this.url = next.href;
		if (this.#seen.has(this.url))
			return this.#setsCookies
				? { kind: "refused", reason: "it redirects until it gets its cookies" }
				: broken(`it redirects in a loop, by way of ${this.url}`);
		this.#seen.add(this.url);
		return this.#seen.size > MAX_REDIRECTS + 1 ? broken(`it redirects more than ${MAX_REDIRECTS} times`) : undefined;
	}
}

const broken = (reason: string): LinkOutcome => ({ kind: "broken", reason });

/** Statuses that people may not get: they are logged in, pay, or are somewhere else. 999 is LinkedIn's. */
const REFUSALS: readonly number[] = [401, 402, 403, 407, 451, 999];

const TEMPORARY: readonly number[] = [408, 425, 429];

function readOutcome(
	{ status, text, isCut }: HttpAnswer,
	fragments: readonly string[],
	chain: RedirectChain,
): LinkOutcome {
	const reason = chain.describe(describeStatus(status));
	if (REFUSALS.includes(status)) return { kind: "refused", reason };
	if (TEMPORARY.includes(status) || (status >= 500 && status < 600)) return { kind: "unreachable", reason };
	if (status >= 400) return broken(reason);
	const missing = text === undefined || isCut ? [] : missingFragments(text, fragments);
	return { kind: "found", ...definedFields({ movedTo: chain.movedTo }), ...(missing.length > 0 && { missing }) };
}

// Finds the places in a page of another site that a fragment can lead to.

// Finds the places in a page of another site that a fragment can lead to.

/**
 * An id, or the name of a link. Attributes are not told from text that looks like one: a place too many only hides a
 * problem, and one too few would report a link that works.
 */
const ANCHOR = /[\s"'](?:id|name)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]+))/gi;

/** GitHub and others add it to the ids of what users write, and remove it by script. */
const USER_CONTENT = "user-content-";

/** Returns those of some fragments that a page has no place for. */
function missingFragments(html: string, fragments: readonly string[]): readonly string[] {
	const missing = new Set(fragments);
	for (const [, double, single, bare] of html.matchAll(ANCHOR)) {
		if (missing.size === 0) break;
		const id = unescapeHtml(double ?? single ?? bare ?? "");
		missing.delete(id);
		if (id.startsWith(USER_CONTENT)) missing.delete(id.slice(USER_CONTENT.length));
	}
	return [...missing];
}
