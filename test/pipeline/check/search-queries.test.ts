import { suite } from "uvu";
import * as assert from "uvu/assert";
import { toOutputPath } from "../../../src/model/urls/route.ts";
import { runSearchQueries, type SearchAnswers } from "../../../src/pipeline/check/search-queries.ts";
import { loadSearchLanguage } from "../../../src/search/languages/loaders.ts";
import { buildSite } from "../../site.ts";

const queries = suite("example queries");

const english = await loadSearchLanguage("en");
const asked = { queries: ["apples", "pears"], limit: 3 };

async function answer(pears: string, previous?: SearchAnswers): Promise<SearchAnswers> {
	const { outputs } = await buildSite(
		{
			"content/en/help/one.md": "# One\n\nRed apples are sold here.\n",
			"content/en/help/two.md": `# Two\n\n${pears}\n`,
		},
		{ search: {} },
	);
	const files = [...outputs].map(([path, contents]) => ({ path: toOutputPath(path), contents }));
	return runSearchQueries(asked, files, english, previous);
}

/** As if the first build had found nothing. */
const emptied = (answers: SearchAnswers): SearchAnswers =>
	Object.fromEntries(Object.entries(answers).map(([query, { inputs }]) => [query, { inputs, routes: [] }]));

queries("are answered again only if something has changed that the answer depends on", async () => {
	const first = await answer("Green pears are sold here.");
	assert.equal(first.apples?.routes, ["/help/one"]);
	assert.equal(first.pears?.routes, ["/help/two"]);
	const second = await answer("Yellow pears, pears are sold here.", emptied(first));
	assert.equal(second.apples?.routes, []);
	assert.equal(second.pears?.routes, ["/help/two"]);
	const added = await answer("Green pears are sold here.\n\n## More", emptied(first));
	assert.equal([added.apples?.routes, added.pears?.routes], [["/help/one"], ["/help/two"]]);
});

queries.run();
