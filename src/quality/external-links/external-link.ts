/** Links to other sites, and the addresses that they lead to. */
import { groupBy } from "../../model/collections.ts";
import type { SourceLocation } from "../../model/problems/problem.ts";
import { decodeUriText } from "../../model/urls/route.ts";

/** A link to another site, in the content or in the configuration. */
export interface ExternalLink {
	/** As its author wrote it, with `http:` or `https:`. */
	readonly url: string;
	readonly at?: SourceLocation;
	/** How it is written in the file, where `at` is the file as a whole: see `Problem`. */
	readonly writtenAs?: readonly string[];
}

/** An address that links lead to. It is requested once, however many links there are. */
export interface LinkedAddress {
	/** The URL without its fragment. */
	readonly address: string;
	/** In the order in which they were found; at least one. */
	readonly links: readonly ExternalLink[];
	/** The links to a place in the page, by the decoded fragment. */
	readonly fragments: ReadonlyMap<string, readonly ExternalLink[]>;
}

/** Groups links by address. Those that are not valid URLs have a group each. */
export function groupByAddress(links: readonly ExternalLink[]): readonly LinkedAddress[] {
	const split = links.map((link) => ({ link, ...splitUrl(link.url) }));
	return [...groupBy(split, ({ address }) => address)].map(([address, group]) => ({
		address,
		links: group.map(({ link }) => link),
		fragments: new Map(
			[...groupBy(group, ({ fragment }) => fragment)].flatMap(([fragment, same]) =>
				fragment === undefined ? [] : [[fragment, same.map(({ link }) => link)] as const],
			),
		),
	}));
}

/** `fragment` is absent if it names no element of a page. */
function splitUrl(url: string): { readonly address: string; readonly fragment?: string } {
	if (!URL.canParse(url)) return { address: url };
	const parsed = new URL(url);
	const fragment = elementIn(parsed.hash.slice(1));
	parsed.hash = "";
	return { address: parsed.href, ...(fragment && { fragment }) };
}

/**
 * The id that a fragment names. Not the text to highlight (`#:~:text=`), the top of the page, the address of a view
 * that a script shows (`#/settings`, `#!settings`), or lines that GitHub and GitLab highlight by script (`#L10-L20`).
 */
function elementIn(hash: string): string | undefined {
	const [written = ""] = hash.split(":~:");
	const id = decodeUriText(written);
	return id === "" || id.toLowerCase() === "top" || /^[/!]/.test(id) || /^L\d+(?:C\d+)?(?:-L?\d+(?:C\d+)?)?$/.test(id)
		? undefined
		: id;
}
