/** Checks the front matter keys of the site itself that concern more than one file. */

import { getOrInsert } from "../../model/collections.ts";
import type { SiteConfig } from "../../model/config.ts";
import type { ParsedDocument } from "../../model/content/document.ts";
import { frontMatterSchemaOf } from "../../model/content/front-matter-schema.ts";
import { type Problem, type SourceLocation, wholeFile } from "../../model/problems/problem.ts";
import { frontMatterLocation } from "./front-matter-location.ts";

export const customFrontMatterProblems = (documents: readonly ParsedDocument[], config: SiteConfig): Problem[] => [
	...documents.flatMap((document) => missingKeyProblems(document, config)),
	...unknownKeysProblems(documents),
];

function missingKeyProblems(document: ParsedDocument, config: SiteConfig): Problem[] {
	const { path, frontMatter, keys } = document;
	const schema = frontMatterSchemaOf(config.frontMatter, document) ?? {};
	const missing = Object.entries(schema).filter(
		([name, { required }]) => required && frontMatter.custom?.[name] === undefined && !keys[name], // a wrong value was reported
	);
	return missing.map(([name, { values }]) => ({
		severity: "error",
		code: "missing-front-matter",
		message: `missing front matter key "${name}"`,
		at: wholeFile(path),
		hint: `write "${name}:"${values ? ` with one of: ${values.join(", ")}` : ""}; the key "frontMatter" of the configuration requires it`,
	}));
}

const MAX_LISTED_KEYS = 10;

/** One problem for the whole site: such keys are usually in many files, left by another generator. */
function unknownKeysProblems(documents: readonly ParsedDocument[]): Problem[] {
	const places = new Map<string, SourceLocation[]>();
	for (const document of documents)
		for (const key of document.unknownKeys) getOrInsert(places, key, () => []).push(frontMatterLocation(document, key));
	const keys = [...places].sort(([, one], [, two]) => two.length - one.length);
	const first = keys[0]?.[1][0];
	if (!first) return [];
	const listed = keys.slice(0, MAX_LISTED_KEYS).map(describeKey);
	const rest = keys.length - listed.length;
	return [
		{
			severity: "warning",
			code: "unknown-front-matter",
			message: `unknown front matter key${keys.length === 1 ? "" : "s"} ${listed.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`,
			at: first,
			hint: 'describe the keys in "frontMatter" of the configuration, or remove them',
		},
	];
}

function describeKey([key, at]: [string, readonly SourceLocation[]]): string {
	const [first] = at;
	const count = at.length === 1 ? "1 file" : `${at.length} files, first`;
	return `"${key}" (${count}: ${first?.path}:${first?.line})`;
}
