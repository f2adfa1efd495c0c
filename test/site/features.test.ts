/** The facts about features that the site's pages show. The link check sees only links that authors write in Markdown. */
import { existsSync, readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { FEATURE_GROUPS, type Feature, features } from "../../content/_shared/features/features.ts";

const facts = suite("features of the application");

const all = Object.entries<Feature>(features);

facts("lead to pages that exist", () => {
	const missing = all.filter(
		([, { page }]) => !existsSync(`content/en${page}.md`) && !existsSync(`content/en${page}/index.md`),
	);
	assert.equal(missing, []);
});

facts("have versions as they are numbered", () => {
	const odd = all.flatMap(([id, { since }]) =>
		Object.values(since)
			.filter((version) => version !== true && !/^\d+\.\d+(\.\d+)?$/.test(version))
			.map((version) => `${id}: ${version}`),
	);
	assert.equal(odd, []);
});

facts("are all in the table, in each language", () => {
	for (const locale of ["en", "fr", "de"]) {
		const text = readFileSync(`content/${locale}/help/about/features.md`, "utf8");
		const groups = [...text.matchAll(/<FeatureTable group="(\w+)" \/>/g)];
		assert.equal(
			groups.map(([, group]) => group),
			[...FEATURE_GROUPS],
		);
	}
});

facts.run();
