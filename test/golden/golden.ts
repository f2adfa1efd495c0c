/** Compares markup with files that somebody has read. `UPDATE=1` writes them; a missing one fails, because goldens are made on purpose. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as assert from "uvu/assert";
import { filesIn } from "../files-in.ts";

const isUpdate = process.env.UPDATE === "1";

/** Pages by name against the files of a folder that end in `end`: first the set of names, then each page. */
export function goldens(folder: string, pages: ReadonlyMap<string, string>, end = ""): void {
	const names = [...pages.keys()].sort();
	if (isUpdate) write(folder, pages, end);
	assert.equal(names, goldenNames(folder, end), `the pages of ${folder}`);
	assert.equal(
		names.flatMap((name) =>
			difference(name, inLines(pages.get(name) ?? ""), readFileSync(path.join(folder, name + end), "utf8")),
		),
		[],
		`what differs first in each page of ${folder}; UPDATE=1 accepts it`,
	);
}

/** The first line that differs: a page that is wrong is most often wrong everywhere. */
function difference(name: string, actual: string, expected: string): string[] {
	if (actual === expected) return [];
	const was = expected.split("\n");
	const is = actual.split("\n");
	const at = is.findIndex((line, index) => line !== was[index]);
	const line = at < 0 ? is.length : at;
	return [`${name}:${line + 1} was ${was[line]}`, `${" ".repeat(name.length)} now ${is[line]}`];
}

const goldenNames = (folder: string, end: string): string[] =>
	existsSync(folder)
		? filesIn(folder)
				.filter((name) => name.endsWith(end))
				.map((name) => name.slice(0, name.length - end.length))
				.sort()
		: [];

function write(folder: string, pages: ReadonlyMap<string, string>, end: string): void {
	rmSync(folder, { recursive: true, force: true });
	for (const [name, markup] of pages) {
		const file = path.join(folder, name + end);
		mkdirSync(path.dirname(file), { recursive: true });
		writeFileSync(file, inLines(markup));
	}
}

/** An element begins a line, so that a difference is one. */
const inLines = (markup: string): string => `${numbered(markup).replaceAll("><", ">\n<")}\n`;

const HASH = /(?<=\/assets\/[^"\s]*-)(?:[0-9a-f]{8}|[0-9A-Z]{8})(?=\.)/g;

/** Hashes in names become numbers in the order in which they appear: a golden is about the page, not about its pictures. */
function numbered(markup: string): string {
	const seen = new Map<string, number>();
	return markup.replace(HASH, (hash) => {
		const number = seen.get(hash) ?? seen.size + 1;
		seen.set(hash, number);
		return `#${number}`;
	});
}
