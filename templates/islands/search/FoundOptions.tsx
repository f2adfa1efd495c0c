import type { MouseEvent } from "react";
import type { SearchSite } from "../../../src/client/search/searcher.ts";
import type { SearchWords } from "../../strings/search.ts";
import type { Answer } from "./answer.ts";
import { Excerpt } from "./Excerpt.tsx";
import { announce, resultsOf } from "./follow.ts";
import type { FoundPage } from "./found.ts";
import { MarkedText } from "./MarkedText.tsx";
import { Option } from "./Option.tsx";
import { PageTitle } from "./PageTitle.tsx";

export interface FoundOptionsProps {
	readonly site: SearchSite;
	readonly words: SearchWords;
	readonly answer: Answer;
	/** As it stands in the field by now. */
	readonly query: string;
	/** Of the list; those of the options begin with it. */
	readonly id: string;
	readonly active: string | undefined;
	/** A link was clicked, after everything that has to be known of it is known. */
	readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The pages that answer, each with its best sections, and at the end the way to all of them. */
export function FoundOptions(props: FoundOptionsProps) {
	const { site, words, answer, query, id, active, onFollow } = props;
	return (
		<div
			role="listbox"
			id={id}
			className="search-options"
			aria-label={words.results}
		>
			{answer.found.pages.map((page, place) => (
				<PageOptions
					key={page.href}
					{...props}
					page={page}
					id={`${id}-${place}`}
				/>
			))}
			<Option
				id={`${id}-all`}
				className="search-all"
				href={resultsOf(site, query)}
				active={active}
				onClick={onFollow}
				data-all
			>
				<bdi>{words.all(query)}</bdi>
			</Option>
		</div>
	);
}

/** A page's beginning has no heading of its own: what it says stands below the title. */
function PageOptions({
	page,
	...props
}: FoundOptionsProps & { readonly page: FoundPage }) {
	const { site, answer, id, active, onFollow } = props;
	const beginning = page.sections.find(({ heading }) => heading.length === 0);
	const shared = {
		active,
		onClick: (event: MouseEvent<HTMLAnchorElement>) => {
			announce(event, answer);
			onFollow(event);
		},
	};
	const asked = { site, page, query: answer.query };
	return (
		// biome-ignore lint/a11y/useSemanticElements: a list of options has no fieldsets
		<div role="group" className="search-page" aria-labelledby={`${id}-title`}>
			<Option {...shared} id={id} href={page.href}>
				<PageTitle page={page} lang={site.lang} id={`${id}-title`} />
				{beginning ? <Excerpt {...asked} section={beginning} /> : null}
			</Option>
			{page.sections
				.filter(({ heading }) => heading.length > 0)
				.map((section) => (
					<Option
						{...shared}
						key={section.place}
						id={`${id}-${section.place}`}
						className="search-section"
						href={section.href}
						lang={page.lang}
					>
						<span className="search-heading">
							<MarkedText pieces={section.heading} />
						</span>
						<Excerpt {...asked} section={section} />
					</Option>
				))}
		</div>
	);
}
