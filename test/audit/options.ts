import { Command } from "commander";
import { someOf } from "../bench/command-line.ts";
import type { AuditOptions } from "./part.ts";
import { PART_NAMES, type PartName } from "./parts.ts";

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
