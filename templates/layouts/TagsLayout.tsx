import { hrefOf } from "../../src/model/urls/route.ts";
import { pageNameOf } from "../page-names.ts";
import { docsStep, newsStep, PageTrail } from "../parts/PageTrail.tsx";
import type { LayoutProps } from "../props.ts";
import { MainFrame } from "./MainFrame.tsx";

/** All tags, with the number of pages that use each. */
export function TagsLayout(props: LayoutProps<"tags">) {
	const { page, chrome, strings } = props;
	return (
		<MainFrame {...props}>
			<PageTrail {...props} steps={page.area === "news" ? newsStep(chrome) : docsStep(page.route, chrome)} />
			<h1>{pageNameOf(page, chrome, strings)}</h1>
			<ul className="all-tags">
				{page.tags.map(({ route, label, description, count }) => (
					<li key={route}>
						<a className="tag" rel="tag" href={hrefOf(route, chrome.site.baseUrl)} title={description}>
							{`${label} `}
							<span className="count">{count}</span>
						</a>
					</li>
				))}
			</ul>
		</MainFrame>
	);
}
