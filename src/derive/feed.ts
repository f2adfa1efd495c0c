/** A feed before it is written in one form or another. Texts are plain; addresses are whole; dates are ISO 8601, UTC. */
export interface Feed {
	readonly title: string;
	/** The name of the site, who speaks where a post names no author. */
	readonly site: string;
	readonly description: string;
	readonly language: string;
	readonly home: string;
	/** The latest date of its entries. */
	readonly updated: string;
	/** Newest first. */
	readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
	/** Also what the entry is known by. */
	readonly url: string;
	readonly title: string;
	readonly summary: string;
	readonly html: string;
	/** That of the text: another than the feed's where a translation is missing. */
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
