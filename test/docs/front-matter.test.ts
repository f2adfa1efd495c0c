/** The reference of front matter describes each key that files may have, and its examples are valid. */
import { suite } from "uvu";
import * as assert from "uvu/assert";

import { FRONT_MATTER_GROUP_NAMES, FRONT_MATTER_KEY_NAMES } from "../../src/model/content/front-matter-key-names.ts";
import { formatProblem } from "../../src/model/problems/problem.ts";
import { readFrontMatter } from "../../src/pipeline/parse/front-matter/front-matter.ts";
import { INHERITED_KEYS } from "../../src/pipeline/resolve/site-document.ts";
import { type FrontMatterKeyDescription, readFrontMatterSubjects } from "../../src/start/front-matter-reference.ts";

const keys = readFrontMatterSubjects().flatMap((subject) => subject.keys);

const read = ({ areas: [area = "docs"], example }: FrontMatterKeyDescription) =>
	readFrontMatter(
		{ path: "page.md", name: "page.md", area } as Parameters<typeof readFrontMatter>[0],
		`---\n${example}\n---\n`,
	);

const frontMatter = suite("reference of front matter");

frontMatter("has every key", () => {
	assert.equal(
		keys.map(({ name }) => name).toSorted(),
		[...FRONT_MATTER_KEY_NAMES, ...FRONT_MATTER_GROUP_NAMES].toSorted(),
	);
});

for (const key of keys)
	frontMatter(`${key.name} has an example that can be read`, () => {
		const { problems, frontMatter: values, keys: written } = read(key);
		assert.equal(problems.map(formatProblem), []);
		assert.equal(Object.keys(written), [key.name]);
		assert.ok(Object.keys(values).length > 0);
	});

frontMatter("names the keys that translations have from their originals", () => {
	const inherited = keys.filter(({ isInherited }) => isInherited);
	const fields = inherited.flatMap((key) => Object.keys(read(key).frontMatter));
	assert.equal(fields.toSorted(), INHERITED_KEYS.toSorted());
});

frontMatter.run();
