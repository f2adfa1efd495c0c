/** Says what is wrong with links to other sites: once for each address, at its first place. */
import { groupBy } from "../../model/collections.ts";
import type { Problem } from "../../model/problems/problem.ts";
import type { ExternalLink, LinkedAddress } from "./external-link.ts";
import type { LinkOutcome } from "./link-outcome.ts";

const IGNORE_HINT = "if it is right as it is, add it to check.external.ignore with the reason";

export function outcomeProblems(
	{ address, links, fragments }: LinkedAddress,
	outcome: LinkOutcome,
): readonly Problem[] {
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
export function postponedProblems(
	targets: readonly LinkedAddress[],
	outcomes: readonly LinkOutcome[],
): readonly Problem[] {
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
