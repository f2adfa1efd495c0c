import { useEffect, useState } from "react";
import { NoResults } from "./NoResults.tsx";
import { ResultList } from "./ResultList.tsx";
import { rememberQuery } from "./recent-queries.ts";
import { SearchFailure } from "./SearchFailure.tsx";
import type { SearchFormProps } from "./SearchForm.tsx";
import { SearchStatus } from "./SearchStatus.tsx";
import { statusMessage } from "./status-message.ts";
import { getUrlQuery, setUrlQuery } from "./url-query.ts";
import { useSearch } from "./use-search.ts";

const MAX_PAGE_RESULTS = 30;

/** All results for the query in the URL, updated while the reader types. */
export function SearchResultsView({ site, strings }: SearchFormProps) {
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
