/**
 * Attacks that an author's text, a data file or a reader's address may try. `P(§)` is what an attack wants to run, with
 * its own number for `§`; `evil.example/§` is where it wants to lead. One list for two suites: the static one reads the
 * finished pages, the one in a browser opens and uses them.
 */
import vectors from "./xss-vectors.json" with { type: "json" };

export interface Vector {
	readonly id: number;
	readonly family: string;
	/** With its number put in. */
	readonly text: string;
	/** It swallows what follows it, and has a page of its own. */
	readonly isAlone: boolean;
}

/**
 * - `handlers` run without a reader doing anything, or at the first touch.
 * - `mutations` read as one thing when they are parsed and as another when they are parsed again.
 * - `addresses` run something or lead away; each is in every place where Markdown and HTML take an address.
 * - `extensions` are beyond CommonMark: each has markup of its own making.
 * - `alone` takes everything after it for its own.
 * - `texts` stand as they are in titles, labels, names and messages.
 * - `queries` are what a reader may be sent to, or type.
 */
const { handlers, mutations, addresses, extensions, alone, texts, queries } = vectors;

const LINKS: readonly ((address: string) => string)[] = [
	(address) => `[x](${address})`,
	(address) => `[x](<${address}> "P(§)")`,
	(address) => `[x][§]\n\n[§]: ${address}`,
	(address) => `[§]\n\n[§]: <${address}> 'x'`,
	(address) => `<${address}>`,
	(address) => `![x](${address})`,
	(address) => `![x§]\n\n[x§]: <${address}>`,
	(address) => `<a href="${address}">x</a>`,
	(address) => `<a href=' ${address}'>x</a>`,
	(address) => `text <a href=${address}>x</a> text`,
	(address) => `<img src="${address}">`,
	(address) => `<video src="${address}" poster="${address}"></video>`,
	(address) => `<picture><source srcset="${address} 1x, ${address} 2x"></picture>`,
];

let last = 0;
const numbered = (family: string, texts: readonly string[], isAlone = false): Vector[] =>
	texts.map((text) => {
		const id = ++last;
		return { id, family, text: text.replaceAll("§", String(id)), isAlone };
	});

/** For the text of a page. */
export const bodyVectors: readonly Vector[] = [
	...numbered("handlers", handlers),
	...numbered("mutations", mutations),
	...numbered("extensions", extensions),
	...LINKS.flatMap((link, index) =>
		numbered(
			`addresses, form ${index + 1}`,
			addresses.map((address) => link(address)),
		),
	),
	...numbered("to the end", alone, true),
];

/** For one place in front matter, a data file or the configuration. */
export const textVectors = (place: string): readonly Vector[] => numbered(place, texts);

/** For a place that holds an address; entities mean nothing there. */
export const addressVectors = (place: string): readonly Vector[] =>
	numbered(
		place,
		addresses.filter((address) => !address.includes("&")),
	);

/** For the box of the search and the address of a page. */
export const queryVectors = (place: string): readonly Vector[] => numbered(place, queries);
