import { hrefOf } from "../../src/model/route.ts";
import { nameOf } from "../names.ts";
import type { LayoutProps } from "../props.ts";

/** What the tag is, and the way to all others. */
export const TagHeader = ({
	page,
	chrome,
	strings,
}: LayoutProps<"doc-tag" | "post-tag">) => (
	<header>
		<h1>{nameOf(page, chrome, strings)}</h1>
		{page.tag.description ? (
			<p className="lead">{page.tag.description}</p>
		) : null}
		<p>
			<a href={hrefOf(page.tagsRoute, chrome.site.baseUrl)}>
				{strings.allTags}
			</a>
		</p>
	</header>
);
