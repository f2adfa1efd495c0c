import { hrefOf } from "../../src/model/route.ts";
import { Day } from "../parts/Day.tsx";
import type { LayoutProps } from "../props.ts";
import { Frame } from "./Frame.tsx";

/** All posts, by year. */
export function Archive(props: LayoutProps<"archive">) {
	const { page, chrome, strings } = props;
	return (
		<Frame {...props}>
			<h1>{strings.archive}</h1>
			<p className="lead">{strings.archiveDescription}</p>
			{page.years.map(({ year, posts }) => (
				<section key={year}>
					<h2 id={`${year}`}>{year}</h2>
					<ul className="archive">
						{posts.map(({ route, label, date }) => (
							<li key={route}>
								<Day of={date} locale={chrome.locale} as="dayOfYear" />{" "}
								<a href={hrefOf(route, chrome.site.baseUrl)}>{label}</a>
							</li>
						))}
					</ul>
				</section>
			))}
		</Frame>
	);
}
