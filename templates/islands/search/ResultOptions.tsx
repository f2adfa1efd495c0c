import type { MouseEvent } from "react";
import type { SearchSite } from "../../../src/client/search/searcher.ts";
import type { SearchResultPage } from "../../../src/search/results.ts";
import type { SearchStrings } from "../../strings/browser.ts";
import { announceResult, resultsUrlOf } from "./follow-result.ts";
import { HighlightedText } from "./HighlightedText.tsx";
import { ResultTitle } from "./ResultTitle.tsx";
import { SearchExcerpt } from "./SearchExcerpt.tsx";
import { SearchOption } from "./SearchOption.tsx";
import type { SearchAnswer } from "./use-search.ts";

export interface ResultOptionsProps {
	readonly site: SearchSite;
	readonly strings: SearchStrings;
	readonly answer: SearchAnswer;
	/** The current text of the field, which may be newer than `answer.query`. */
	readonly query: string;
	/** The list's id, which also prefixes the options' ids. */
	readonly id: string;
	readonly active: string | undefined;
	/** Called on a click on a link, after the result has been announced. */
	readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The matching pages with their best sections, followed by a link to all results. */
export function ResultOptions(props: ResultOptionsProps) {
	const { site, strings, answer, query, id, active, onFollow } = props;
	return (
		<div
			role="listbox"
			id={id}
			className="search-options"
			aria-label={strings.searchResults}
		>
			{answer.result.pages.map((page, place) => (
				<ResultPageOptions
					key={page.href}
					{...props}
					page={page}
					id={`${id}-${place}`}
				/>
			))}
			<SearchOption
				id={`${id}-all`}
				className="search-all"
				href={resultsUrlOf(site, query)}
				active={active}
				onClick={onFollow}
				data-all
			>
				<bdi>{strings.allResults({ query })}</bdi>
			</SearchOption>
		</div>
	);
}

/** A page with its best sections. The section before the first heading is shown below the title. */
function ResultPageOptions({
	page,
	...props
}: ResultOptionsProps & { readonly page: SearchResultPage }) {
	const { site, answer, id, active, onFollow } = props;
	const beginning = page.sections.find(({ heading }) => heading.length === 0);
	const optionProps = {
		active,
		onClick: (event: MouseEvent<HTMLAnchorElement>) => {
			announceResult(event, answer);
			onFollow(event);
		},
	};
	const excerptProps = { site, page, query: answer.query };
	return (
		// biome-ignore lint/a11y/useSemanticElements: a list of options has no fieldsets
		<div role="group" className="search-page" aria-labelledby={`${id}-title`}>
			<SearchOption {...optionProps} id={id} href={page.href}>
				<ResultTitle page={page} lang={site.lang} id={`${id}-title`} />
				{beginning ? (
					<SearchExcerpt {...excerptProps} section={beginning} />
				) : null}
			</SearchOption>
			{page.sections
				.filter(({ heading }) => heading.length > 0)
				.map((section) => (
					<SearchOption
						{...optionProps}
						key={section.place}
						id={`${id}-${section.place}`}
						className="search-section"
						href={section.href}
						lang={page.lang}
					>
						<span className="search-heading">
							<HighlightedText segments={section.heading} />
						</span>
						<SearchExcerpt {...excerptProps} section={section} />
					</SearchOption>
				))}
		</div>
	);
}
