import { hrefOf } from "../../src/model/route.ts";
import { pageNameOf } from "../page-names.ts";
import type { LayoutProps } from "../props.ts";
import { replaceable } from "../replaceable.tsx";

const DefaultTagHeader = ({
	page,
	chrome,
	strings,
}: LayoutProps<"doc-tag" | "post-tag">) => (
	<header>
		<h1>{pageNameOf(page, chrome, strings)}</h1>
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

/** The tag's name and description, and a link to all tags. */
export const TagHeader = replaceable(DefaultTagHeader);
