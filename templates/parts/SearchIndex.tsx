import type { IndexLink } from "../../src/model/page.ts";
import { hrefOf } from "../../src/model/route.ts";
import type { LayoutProps } from "../props.ts";

/** All that a locale has, under its letters, with a way to each letter. */
export function SearchIndex({ page, chrome, strings }: LayoutProps<"search">) {
	const { baseUrl } = chrome.site;
	return (
		<>
			<nav className="tagged" aria-label={strings.searchIndex}>
				<ol className="all-tags">
					{page.letters.map(({ letter }) => (
						<li key={letter}>
							<a
								className="version-badge"
								href={`#${encodeURIComponent(letter)}`}
							>
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
							<li key={`${link.route}#${link.id ?? ""}`}>
								{linkTo(link, baseUrl)}
							</li>
						))}
					</ul>
				</section>
			))}
		</>
	);
}

/** A heading says whose it is inside its link: read alone, “Introduction” leads anywhere. */
function linkTo({ route, label, id, of }: IndexLink, baseUrl: string) {
	const href = hrefOf(route, baseUrl);
	return id && of ? (
		<a href={`${href}#${encodeURIComponent(id)}`}>
			{`${label} `}
			<span className="count">{`— ${of}`}</span>
		</a>
	) : (
		<a href={href}>{label}</a>
	);
}
