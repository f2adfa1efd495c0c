/** A feed, independent of its format. Texts are plain, URLs absolute, dates ISO 8601 in UTC. */
export interface Feed {
	readonly title: string;
	/** The site's name, used as the author of posts without one. */
	readonly site: string;
	readonly description: string;
	readonly language: string;
	readonly home: string;
	/** The latest `updated` of its entries. */
	readonly updated: string;
	/** Newest first. */
	readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
	/** Also the id of the entry. */
	readonly url: string;
	readonly title: string;
	readonly summary: string;
	readonly html: string;
	/** The language of the text, which differs from the feed's if the post is not translated. */
	readonly language: string;
	readonly published: string;
	readonly updated: string;
	readonly authors: readonly FeedAuthor[];
	readonly tags: readonly string[];
	readonly image?: string;
}

export interface FeedAuthor {
	readonly name: string;
	readonly email?: string;
	readonly url?: string;
	readonly picture?: string;
}
