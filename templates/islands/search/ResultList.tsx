import type { SearchSite } from "../../../src/client/search/searcher.ts";
import type { SearchResultPage } from "../../../src/search/results.ts";
import { announceResult } from "./follow-result.ts";
import { HighlightedText } from "./HighlightedText.tsx";
import { ResultTitle } from "./ResultTitle.tsx";
import { SearchExcerpt } from "./SearchExcerpt.tsx";
import type { SearchAnswer } from "./use-search.ts";

export interface ResultListProps {
	readonly site: SearchSite;
	readonly answer: SearchAnswer;
}

/** The matching pages, best first. */
export const ResultList = ({ site, answer }: ResultListProps) => (
	<ol className="search-found">
		{answer.result.pages.map((page) => (
			<li key={page.href}>
				<ResultItem site={site} answer={answer} page={page} />
			</li>
		))}
	</ol>
);

/** A page with its best sections. The section before the first heading is shown below the title. */
function ResultItem({
	site,
	answer,
	page,
}: ResultListProps & { readonly page: SearchResultPage }) {
	const beginning = page.sections.find(({ heading }) => heading.length === 0);
	const sections = page.sections.filter(({ heading }) => heading.length > 0);
	const excerptProps = { site, page, query: answer.query };
	return (
		<>
			<h2>
				<a href={page.href} onClick={(event) => announceResult(event, answer)}>
					<ResultTitle page={page} lang={site.lang} />
				</a>
			</h2>
			{beginning ? (
				<p lang={page.lang}>
					<SearchExcerpt {...excerptProps} section={beginning} />
				</p>
			) : null}
			{sections.length > 0 ? (
				<ul lang={page.lang}>
					{sections.map((section) => (
						<li key={section.place}>
							<a
								href={section.href}
								onClick={(event) => announceResult(event, answer)}
							>
								<HighlightedText segments={section.heading} />
							</a>
							<SearchExcerpt {...excerptProps} section={section} />
						</li>
					))}
				</ul>
			) : null}
		</>
	);
}
