/** The plugin API reference of this site is what its generator writes. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { desktopOnly, since } from "../../content/_shared/plugin-api/availability.ts";
import { descriptions } from "../../content/_shared/plugin-api/descriptions.ts";
import { examples } from "../../content/_shared/plugin-api/examples.ts";
import { extractFacts } from "../../content/_shared/plugin-api/extract.ts";
import type { ApiFacts } from "../../content/_shared/plugin-api/facts.ts";
import { REFERENCE_FOLDER, referencePages } from "../../content/_shared/plugin-api/pages.ts";

const reference = suite("plugin API reference");

const content = fileURLToPath(new URL("../../content", import.meta.url));
const shared = path.join(content, "_shared/plugin-api");
const facts: ApiFacts = JSON.parse(readFileSync(path.join(shared, "facts.json"), "utf8"));
const { files: originals } = referencePages(facts, descriptions.en);

for (const [locale, texts] of Object.entries(descriptions)) {
	const { files, missing, unused } = referencePages(facts, texts, locale === "en" ? undefined : originals);

	reference(`${locale}: everything has a description, and nothing else`, () => {
		assert.equal(missing, []);
		assert.equal(unused, []);
	});

	reference(`${locale}: the pages are what generate.ts writes`, () => {
		const folder = path.join(content, locale, REFERENCE_FOLDER);
		const names = readdirSync(folder).filter((name) => name.endsWith(".md"));
		assert.equal(names.sort(), [...files.keys()].sort());
		for (const [name, text] of files) assert.fixture(readFileSync(path.join(folder, name), "utf8"), text, name);
	});
}

reference("examples and versions are of something that exists", () => {
	const names = new Set(
		[...facts.classes, ...facts.types].flatMap(({ name, members }) => [
			name,
			...members.map((member) => `${name}.${member.name}`),
		]),
	);
	for (const name of [...Object.keys(examples), ...Object.keys(since), ...desktopOnly])
		assert.ok(names.has(name), name);
});

reference("facts.json has the members of newer.d.ts", () => {
	const newer = extractFacts("newer", [readFileSync(path.join(shared, "newer.d.ts"), "utf8")]);
	for (const { name, members } of newer.classes) {
		const known = facts.classes.find((each) => each.name === name)?.members;
		for (const member of members)
			assert.equal(
				known?.find((each) => each.name === member.name),
				member,
				`${name}.${member.name}`,
			);
	}
	for (const type of newer.types)
		assert.equal(
			facts.types.find(({ name }) => name === type.name),
			type,
		);
});

reference("a missing description and a superfluous one are reported", () => {
	const { missing, unused } = referencePages(facts, {
		...descriptions.en,
		entries: {
			...Object.fromEntries(
				Object.entries(descriptions.en.entries).filter(([key]) => key !== "JoplinSettings.onChange"),
			),
			"JoplinSettings.forget": "Forgets.",
		},
	});
	assert.equal(missing, ["JoplinSettings.onChange"]);
	assert.equal(unused, ["JoplinSettings.forget"]);
});

reference("a description that refers to nothing is an error", () => {
	assert.throws(
		() =>
			referencePages(facts, {
				...descriptions.en,
				entries: { ...descriptions.en.entries, JoplinFs: "See [[JoplinGs]]." },
			}),
		/JoplinGs/,
	);
});

reference("declarations are read without their private parts", () => {
	const { classes, types } = extractFacts("sample 1.0", [
		`
import Plugin from '../Plugin';
interface Implementation { a(): void; }
/** Text with { braces. */
export default class JoplinCats {
    private store;
    constructor(plugin: Plugin, store: any);
    private feedAll;
    /** @ignore */
    get ignored(): JoplinDogs;
    get kittens(): JoplinKittens;
    /**
     * @deprecated Use pet()
     */
    stroke(): void;
    pet(name: string, handler?: (event: Purr) => void, ...rest: any[]): Promise<Record<string, any>>;
}
`,
		`
export interface Purr {
	// comment: not a member
	loud?: boolean; // Nor this: one
	kind: ('soft' | 'deep');
	onEnd?(): Promise<void>;
}
export declare enum Colour {
	Black = 1,

	/** @deprecated */
	Grey = 'grey', // Not "white"
}
export declare type Handler<T> = (
	object: T,
) => void;
`,
		"export default class JoplinCats { pet(): void; feed(): void; }",
	]);
	assert.equal(classes, [
		{
			name: "JoplinCats",
			members: [
				{ name: "kittens", type: "JoplinKittens" },
				{ name: "stroke", type: "void", parameters: [], deprecated: true },
				{ name: "pet", type: "void", parameters: [] },
				{ name: "feed", type: "void", parameters: [] },
			],
		},
	]);
	assert.equal(types, [
		{
			name: "Colour",
			kind: "enum",
			members: [
				{ name: "Black", type: "1" },
				{ name: "Grey", type: "'grey'", deprecated: true },
			],
		},
		{ name: "Handler", kind: "alias", type: "(object: T) => void", members: [] },
		{
			name: "Purr",
			kind: "interface",
			members: [
				{ name: "loud", type: "boolean", optional: true },
				{ name: "kind", type: "'soft' | 'deep'" },
				{ name: "onEnd", type: "() => Promise<void>", optional: true },
			],
		},
	]);
	assert.equal(
		extractFacts("sample 1.0", ["class A { go(name: string, done?: (event: B) => void, ...rest: C[]): D; }"]).classes[0]
			?.members[0]?.parameters,
		[
			{ name: "name", type: "string" },
			{ name: "done", type: "(event: B) => void", optional: true },
			{ name: "rest", type: "C[]", rest: true },
		],
	);
});

reference.run();
