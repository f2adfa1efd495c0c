/** Asks for the addresses of other sites that a site links to, and reports those that do not answer as they should. */
import type { CacheStore } from "../cache/store.ts";
import type { Problem } from "../model/problem.ts";
import { type AskOptions, createAsker } from "./ask-address.ts";
import { type IgnoredUrls, withoutIgnored } from "./ignore-list.ts";
import type { LinkOutcome } from "./link-outcome.ts";
import { openOutcomeCache } from "./outcome-cache.ts";
import { outcomeProblems } from "./outcome-problems.ts";
import {
	groupByAddress,
	type LinkTarget,
	type OutsideLink,
} from "./outside-link.ts";

export interface OutsideCheckOptions extends AskOptions {
	readonly ignore: readonly IgnoredUrls[];
	/** The key of the list in the configuration. */
	readonly ignoreKey: string;
	readonly store: CacheStore;
	/** Called after each answer. */
	readonly showProgress?: (progress: OutsideCheckProgress) => void;
}

export interface OutsideCheckProgress {
	readonly answered: number;
	/** Addresses to ask for; those in the cache are not counted. */
	readonly total: number;
}

/** The problems are in the order of the links. */
export async function checkOutsideLinks(
	all: readonly OutsideLink[],
	options: OutsideCheckOptions,
): Promise<readonly Problem[]> {
	const { ignore, ignoreKey, store, showProgress = () => {} } = options;
	const selected = withoutIgnored(all, ignore, ignoreKey);
	const targets = groupByAddress(selected.links);
	const cache = await openOutcomeCache(store);
	const ask = createAsker(options);
	const fragmentsOf = ({ fragments }: LinkTarget) => [...fragments.keys()];
	const known = targets.map(
		(target) =>
			invalidOutcome(target) ?? cache.get(target.address, fragmentsOf(target)),
	);
	const total = known.filter((outcome) => !outcome).length;
	let answered = 0;
	const outcomeOf = async (target: LinkTarget): Promise<LinkOutcome> => {
		const fragments = fragmentsOf(target);
		const outcome = await ask(target.address, fragments);
		await cache.add(target.address, fragments, outcome);
		showProgress({ answered: ++answered, total });
		return outcome;
	};
	const outcomes = await Promise.all(
		targets.map((target, i) => known[i] ?? outcomeOf(target)),
	);
	await cache.save();
	return [
		...targets.flatMap((target, i) =>
			outcomeProblems(target, outcomes[i] as LinkOutcome),
		),
		...selected.problems,
	];
}

const invalidOutcome = ({ address }: LinkTarget): LinkOutcome | undefined =>
	URL.canParse(address)
		? undefined
		: { kind: "broken", reason: "it is not a valid URL" };
