/** Which addresses a site lets programs request: https://www.rfc-editor.org/rfc/rfc9309. */
import { memoizeByText } from "../../model/text/lazily.ts";
import { matchesWildcard } from "../../model/text/wildcard.ts";
import type { HostQueue } from "./host-queue.ts";
import type { TextSelection } from "./http-client.ts";
import type { RequestResult } from "./request-with-retries.ts";

/** What a site's robots.txt says to one program. */
export interface RobotsRules {
	readonly rules: readonly RobotsRule[];
	/** Seconds between two requests. Not part of the standard, but common. */
	readonly crawlDelay?: number;
}

interface RobotsRule {
	readonly isAllowed: boolean;
	/** A path in which `*` stands for any characters, and `$` at the end for its end. */
	readonly pattern: string;
}

/** A site without rules. */
const NO_RULES: RobotsRules = { rules: [] };

/** Everything is forbidden: what a site means whose rules cannot be read because of an error of its own (2.3.1.4). */
const ALL_FORBIDDEN: RobotsRules = { rules: [{ isAllowed: false, pattern: "/" }] };

/** @param agent the name of the program, without its version */
export function parseRobots(text: string, agent: string): RobotsRules {
	const groups = groupsIn(text);
	const own = groups.filter(({ agents }) => agents.some((name) => name === agent.toLowerCase()));
	const chosen = own.length > 0 ? own : groups.filter(({ agents }) => agents.includes("*"));
	const crawlDelay = chosen.find((group) => group.crawlDelay)?.crawlDelay;
	return { rules: chosen.flatMap(({ rules }) => rules), ...(crawlDelay !== undefined && { crawlDelay }) };
}

interface RobotsGroup {
	readonly agents: string[];
	readonly rules: RobotsRule[];
	crawlDelay?: number;
}

function groupsIn(text: string): readonly RobotsGroup[] {
	const groups: RobotsGroup[] = [];
	let isNaming = false;
	for (const line of text.replace(/^\ufeff/, "").split(/\r\n|\r|\n/)) {
		const [content = ""] = line.split("#");
		const colon = content.indexOf(":");
		if (colon < 0) continue;
		const key = content.slice(0, colon).trim().toLowerCase();
		const value = content.slice(colon + 1).trim();
		if (key === "user-agent") {
			if (!isNaming) groups.push({ agents: [], rules: [] });
			groups.at(-1)?.agents.push(agentName(value));
			isNaming = true;
			continue;
		}
		const group = groups.at(-1);
		if (key === "allow" || key === "disallow") {
			isNaming = false;
			if (value) group?.rules.push({ isAllowed: key === "allow", pattern: value });
		} else if (key === "crawl-delay" && group && Number(value) > 0) {
			isNaming = false;
			group.crawlDelay = Number(value);
		}
	}
	return groups;
}

/** Without a version: some sites write `Example/1.0`. */
const agentName = (value: string): string => (value.split(/[/\s]/)[0] ?? "").toLowerCase();

/** Whether a program may request an address. The longest matching rule decides, of two as long the one that allows. */
export function isAllowedByRobots(address: string, { rules }: RobotsRules): boolean {
	const { pathname, search } = new URL(address);
	const path = pathname + search;
	let best: RobotsRule | undefined;
	for (const rule of rules) {
		if (!matchesRule(rule.pattern, path)) continue;
		const difference = rule.pattern.length - (best?.pattern.length ?? -1);
		if (difference > 0 || (difference === 0 && rule.isAllowed)) best = rule;
	}
	return best?.isAllowed ?? true;
}

const matchesRule = (pattern: string, path: string): boolean =>
	pattern.endsWith("$") ? matchesWildcard(pattern.slice(0, -1), path) : matchesWildcard(`${pattern}*`, path);

// Reads once what each site lets programs request.

// Reads once what each site lets programs request.

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
	const readRules = memoizeByText(async (origin) => {
		const text = await readRobots(`${origin}/robots.txt`, request);
		const rules = typeof text === "string" ? parseRobots(text, agent) : text;
		const { crawlDelay = 0 } = rules;
		if (crawlDelay > 0) queue.setDelay(new URL(origin).host, Math.min(crawlDelay, MAX_CRAWL_DELAY_S) * 1000);
		return rules;
	});
	return async (address) => isAllowedByRobots(address, await readRules(new URL(address).origin));
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
