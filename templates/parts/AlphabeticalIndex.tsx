import type { PageIndexLink } from "../../src/model/site/page.ts";
import { hrefOf } from "../../src/model/urls/route.ts";
import type { LayoutProps } from "../props.ts";

/** All pages of a locale grouped by first letter, with a link to each letter. */
export function AlphabeticalIndex({ page, chrome, strings }: LayoutProps<"page-index">) {
	const { baseUrl } = chrome.site;
	return (
		<>
			<nav className="tagged" aria-label={strings.searchIndex}>
				<ol className="all-tags">
					{page.letters.map(({ letter }) => (
						<li key={letter}>
							<a className="version-badge" href={`#${encodeURIComponent(letter)}`}>
								{letter}
							</a>
						</li>
					))}
				</ol>
			</nav>
			{page.letters.map(({ letter, pages }) => (
				<section key={letter}>
					<h2 id={letter}>{letter}</h2>
					<ul>
						{pages.map((link) => (
							<li key={`${link.route}#${link.id ?? ""}`}>{renderIndexLink(link, baseUrl)}</li>
						))}
					</ul>
				</section>
			))}
		</>
	);
}

/** The link to a heading includes its page's title: "Introduction" alone would not identify it. */
function renderIndexLink({ route, label, id, pageTitle }: PageIndexLink, baseUrl: string) {
	const href = hrefOf(route, baseUrl);
	return id && pageTitle ? (
		<a href={`${href}#${encodeURIComponent(id)}`}>
			{`${label} `}
			<span className="count">{`— ${pageTitle}`}</span>
		</a>
	) : (
		<a href={href}>{label}</a>
	);
}
