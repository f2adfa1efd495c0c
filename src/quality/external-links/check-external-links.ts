/** Requests the addresses of other sites that a site links to, and reports those that do not answer as they should. */
import type { CacheStore } from "../../engine/cache/store.ts";
import { groupBy } from "../../model/collections.ts";
import type { Problem } from "../../model/problems/problem.ts";
import { matchesWildcard } from "../../model/text/wildcard.ts";
import { type ExternalLink, groupByAddress, type LinkedAddress } from "./external-link.ts";
import type { LinkOutcome } from "./link-outcome.ts";
import { openOutcomeCache } from "./outcome-cache.ts";
import { type AddressOptions, createAddressChecker } from "./request-address.ts";

export interface ExternalCheckOptions extends AddressOptions {
	readonly ignore: readonly IgnoredUrls[];
	/** The key of the list in the configuration. */
	readonly ignoreKey: string;
	readonly store: CacheStore;
	/** Called after each answer. */
	readonly showProgress?: (progress: ExternalCheckProgress) => void;
}

export interface ExternalCheckProgress {
	readonly answered: number;
	/** Addresses to request; those in the cache are not counted. */
	readonly total: number;
}

/** The problems are in the order of the links. */
export async function checkExternalLinks(
	all: readonly ExternalLink[],
	options: ExternalCheckOptions,
): Promise<readonly Problem[]> {
	const { ignore, ignoreKey, store, showProgress = () => {} } = options;
	const selected = withoutIgnored(all, ignore, ignoreKey);
	const targets = groupByAddress(selected.links);
	const cache = await openOutcomeCache(store);
	const checkAddress = createAddressChecker(options);
	const fragmentsOf = ({ fragments }: LinkedAddress) => [...fragments.keys()];
	const known = targets.map((target) => invalidOutcome(target) ?? cache.get(target.address, fragmentsOf(target)));
	const total = known.filter((outcome) => !outcome).length;
	let answered = 0;
	/** Kept only if the network is there. */
	const unreachable = new Map<LinkedAddress, LinkOutcome>();
	const outcomeOf = async (target: LinkedAddress): Promise<LinkOutcome> => {
		const fragments = fragmentsOf(target);
		const outcome = await checkAddress(target.address, fragments);
		if ("isOfHost" in outcome) unreachable.set(target, outcome);
		else await cache.add(target.address, fragments, outcome);
		showProgress({ answered: ++answered, total });
		return outcome;
	};
	const outcomes = await Promise.all(targets.map((target, i) => known[i] ?? outcomeOf(target)));
	const requested = targets.filter((_, i) => !known[i]);
	if (isOffline(requested, unreachable))
		return [
			{
				severity: "error",
				code: "external-network-missing",
				message: "no other site can be reached",
				hint: "check the connection of this machine to the internet",
			},
		];
	for (const [target, outcome] of unreachable) await cache.add(target.address, fragmentsOf(target), outcome);
	await cache.save();
	return [
		...targets.flatMap((target, i) => outcomeProblems(target, outcomes[i] as LinkOutcome)),
		...postponedProblems(targets, outcomes),
		...selected.problems,
	];
}

/** A machine without a network should not blame the links. */
const MIN_HOSTS_OF_OFFLINE = 3;

const isOffline = (requested: readonly LinkedAddress[], unreachable: ReadonlyMap<LinkedAddress, unknown>): boolean =>
	new Set(requested.map(({ address }) => new URL(address).host)).size >= MIN_HOSTS_OF_OFFLINE &&
	requested.every((target) => unreachable.has(target));

const invalidOutcome = ({ address }: LinkedAddress): LinkOutcome | undefined =>
	URL.canParse(address) ? undefined : { kind: "broken", reason: "it is not a valid URL" };

// Links that are not requested, because the configuration says why not.

// Links that are not requested, because the configuration says why not.

interface IgnoredUrls {
	/** A URL in which `*` stands for any characters. */
	readonly url: string;
	readonly reason: string;
}

/** @param configKey of the list */
function withoutIgnored(links: readonly ExternalLink[], ignore: readonly IgnoredUrls[], configKey: string) {
	const used = new Set<IgnoredUrls>();
	const isIgnored = ({ url }: ExternalLink): boolean => {
		const written = [url, ...(URL.canParse(url) ? [new URL(url).href] : [])];
		const matching = ignore.filter((entry) => written.some((text) => matchesWildcard(entry.url, text)));
		for (const entry of matching) used.add(entry);
		return matching.length > 0;
	};
	const kept = links.filter((link) => !isIgnored(link));
	const problems = ignore.flatMap((entry, i): Problem[] =>
		used.has(entry)
			? []
			: [
					{
						severity: "info",
						code: "external-ignore-unused",
						message: `no link matches ${entry.url} any more`,
						configKey: `${configKey}[${i}]`,
						hint: "remove the entry",
					},
				],
	);
	return { links: kept, problems };
}

// Says what is wrong with links to other sites: once for each address, at its first place.

const IGNORE_HINT = "if it is right as it is, add it to check.external.ignore with the reason";

function outcomeProblems({ address, links, fragments }: LinkedAddress, outcome: LinkOutcome): readonly Problem[] {
	const { movedTo, missing = [] } = outcome.kind === "found" ? outcome : {};
	const failure = failureOf(address, outcome);
	return [
		...(failure ? [problemAt(links, failure)] : []),
		...(movedTo === undefined ? [] : [movedProblem(address, movedTo, links)]),
		...[...fragments]
			.filter(([fragment]) => missing.includes(fragment))
			.map(([fragment, linked]) =>
				problemAt(linked, {
					severity: "warning",
					code: "external-anchor-missing",
					message: `no element #${fragment} on ${address}`,
					hint: `link to another heading of the page; ${IGNORE_HINT}`,
				}),
			),
	];
}

/** `undefined` if there is a page, or if the host has a problem that stands for all of its addresses. */
function failureOf(address: string, outcome: LinkOutcome): Problem | undefined {
	switch (outcome.kind) {
		case "broken":
			return {
				severity: "error",
				code: "external-link-broken",
				message: `broken link to ${address}: ${outcome.reason}`,
				hint: `link to another page or remove the link; ${IGNORE_HINT}`,
			};
		case "unreachable":
			return {
				severity: "warning",
				code: "external-link-unreachable",
				message: `no page at ${address} at the moment: ${outcome.reason}`,
				hint: `check again later; ${IGNORE_HINT}`,
			};
		case "refused":
			return {
				severity: "warning",
				code: "external-link-refused",
				message: `${address} is not for programs: ${outcome.reason}`,
				hint: `open it in a browser; ${IGNORE_HINT}`,
			};
		case "forbidden":
			return {
				severity: "info",
				code: "external-link-not-requested",
				message: `${address} was not requested: ${outcome.reason}`,
			};
		default:
			return undefined;
	}
}

/** One problem for each host that wants no more requests, at the first of the links that are left. */
function postponedProblems(targets: readonly LinkedAddress[], outcomes: readonly LinkOutcome[]): readonly Problem[] {
	const postponed = targets.flatMap(({ links }, i) => {
		const outcome = outcomes[i];
		return outcome?.kind === "postponed" ? [{ ...outcome, links }] : [];
	});
	return [...groupBy(postponed, ({ host }) => host)].map(([host, group]) => {
		const { length, 0: first } = group;
		return problemAt(first?.links.slice(0, 1) ?? [], {
			severity: "info",
			code: "external-link-not-requested",
			message: `${length} address${length === 1 ? "" : "es"} of ${host} ${length === 1 ? "was" : "were"} not requested: it answers ${first?.reason} and wants to be left alone`,
			hint: "check again later: what has been answered is remembered",
		});
	});
}

function movedProblem(address: string, movedTo: string, links: readonly ExternalLink[]): Problem {
	const isFrontPage = new URL(movedTo).pathname === "/" && new URL(address).pathname !== "/";
	return problemAt(links, {
		severity: "info",
		code: "external-link-moved",
		message: `${address} has moved to ${movedTo}`,
		hint: isFrontPage
			? "this is the front page: look for the page that has the text now"
			: `link to ${withFragmentOf(links[0]?.url ?? "", movedTo)}`,
	});
}

/** Browsers keep the fragment of a link if the redirect has none. */
const withFragmentOf = (url: string, target: string): string =>
	target.includes("#") || !url.includes("#") ? target : target + url.slice(url.indexOf("#"));

/** At the first of the links; the message counts the others. */
function problemAt(links: readonly ExternalLink[], problem: Problem): Problem {
	const [first] = links;
	const others = links.length - 1;
	const more = others === 0 ? "" : ` (and ${others} more link${others === 1 ? "" : "s"})`;
	return {
		...problem,
		message: problem.message + more,
		...(first?.at && { at: first.at }),
		...(first?.writtenAs && { writtenAs: first.writtenAs }),
	};
}
