import { hrefOf } from "../../src/model/urls/route.ts";
import type { LayoutProps } from "../props.ts";
import { replaceable } from "../replaceable.tsx";

/** The categories that contain a document, if breadcrumbs are enabled. */
export const Breadcrumbs = replaceable(({ page, chrome, strings }: LayoutProps<"doc">) =>
	chrome.breadcrumbs && page.breadcrumbs.length > 0 ? (
		<nav className="breadcrumbs" aria-label={strings.breadcrumbs}>
			<ol>
				<li>
					<a href={hrefOf(chrome.home, chrome.site.baseUrl)}>{strings.home}</a>
				</li>
				{page.breadcrumbs.map(({ label, route }) => (
					<li key={`${route} ${label}`}>
						{route === undefined ? label : <a href={hrefOf(route, chrome.site.baseUrl)}>{label}</a>}
					</li>
				))}
				<li aria-current="page">{page.title}</li>
			</ol>
		</nav>
	) : null,
);
