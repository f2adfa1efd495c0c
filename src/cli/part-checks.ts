/** Refuses parts that do not make a site: wrong, missing, given twice, or of different sites. */
import { PartError } from "../pipeline/emit/part-error.ts";
import type { PartDescription } from "../pipeline/emit/part-folder.ts";
import type { Part } from "../pipeline/emit/part-reader.ts";
import { displayPath } from "../pipeline/emit/write-error.ts";

/** What the parts must have in common, in the words of `InputHashes`. */
const INPUT_NAMES: Readonly<Record<string, string>> = {
	configuration: "another configuration, or with other options",
	content: "other files in the content or public folder, or another commit",
	theme: "another theme, or other components",
};

/**
 * Returns the parts in their order.
 *
 * @param engine of this process
 * @throws PartError if they are not all parts of one site
 */
export function orderParts(parts: readonly Part[], engine: PartDescription["engine"]): readonly [Part, ...Part[]] {
	const [first, ...others] = parts as [Part, ...Part[]];
	for (const part of parts) refuseOtherEngine(part, engine);
	for (const part of others) refuseOtherSite(part, first);
	const byIndex = new Map<number, Part>();
	for (const part of parts) {
		const { index } = part.description.shard;
		const same = byIndex.get(index);
		if (same)
			throw new PartError(`${nameOf(part)} and ${displayPath(same.folder)} are the same part`, "name each part once");
		byIndex.set(index, part);
	}
	refuseMissing(byIndex, first.description.shard.count);
	return [...parts].sort((a, b) => a.description.shard.index - b.description.shard.index) as [Part, ...Part[]];
}

/** @example `dist-parts/2-of-4 (part 2 of 4)` */
const nameOf = ({ folder, description: { shard } }: Part): string =>
	`${displayPath(folder)} (part ${shard.index} of ${shard.count})`;

function refuseOtherEngine(part: Part, { version, hash }: PartDescription["engine"]): void {
	const { engine } = part.description;
	if (engine.hash === hash) return;
	throw new PartError(
		`${nameOf(part)} was built by ${engine.version === version ? `another installation of ssg ${version}` : `ssg ${engine.version}, and this is ssg ${version}`}`,
		"build and merge all parts with the same version of ssg, of its packages and of Node",
	);
}

function refuseOtherSite(part: Part, first: Part): void {
	const { shard, inputs } = part.description;
	if (shard.count !== first.description.shard.count)
		throw new PartError(
			`${nameOf(part)} and ${nameOf(first)} are parts of different builds`,
			`build all parts with the same number, such as --shard ${shard.index}/${first.description.shard.count}`,
		);
	for (const [name, value] of Object.entries(first.description.inputs))
		if (inputs[name] !== value)
			throw new PartError(
				`${nameOf(part)} was built from ${INPUT_NAMES[name] ?? name} than ${displayPath(first.folder)}`,
				"build all parts from the same commit, with the same options",
			);
}

function refuseMissing(parts: ReadonlyMap<number, Part>, count: number): void {
	const missing = Array.from({ length: count }, (_, i) => i + 1).filter((index) => !parts.has(index));
	const [first] = missing;
	if (first === undefined) return;
	throw new PartError(
		missing.length === 1
			? `part ${first} of ${count} is missing`
			: `parts ${missing.slice(0, -1).join(", ")} and ${missing.at(-1)} of ${count} are missing`,
		`name all parts; ssg build --shard ${first}/${count} builds ${missing.length === 1 ? "it" : "the first of them"}`,
	);
}
