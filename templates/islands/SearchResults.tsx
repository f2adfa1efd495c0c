import { useEffect, useState } from "react";
import type { SearchSite } from "../../src/client/search/searcher.ts";
import { searchStringsOf } from "../strings/search.ts";
import { NoResults } from "./search/NoResults.tsx";
import { ResultList } from "./search/ResultList.tsx";
import { rememberQuery } from "./search/recent-queries.ts";
import { SearchFailure } from "./search/SearchFailure.tsx";
import { SearchStatus } from "./search/SearchStatus.tsx";
import { statusMessage } from "./search/status-message.ts";
import { getUrlQuery, setUrlQuery } from "./search/url-query.ts";
import { useSearch } from "./search/use-search.ts";

const MAX_PAGE_RESULTS = 30;

/** All results for the query in the URL, updated while the reader types. */
export default function SearchResults(site: SearchSite) {
	const strings = searchStringsOf(site.lang);
	const [text, setText] = useState("");
	const searchState = useSearch(site, text.trim(), MAX_PAGE_RESULTS);
	const { phase, answer, retry } = searchState;
	const hasCount = text.trim() !== "" && phase !== "failed";

	useEffect(() => {
		const readUrlQuery = () => setText(getUrlQuery());
		readUrlQuery();
		rememberQuery(getUrlQuery().trim());
		document.addEventListener("click", readUrlQuery); // the search box may set another query on this page
		return () => document.removeEventListener("click", readUrlQuery);
	}, []);

	return (
		<>
			<form
				action={`${site.home}search`}
				onSubmit={(event) => {
					event.preventDefault();
					rememberQuery(text.trim());
				}}
			>
				<input
					type="search"
					name="q"
					aria-label={strings.search}
					placeholder={strings.search}
					autoComplete="off"
					value={text}
					onChange={({ target }) => {
						setText(target.value);
						setUrlQuery(target.value);
					}}
				/>
			</form>
			{phase === "idle" ? null : (
				<SearchStatus
					className={hasCount ? "search-count" : "visually-hidden"}
					text={
						text.trim()
							? statusMessage(searchState, MAX_PAGE_RESULTS, strings)
							: ""
					}
				/>
			)}
			{phase === "failed" ? (
				<SearchFailure strings={strings} retry={retry} />
			) : null}
			{phase === "ready" && answer ? (
				answer.result.pages.length > 0 ? (
					<ResultList site={site} answer={answer} />
				) : (
					<NoResults query={answer.query} strings={strings} />
				)
			) : null}
		</>
	);
}
