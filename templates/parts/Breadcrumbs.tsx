import { hrefOf } from "../../src/model/urls/route.ts";
import type { Chrome } from "../../src/react.ts";
import type { PageOfKind } from "../props.ts";
import { replaceable } from "../replaceable.tsx";
import type { LocaleStrings } from "../strings/index.ts";

export interface BreadcrumbsProps {
	readonly page: PageOfKind<"doc">;
	readonly chrome: Chrome;
	readonly strings: LocaleStrings;
}

const DefaultBreadcrumbs = ({ page, chrome, strings }: BreadcrumbsProps) =>
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
	) : null;

/** The categories that contain a document, if breadcrumbs are enabled. */
export const Breadcrumbs = replaceable(DefaultBreadcrumbs);
