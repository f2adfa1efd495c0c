import type { SearchSite } from "../../../src/client/search/searcher.ts";
import type { Answer } from "./answer.ts";
import { Excerpt } from "./Excerpt.tsx";
import { announce } from "./follow.ts";
import type { FoundPage } from "./found.ts";
import { MarkedText } from "./MarkedText.tsx";
import { PageTitle } from "./PageTitle.tsx";

export interface FoundListProps {
	readonly site: SearchSite;
	readonly answer: Answer;
}

/** The pages that answer, best first. */
export const FoundList = ({ site, answer }: FoundListProps) => (
	<ol className="search-found">
		{answer.found.pages.map((page) => (
			<li key={page.href}>
				<FoundItem site={site} answer={answer} page={page} />
			</li>
		))}
	</ol>
);

/** A page's beginning has no heading of its own: what it says stands below the title. */
function FoundItem({
	site,
	answer,
	page,
}: FoundListProps & { readonly page: FoundPage }) {
	const beginning = page.sections.find(({ heading }) => heading.length === 0);
	const sections = page.sections.filter(({ heading }) => heading.length > 0);
	const asked = { site, page, query: answer.query };
	return (
		<>
			<h2>
				<a href={page.href} onClick={(event) => announce(event, answer)}>
					<PageTitle page={page} lang={site.lang} />
				</a>
			</h2>
			{beginning ? (
				<p lang={page.lang}>
					<Excerpt {...asked} section={beginning} />
				</p>
			) : null}
			{sections.length > 0 ? (
				<ul lang={page.lang}>
					{sections.map((section) => (
						<li key={section.place}>
							<a
								href={section.href}
								onClick={(event) => announce(event, answer)}
							>
								<MarkedText pieces={section.heading} />
							</a>
							<Excerpt {...asked} section={section} />
						</li>
					))}
				</ul>
			) : null}
		</>
	);
}
