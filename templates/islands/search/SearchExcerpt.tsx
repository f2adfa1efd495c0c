import { useEffect, useRef, useState } from "react";
import {
	getSearcher,
	type SearchSite,
} from "../../../src/client/search/searcher.ts";
import type {
	HighlightedSegments,
	SearchResultPage,
	SearchResultSection,
} from "../../../src/search/results.ts";
import { HighlightedText } from "./HighlightedText.tsx";
import { useInView } from "./use-in-view.ts";

export interface SearchExcerptProps {
	readonly site: SearchSite;
	readonly page: SearchResultPage;
	readonly section: SearchResultSection;
	readonly query: string;
}

/**
 * The excerpt of a section, fetched when it comes into view. Space is reserved until it arrives, and the previous
 * excerpt stays meanwhile.
 */
export function SearchExcerpt({
	site,
	page,
	section,
	query,
}: SearchExcerptProps) {
	const element = useRef<HTMLSpanElement>(null);
	const isSeen = useInView(element);
	const [text, setText] = useState<HighlightedSegments>([]);
	useEffect(() => {
		if (!isSeen) return;
		let isLatest = true;
		getSearcher(site)
			.excerpt(page, section, query)
			.then(
				(excerpt) => isLatest && setText(excerpt),
				() => {},
			);
		return () => {
			isLatest = false;
		};
	}, [isSeen, site, page, section, query]);
	return (
		<span className="search-excerpt" ref={element}>
			<HighlightedText segments={text} />
		</span>
	);
}
