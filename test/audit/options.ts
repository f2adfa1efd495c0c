import { parseArgs } from "node:util";
import type { AuditOptions } from "./part.ts";
import { PART_NAMES, type PartName } from "./parts.ts";

export interface Options extends AuditOptions {
	readonly only: readonly PartName[];
	readonly isJson: boolean;
}

export const HELP = `Builds and serves this repository's site, and has others judge every page of it.

  npm run audit -- [options]

  --only nu,links   these parts alone; of ${PART_NAMES.join(", ")}
  --full            axe sees every page at both widths in both colour modes, not in one combination of them
  --json            prints the report as JSON
  --help

The tools are installed in test/audit/node_modules when they are missing. Needs Java 11 or later and Chromium.
Exits with 1 when anything was found.`;

/** Nothing when only the help was wanted. @throws when the options mean nothing */
export function optionsOf(given: readonly string[]): Options | undefined {
	const { values } = parseArgs({
		args: [...given],
		options: {
			only: { type: "string" },
			full: { type: "boolean", default: false },
			json: { type: "boolean", default: false },
			help: { type: "boolean", default: false },
		},
	});
	if (values.help) return undefined;
	return {
		only: values.only?.split(",").map(partNamed) ?? PART_NAMES,
		isFull: values.full,
		isJson: values.json,
	};
}

function partNamed(name: string): PartName {
	const known = PART_NAMES.find((part) => part === name);
	if (!known) throw new Error(`unknown part "${name}" in --only\nhelp: the parts are ${PART_NAMES.join(", ")}`);
	return known;
}
