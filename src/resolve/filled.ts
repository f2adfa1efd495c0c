/** A locale with its holes filled. A text that stands as it did, where all addresses do, is not filled again. */
import type { Document } from "../model/document.ts";
import type { Route } from "../model/route.ts";
import type { Asset } from "../model/source.ts";
import { type Addresses, inLocale } from "./addresses.ts";
import { areasOf } from "./areas.ts";
import type { Areas } from "./chrome.ts";
import type { FillingOf, Findings, Label } from "./fill.ts";
import type { LastRound } from "./last-round.ts";
import { pagesOf } from "./pages.ts";
import { documentKey, type Placement } from "./place.ts";
import type { Placed } from "./placed.ts";
import { type Write, writtenPage } from "./written.ts";

/** What filling needs to know of the documents of all locales. */
export interface Locales {
	readonly idsOf: (document: Document) => readonly string[];
	readonly isStale: (document: Document) => boolean;
	readonly label: Label;
}

/** A locale, filled. */
export interface Filled {
	readonly pages: readonly Placed[];
	readonly areas: Areas;
	readonly findings: Findings;
}

export function filledLocale(
	placement: Placement,
	addresses: Addresses,
	locales: Locales,
	last: LastRound,
): Filled {
	const findings = noFindings();
	const filling = fillingIn(placement, addresses, locales, findings);
	const write: Write = (document, standing) => {
		const own = filling(document);
		const { page, found } = last.given(
			`text ${placement.locale.name} ${standing.key}`,
			[document, standing, own.ids, own.isStale, addresses],
			() => {
				const found = noFindings();
				const page = writtenPage(document, standing, {
					...own,
					findings: found,
				});
				return { page, found };
			},
		);
		findings.links.push(...found.links);
		findings.problems.push(...found.problems);
		for (const asset of found.assets) findings.assets.add(asset);
		return page;
	};
	return {
		pages: pagesOf(placement, write, filling, addresses.config),
		areas: areasOf(placement, filling, addresses.config),
		findings,
	};
}

const noFindings = (): Findings => ({
	links: [],
	problems: [],
	assets: new Set<Asset>(),
});

const fillingIn =
	(
		{ locale }: Placement,
		addresses: Addresses,
		{ idsOf, isStale, label }: Locales,
		findings: Findings,
	): FillingOf =>
	(document) => ({
		origin: {
			document,
			locale: locale.name,
			page: addresses.byFile.get(
				inLocale(locale.name, documentKey(document)),
			) ?? { route: "/" as Route, ids: [], aliases: new Map() },
		},
		ids: idsOf(document),
		isStale: isStale(document),
		addresses,
		label,
		findings,
	});
