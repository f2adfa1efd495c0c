/** What a reader wants to see of a changelog, in the fields and in the URL. */

export interface ChangeFilter {
	/** Only changes that are newer than this version; empty for all. */
	readonly since: string;
	/** Only changes up to this version; empty for all. */
	readonly until: string;
	/** In English, as on the page; empty for all. */
	readonly kind: string;
	/** In English; empty for all. */
	readonly subject: string;
	readonly text: string;
}

export const EMPTY_FILTER: ChangeFilter = {
	since: "",
	until: "",
	kind: "",
	subject: "",
	text: "",
};

/** The kinds of changes, as the entries name them. */
export const CHANGE_KINDS: readonly string[] = ["New", "Improved", "Fixed", "Security"];

const PARAMETERS = {
	since: "since",
	until: "until",
	kind: "kind",
	subject: "subject",
	text: "q",
} as const satisfies Record<keyof ChangeFilter, string>;

export const isEmpty = (filter: ChangeFilter): boolean => Object.values(filter).every((value) => value.trim() === "");

/** The filter in the URL. A version that the page does not have, such as a pre-release, is the next older one. */
export function filterInUrl(versions: readonly string[]): ChangeFilter {
	const parameters = new URLSearchParams(location.search);
	const read = (key: keyof ChangeFilter) => parameters.get(PARAMETERS[key]) ?? "";
	const readVersion = (key: "since" | "until") => {
		const given = read(key);
		return /^\d+(\.\d+)*$/.test(given) ? (versions.find((version) => compareVersions(version, given) <= 0) ?? "") : "";
	};
	return {
		since: readVersion("since"),
		until: readVersion("until"),
		kind: read("kind"),
		subject: read("subject"),
		text: read("text"),
	};
}

/** Sets the filter in the URL, so that reloading, going back and sharing the address restore it. */
export function setFilterInUrl(filter: ChangeFilter): void {
	const url = new URL(location.href);
	for (const [key, parameter] of Object.entries(PARAMETERS)) {
		const value = filter[key as keyof ChangeFilter].trim();
		if (value) url.searchParams.set(parameter, value);
		else url.searchParams.delete(parameter);
	}
	try {
		history.replaceState(history.state, "", url);
	} catch {} // Safari limits how often a page may change its URL
}

/** Negative if the first version is older. */
export function compareVersions(a: string, b: string): number {
	const [left, right] = [a, b].map((version) => version.split(".").map(Number));
	for (let index = 0; index < 3; index++) {
		const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
		if (difference !== 0) return difference;
	}
	return 0;
}
