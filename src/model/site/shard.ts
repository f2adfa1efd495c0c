/** The share of one of several machines that build a site together. */
export interface Shard {
	/** Which part it is, from 1. */
	readonly index: number;
	/** Of how many. */
	readonly count: number;
}

export const WHOLE_SITE: Shard = { index: 1, count: 1 };

/** Whether a shard makes what belongs to the site as a whole: feeds, sitemap, redirects, copies of files. */
export const isFirstShard = ({ index }: Shard): boolean => index === 1;
