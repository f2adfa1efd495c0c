/** Reads once what each site lets programs request. */
import type { HostQueue } from "./host-queue.ts";
import type { TextSelection } from "./http-client.ts";
import type { RequestResult } from "./request-with-retries.ts";
import { ALL_FORBIDDEN, isAllowedByRobots, NO_RULES, parseRobots, type RobotsRules } from "./robots.ts";

/** What the standard demands at least: https://www.rfc-editor.org/rfc/rfc9309#section-2.5 and #section-2.3.1.2. */
const ROBOTS_TEXT: TextSelection = { contentType: /^/, maxBytes: 500 * 1024 };
const MAX_REDIRECTS = 5;

/** A site that wants longer pauses gets these. */
const MAX_CRAWL_DELAY_S = 10;

type Request = (url: string, read: TextSelection) => Promise<RequestResult>;

/** @param agent the name of this program in robots.txt */
export function createRobotsReader(
	request: Request,
	queue: HostQueue,
	agent: string,
): (address: string) => Promise<boolean> {
	const rulesByOrigin = new Map<string, Promise<RobotsRules>>();
	const readRules = async (origin: string): Promise<RobotsRules> => {
		const text = await readRobots(`${origin}/robots.txt`, request);
		const rules = typeof text === "string" ? parseRobots(text, agent) : text;
		const { crawlDelay = 0 } = rules;
		if (crawlDelay > 0) queue.setDelay(new URL(origin).host, Math.min(crawlDelay, MAX_CRAWL_DELAY_S) * 1000);
		return rules;
	};
	return async (address) => {
		const { origin } = new URL(address);
		const rules = rulesByOrigin.get(origin) ?? readRules(origin);
		rulesByOrigin.set(origin, rules);
		return isAllowedByRobots(address, await rules);
	};
}

/** Where no answer comes, the address that is requested next shows why. */
async function readRobots(address: string, request: Request): Promise<string | RobotsRules> {
	let url = address;
	for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
		const result = await request(url, ROBOTS_TEXT);
		if (!("answer" in result)) return NO_RULES;
		const { status, location, text } = result.answer;
		if (status >= 500 || status === 429) return ALL_FORBIDDEN;
		if (status >= 300 && status < 400 && location) {
			if (!/^https?:/.test(location)) return NO_RULES;
			url = location;
		} else return status < 300 && text !== undefined ? text : NO_RULES;
	}
	return NO_RULES;
}
