import { hrefOf } from "../../src/model/route.ts";
import { languageOf } from "../language.ts";
import { BackToTop } from "../parts/BackToTop.tsx";
import { DocsPager } from "../parts/DocsPager.tsx";
import { VersionBadge, VersionBanner } from "../parts/VersionBanner.tsx";
import type { LayoutProps } from "../props.ts";
import { Frame } from "./Frame.tsx";

/** A category without a text of its own: what is in it. */
export function Category(props: LayoutProps<"category">) {
	const { page, chrome, strings } = props;
	return (
		<Frame {...props}>
			<VersionBanner {...props} />
			<VersionBadge {...props} />
			<div {...languageOf(page.contentLocale, chrome)}>
				<h1>{page.title}</h1>
				{page.description ? <p className="lead">{page.description}</p> : null}
			</div>
			<ul className="cards">
				{page.cards.map(({ route, label, description, items }) => (
					<li key={route} className="card">
						<a href={hrefOf(route, chrome.site.baseUrl)}>{label}</a>
						{description ? <p>{description}</p> : null}
						{items === undefined ? null : <p>{strings.items(items)}</p>}
					</li>
				))}
			</ul>
			<DocsPager {...props} />
			<BackToTop strings={props.strings} />
		</Frame>
	);
}
