import { Command } from "commander";
import { someOf } from "../../bench/command-line.ts";
import { checkWithAxe } from "./axe.ts";
import { checkFeeds } from "./feeds.ts";
import { checkWithArbitraryInput } from "./fuzz.ts";
import { checkGrowth } from "./growth.ts";
import { checkWithLighthouse } from "./lighthouse.ts";
import { checkLinks } from "./links.ts";
import { compareNodeVersions } from "./node-versions.ts";
import { checkWithNu } from "./nu.ts";
import type { AuditOptions, AuditPart } from "./part.ts";

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

export interface Options extends AuditOptions {
	readonly only: readonly PartName[];
	readonly json?: true;
}

export const createCommand = (): Command =>
	new Command("npm run audit --")
		.description("Builds and serves this repository's site, and has others judge every page of it.")
		.option("--only <parts>", "these parts alone", someOf(PART_NAMES), PART_NAMES)
		.option("--full", "axe sees every page at both widths in both colour modes, not in one combination of them")
		.option("--json", "prints the report as JSON")
		.addHelpText(
			"after",
			`
The tools are installed in test/audit/node_modules when they are missing. Needs Java 11 or later and Chromium.
Exits with 1 when anything was found.`,
		);
