import { useEffect, useState } from "react";
import type { SearchSite } from "../../src/client/search/searcher.ts";
import { searchWordsOf } from "../strings/search.ts";
import { useAnswer } from "./search/answer.ts";
import { Failure } from "./search/Failure.tsx";
import { FoundList } from "./search/FoundList.tsx";
import { remember } from "./search/last-queries.ts";
import { Nothing } from "./search/Nothing.tsx";
import { queryHere, setQueryHere } from "./search/query-here.ts";
import { Status } from "./search/Status.tsx";
import { told } from "./search/told.ts";

const MOST_PAGES = 30;

/** All results of the query in the address, and of what is written after it. */
export default function SearchResults(site: SearchSite) {
	const words = searchWordsOf(site.lang);
	const [written, setWritten] = useState("");
	const asked = useAnswer(site, written.trim(), MOST_PAGES);
	const { phase, answer, retry } = asked;
	const isCounted = written.trim() !== "" && phase !== "failed";

	useEffect(() => {
		const follow = () => setWritten(queryHere());
		follow();
		remember(queryHere().trim());
		document.addEventListener("click", follow); // the box may lead to this page with another query
		return () => document.removeEventListener("click", follow);
	}, []);

	return (
		<>
			<form
				action={`${site.home}search`}
				onSubmit={(event) => {
					event.preventDefault();
					remember(written.trim());
				}}
			>
				<input
					type="search"
					name="q"
					aria-label={words.search}
					placeholder={words.search}
					autoComplete="off"
					value={written}
					onChange={({ target }) => {
						setWritten(target.value);
						setQueryHere(target.value);
					}}
				/>
			</form>
			{phase === "asleep" ? null : (
				<Status
					className={isCounted ? "search-count" : "visually-hidden"}
					text={written.trim() ? told(asked, MOST_PAGES, words) : ""}
				/>
			)}
			{phase === "failed" ? <Failure words={words} retry={retry} /> : null}
			{phase === "ready" && answer ? (
				answer.found.pages.length > 0 ? (
					<FoundList site={site} answer={answer} />
				) : (
					<Nothing query={answer.query} words={words} />
				)
			) : null}
		</>
	);
}
