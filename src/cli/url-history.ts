/** The URLs that a site had: those of its lock, and of other lists. */
import { existsSync } from "node:fs";
import path from "node:path";
import { readRenames } from "../engine/git/renames.ts";
import type { SiteConfig } from "../model/config.ts";
import type { UrlHistory } from "../quality/lost-urls/compare-urls.ts";
import { LOCK_FILE } from "../quality/lost-urls/lock-file.ts";
import { readEarlierUrls } from "./check/earlier-urls.ts";

export interface UrlHistoryOptions {
	/** Whether the lock is one of the lists, if the site has one. @default true */
	readonly usesLock?: boolean;
	/** Paths and addresses of other lists. */
	readonly previous?: readonly string[];
}

export async function readUrlHistory(
	{ root, baseUrl }: SiteConfig,
	{ usesLock = true, previous = [] }: UrlHistoryOptions = {},
): Promise<UrlHistory> {
	const lock = path.join(root, LOCK_FILE);
	const lists = [
		...(usesLock && existsSync(lock) ? [{ given: lock, shown: LOCK_FILE }] : []),
		...previous.map((given) => ({ given, shown: shownPath(given, root) })),
	];
	return {
		lists: await Promise.all(lists.map(({ given, shown }) => readEarlierUrls(given, shown, baseUrl))),
		readRenames: () => readRenames(root),
	};
}

/** A path relative to the site, as in other problems; an address stays as it is. */
const shownPath = (given: string, root: string): string =>
	/^https?:/.test(given) ? given : path.relative(root, given).replaceAll("\\", "/") || ".";
