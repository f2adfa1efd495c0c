import type { ProblemSubject } from "./description.ts";

export const SEARCH_PROBLEMS: ProblemSubject = {
	name: "search",
	title: "Search",
	problems: [
		{
			code: "bad-expectation",
			severity: "error",
			summary: "An expectation in the search file is not a page.",
			cause:
				"The value below `expect` is neither a path nor a list of paths, a path does not begin with a slash, or the query is empty.",
			cure: "Write the path of the page without its locale: `lost my password: /help/faq`.",
		},
		{
			code: "bad-search-list",
			severity: "error",
			summary: "The search file, or one of its two keys, is not a mapping.",
			cause: "`synonyms` and `expect` have one entry on each line below them.",
			cure: "Write `synonyms:` or `expect:` at the beginning of a line, and the entries below it, indented.",
		},
		{
			code: "bad-synonym",
			severity: "error",
			summary: "A synonym in the search file is not text.",
			cause: "The value below `synonyms` is neither a text nor a list of texts, or the word is empty.",
			cure: "Write `2fa: multi-factor authentication` below `synonyms:`.",
		},
		{
			code: "search-expectation",
			severity: "error",
			summary: "The search does not find a page that the search file expects.",
			cause:
				"The expected page is not among the first results for the query; how many count is set by `search.within`. The message lists what is found instead.",
			cure: "Use the reader's words in the title or the headings of the page, add a synonym, or set `search_weight` in its front matter.",
		},
		{
			code: "unknown-expected-page",
			severity: "error",
			summary: "A page that the search file expects does not exist.",
			cause: "The page was renamed or removed, or its path is misspelt.",
			cure: "Correct the path in `_search.yml`. It has no locale.",
		},
		{
			code: "unknown-search-key",
			severity: "error",
			summary: "The search file has a key other than `synonyms` and `expect`.",
			cause: "The key is misspelt, or an entry is not indented.",
			cure: "Correct the key, or indent the entry.",
		},
	],
};
