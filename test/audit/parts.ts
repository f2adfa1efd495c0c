import { checkWithAxe } from "./axe.ts";
import { checkFeeds } from "./feeds.ts";
import { checkWithArbitraryInput } from "./fuzz.ts";
import { checkGrowth } from "./growth.ts";
import { checkWithLighthouse } from "./lighthouse.ts";
import { checkLinks } from "./links.ts";
import { compareNodeVersions } from "./node-versions.ts";
import { checkWithNu } from "./nu.ts";
import type { AuditPart } from "./part.ts";

/** In the order in which they run: the quick ones first. */
export const PARTS = {
	feeds: checkFeeds,
	nu: checkWithNu,
	links: checkLinks,
	lighthouse: checkWithLighthouse,
	axe: checkWithAxe,
	node: compareNodeVersions,
	growth: checkGrowth,
	fuzz: checkWithArbitraryInput,
} as const satisfies Readonly<Record<string, AuditPart>>;

export type PartName = keyof typeof PARTS;

export const PART_NAMES = Object.keys(PARTS) as readonly PartName[];
