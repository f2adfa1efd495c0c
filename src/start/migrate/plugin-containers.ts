/** Blocks between lines of colons that a plugin of another generator defines. */
import { maskCode } from "../../pipeline/parse/components/syntax/mask-code.ts";
import { ADMONITION_TYPES } from "../../pipeline/parse/rules/containers/admonitions.ts";
import { closedIndex } from "../../pipeline/parse/rules/containers/container.ts";
import type { MigrationNotes } from "./migration-notes.ts";

const OPENING = /^([ \t]*)(:{3,})[ \t]*([A-Za-z][\w-]*)(?=$|[\s[{])(.*)$/;
const CLOSING = /^[ \t]*(:{3,})[ \t]*$/;
const KNOWN_CONTAINERS: ReadonlySet<string> = new Set([...ADMONITION_TYPES, "details", "code-group", "v-pre"]);

/** Takes out the lines of colons of a container that a plugin defines; its title and its content stay. */
export function withoutPluginContainers(text: string, name: string, notes: MigrationNotes): string {
	if (!text.includes(":::")) return text;
	const lines = text.split("\n");
	const open: { readonly colons: number; readonly isKnown: boolean }[] = [];
	return maskCode(text)
		.split("\n")
		.flatMap((masked, index) => {
			const line = lines[index] ?? "";
			const [, indent = "", colons, container = "", title = ""] = OPENING.exec(masked.trimEnd()) ?? [];
			if (colons) {
				const isKnown = KNOWN_CONTAINERS.has(container);
				open.push({ colons: colons.length, isKnown });
				if (isKnown) return [line];
				if (container !== "raw") notes.add("containers of plugins", `${name}: ${container}`); // `raw` is for styles only
				return /^\s+[^\s{[]/.test(title) ? [`${indent}**${title.trim()}**`] : [indent];
			}
			const closing = CLOSING.exec(masked)?.[1];
			const closed = closing
				? closedIndex(
						closing.length,
						open.map((one) => one.colons),
					)
				: -1;
			return closed >= 0 && open.splice(closed)[0]?.isKnown === false ? [""] : [line];
		})
		.join("\n");
}
