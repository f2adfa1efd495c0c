/** Keeps what became of addresses, so that what hardly changes is not requested again. */
import type { CacheStore } from "../../engine/cache/store.ts";
import type { LinkOutcome } from "./link-outcome.ts";

/** What a line of the file says about an address. */
interface StoredOutcome {
	/** Milliseconds since 1970. */
	readonly at: number;
	readonly fragments: readonly string[];
	readonly outcome: LinkOutcome;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** Failures are requested again soon, because somebody may be mending them. */
function lifetimeOf(outcome: LinkOutcome): number {
	switch (outcome.kind) {
		case "found":
			return outcome.missing ? HOUR_MS : WEEK_MS;
		case "refused":
		case "forbidden":
			return DAY_MS;
		case "postponed":
			return 0;
		default:
			return HOUR_MS;
	}
}

const FILE = "external-links";

/** A killed run loses no more answers than these. */
const ANSWERS_BETWEEN_SAVES = 50;

export async function openOutcomeCache(store: CacheStore, now: () => number = Date.now) {
	const stored = await store.read(FILE);
	const current = new Map<string, StoredOutcome>();
	const added = new Map<string, string>();
	/** The others are no longer linked. */
	const linked = new Set<string>();
	const find = (address: string): StoredOutcome | undefined => {
		const text = current.has(address) ? undefined : stored.get(address);
		if (text !== undefined) current.set(address, JSON.parse(text));
		const entry = current.get(address);
		return entry && isCurrent(entry, now()) ? entry : undefined;
	};
	const save = async () => {
		if (added.size === 0) return;
		const fresh = new Map(added);
		added.clear();
		await store.write(FILE, fresh, linked);
	};
	return {
		/** `undefined` if the address or one of the fragments has not been requested lately. */
		get(address: string, fragments: readonly string[]) {
			const entry = find(address);
			if (!entry) return undefined;
			linked.add(address);
			return fragments.every((one) => entry.fragments.includes(one)) ? entry.outcome : undefined;
		},
		async add(address: string, fragments: readonly string[], outcome: LinkOutcome) {
			const entry: StoredOutcome = { at: now(), fragments, outcome };
			current.set(address, entry);
			linked.add(address);
			added.set(address, JSON.stringify(entry));
			if (added.size >= ANSWERS_BETWEEN_SAVES) await save();
		},
		save,
	};
}

/** A clock that was set back makes no entry last longer. */
const isCurrent = ({ at, outcome }: StoredOutcome, now: number): boolean => at <= now && now - at < lifetimeOf(outcome);
