import { useEffect, useRef, useState } from "react";
import {
	type SearchSite,
	searcherOf,
} from "../../../src/client/search/searcher.ts";
import type { FoundPage, FoundSection, Marked } from "./found.ts";
import { MarkedText } from "./MarkedText.tsx";
import { useSeen } from "./seen.ts";

export interface ExcerptProps {
	readonly site: SearchSite;
	readonly page: FoundPage;
	readonly section: FoundSection;
	readonly query: string;
}

/**
 * What a section says about the query, asked for when it comes to be seen. Its lines are kept free until it is there; the
 * one before it stays as long.
 */
export function Excerpt({ site, page, section, query }: ExcerptProps) {
	const element = useRef<HTMLSpanElement>(null);
	const isSeen = useSeen(element);
	const [text, setText] = useState<Marked>([]);
	useEffect(() => {
		if (!isSeen) return;
		let isLatest = true;
		searcherOf(site)
			.excerpt(page, section, query)
			.then(
				(found) => isLatest && setText(found),
				() => {},
			);
		return () => {
			isLatest = false;
		};
	}, [isSeen, site, page, section, query]);
	return (
		<span className="search-excerpt" ref={element}>
			<MarkedText pieces={text} />
		</span>
	);
}
