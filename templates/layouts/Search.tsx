import { hrefOf } from "../../src/model/route.ts";
import type { LayoutProps } from "../props.ts";
import { Frame } from "./Frame.tsx";

/** All pages from A to Z: what the search form leads to, and all there is without a script. */
export function Search(props: LayoutProps<"search">) {
	const { page, chrome, strings } = props;
	return (
		<Frame {...props}>
			<h1>{strings.search}</h1>
			<p className="lead">{strings.searchIndex}</p>
			{page.letters.map(({ letter, pages }) => (
				<section key={letter}>
					<h2 id={letter}>{letter}</h2>
					<ul>
						{pages.map(({ route, label }) => (
							<li key={route}>
								<a href={hrefOf(route, chrome.site.baseUrl)}>{label}</a>
							</li>
						))}
					</ul>
				</section>
			))}
		</Frame>
	);
}
