/** Which addresses a site lets programs request: https://www.rfc-editor.org/rfc/rfc9309. */
import { matchesWildcard } from "../../model/text/wildcard.ts";

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
export const NO_RULES: RobotsRules = { rules: [] };

/** Everything is forbidden: what a site means whose rules cannot be read because of an error of its own (2.3.1.4). */
export const ALL_FORBIDDEN: RobotsRules = { rules: [{ isAllowed: false, pattern: "/" }] };

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
