/** Reads `_category_` files: Docusaurus's keys, and `groups`. */
import * as v from "valibot";
import type { CategoryLink } from "../../../model/config.ts";
import type { CategoryMetadata } from "../../../model/content/document.ts";
import type { DataFile } from "../../../model/content/source.ts";
import type { Problem, SourceLocation } from "../../../model/problems/problem.ts";
import { didYouMean } from "../../../model/problems/problem.ts";
import { writtenPathProblem } from "../../../model/urls/safe-path.ts";
import { isSafeImageUrl } from "../../../model/urls/url-safety.ts";
import { iconHint } from "../components/icons.ts";
import { BADGE_HINT, sidebarBadge, sidebarIcon } from "../front-matter/sidebar-marks.ts";
import { isMapping, type YamlEntry } from "../yaml/located-yaml.ts";
import { type DataMapping, entryOf, readDataFile } from "./read-data-file.ts";

const anyString = v.string("must be text");
const nonEmptyString = v.pipe(anyString, v.nonEmpty("must not be empty"));
const isPath = (value: string): boolean => !writtenPathProblem(value);
const path = v.pipe(
	nonEmptyString,
	v.check(isPath, ({ input }) => String(writtenPathProblem(input)?.message)),
);
const boolean = v.boolean("must be true or false");
const numeric = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/), v.toNumber());
const number = v.union([v.number(), numeric], "must be a number");
const mapping = v.custom<DataMapping>(isMapping, "must be a mapping");
const singleWord = v.pipe(
	v.string(),
	v.transform((only) => [only]),
);
const wordList = v.union([singleWord, v.array(v.string())], "must be a list of strings");

type KeySchemas = Readonly<Record<string, v.GenericSchema>>;

const CATEGORY_KEYS: KeySchemas = {
	key: anyString, // used by Docusaurus's translation files; here each locale has its own category files
	label: nonEmptyString,
	description: anyString,
	position: number,
	collapsed: boolean,
	collapsible: boolean,
	className: anyString,
	icon: sidebarIcon,
	badge: sidebarBadge,
	link: v.nullable(mapping),
	customProps: mapping,
	groups: v.record(
		v.string(),
		v.strictObject(
			{ label: v.exactOptional(nonEmptyString), items: v.exactOptional(wordList) },
			"must have groups with a label and items",
		),
		"must be a mapping of groups by name",
	),
};

const EXAMPLES: Readonly<Record<string, string>> = {
	position: "write a number such as 2",
	collapsed: "write true or false",
	collapsible: "write true or false",
	badge: BADGE_HINT,
	link: "write null, or a mapping with a type",
	keywords: "write [one, another]",
};

const LINK_KEYS: Readonly<Record<CategoryLink["type"], KeySchemas>> = {
	doc: { type: nonEmptyString, id: nonEmptyString },
	"generated-index": {
		type: nonEmptyString,
		slug: path,
		title: anyString,
		description: anyString,
		image: v.pipe(anyString, v.check(isSafeImageUrl, "must be the URL of an image")),
		keywords: wordList,
	},
};

/** The category of a folder. Invalid keys are reported and left out. */
export function parseCategoryFile(file: DataFile): {
	readonly category?: CategoryMetadata;
	readonly problems: readonly Problem[];
} {
	const { values: data, entries, problems: fileProblems } = readDataFile(file, NOT_A_MAPPING);
	if (!data) return { problems: fileProblems };

	const { values, problems } = validateKeys(entries, CATEGORY_KEYS);
	const { key: _, link, ...own } = values;
	const written = entryOf(entries, "link");
	const target = written && isMapping(link) ? readCategoryLink(written) : { link, problems: [] };
	const category = {
		path: file.path,
		locale: file.locale,
		version: file.version,
		folder: file.name.split("/").slice(0, -1).join("/"),
		...own,
		...(target.link === undefined ? {} : { link: target.link }),
	} as CategoryMetadata;
	return { category, problems: [...fileProblems, ...problems, ...target.problems] };
}

/** Returns no link if its type is unknown or if it lacks a required key. */
function readCategoryLink({ at, value: { entries } }: YamlEntry) {
	const type = entryOf(entries, "type");
	const fields = LINK_KEYS[type?.value.data as CategoryLink["type"]];
	if (!fields) {
		const given = type ? `, not "${type.value.data}"` : "";
		const message = `"link" must have the type "doc" or "generated-index"${given}`;
		const hint = didYouMean(String(type?.value.data), Object.keys(LINK_KEYS)) ?? "write type: generated-index";
		return { link: undefined, problems: [{ ...badCategoryProblem(message, type?.value.at ?? at), hint }] };
	}
	const { values, problems } = validateKeys(entries, fields);
	if (values.type === "generated-index" || values.id !== undefined) return { link: values, problems };
	const missing = badCategoryProblem('"link" of type "doc" has no "id"', at);
	return { link: undefined, problems: problems.length > 0 ? problems : [missing] };
}

/** The valid values, and a problem for each of the others. */
function validateKeys(entries: readonly YamlEntry[], fields: KeySchemas) {
	const values: Record<string, unknown> = {};
	const problems: Problem[] = [];
	for (const { key, at, value } of entries) {
		const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
		if (!field) {
			problems.push(unknownKeyProblem(key, Object.keys(fields), at));
			continue;
		}
		if (value.data === null && key !== "link") continue; // like an absent key
		const result = v.safeParse(field, value.data);
		if (result.success) values[key] = result.output;
		else problems.push(badValue(key, result.issues[0], value.at));
	}
	return { values, problems };
}

const badCategoryProblem = (message: string, at: SourceLocation): Problem => ({
	severity: "error",
	code: "bad-category",
	message,
	at,
});
/** An invalid path comes with its own hint. */
function badValue(key: string, { input, message, requirement }: v.BaseIssue<unknown>, at: SourceLocation): Problem {
	const problem = requirement === isPath ? writtenPathProblem(String(input)) : undefined;
	const hint = problem?.hint ?? (key === "icon" ? iconHint(String(input)) : EXAMPLES[key]);
	return { ...badCategoryProblem(`"${key}" ${message}`, at), ...(hint && { hint }) };
}

const NOT_A_MAPPING = { code: "bad-category", message: "the category file is not a mapping" };

function unknownKeyProblem(key: string, known: readonly string[], at: SourceLocation): Problem {
	return {
		severity: "error",
		code: "unknown-category-key",
		message: `unknown category key "${key}"`,
		at,
		hint: didYouMean(key, known) ?? `the keys are ${known.join(", ")}`,
	};
}
