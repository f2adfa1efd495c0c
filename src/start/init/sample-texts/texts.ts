/** What the texts of a new site consist of. */

/** All languages have headings of the same levels, as translations of a page must. */
export interface SampleTexts {
	/** The name of the documents. */
	readonly help: string;
	/** The name of the news. */
	readonly news: string;
	/** The description of the home page. */
	readonly description: string;
	/** The first paragraph of the home page. */
	readonly welcome: string;
	/** Links of the home page. */
	readonly readHelp: string;
	readonly readNews: string;
	/** The heading above the island, the text between them, and the label of the island. */
	readonly tryIt: string;
	readonly island: string;
	readonly clicks: string;
	/** The line below every article. */
	readonly articleEnd: string;
	/** Markdown of the first page of the documents, and of the second. */
	readonly helpPage: string;
	readonly writing: SampleArticle;
	readonly post: SampleArticle;
}

interface SampleArticle {
	readonly title: string;
	/** Markdown. */
	readonly text: string;
}
