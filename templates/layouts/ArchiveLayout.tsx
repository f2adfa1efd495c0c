import { hrefOf } from "../../src/model/urls/route.ts";
import { FormattedDate } from "../parts/FormattedDate.tsx";
import { newsStep, PageTrail } from "../parts/PageTrail.tsx";
import type { LayoutProps } from "../props.ts";
import { MainFrame } from "./MainFrame.tsx";

/** All posts, by year. */
export function ArchiveLayout(props: LayoutProps<"archive">) {
	const { page, chrome, strings } = props;
	return (
		<MainFrame {...props}>
			<PageTrail {...props} steps={newsStep(chrome)} />
			<h1>{strings.archive}</h1>
			<p className="lead">{strings.archiveDescription}</p>
			{page.years.map(({ year, posts }) => (
				<section key={year}>
					<h2 id={`${year}`}>{year}</h2>
					<ul className="archive">
						{posts.map(({ route, label, date }) => (
							<li key={route}>
								<FormattedDate of={date} locale={chrome.locale} as="dayOfYear" />{" "}
								<a href={hrefOf(route, chrome.site.baseUrl)}>{label}</a>
							</li>
						))}
					</ul>
				</section>
			))}
		</MainFrame>
	);
}
