import { pageNameOf } from "../page-names.ts";
import type { LayoutProps } from "../props.ts";
import { replaceable } from "../replaceable.tsx";
import { docsStep, newsStep, PageTrail } from "./PageTrail.tsx";

const DefaultTagHeader = ({ page, chrome, strings }: LayoutProps<"doc-tag" | "post-tag">) => (
	<header>
		<PageTrail
			steps={[
				...(page.kind === "post-tag" ? newsStep(chrome) : docsStep(page.tagsRoute, chrome)),
				{ label: strings.allTags, route: page.tagsRoute },
			]}
			chrome={chrome}
			strings={strings}
		/>
		<h1>{pageNameOf(page, chrome, strings)}</h1>
		{page.tag.description ? <p className="lead">{page.tag.description}</p> : null}
	</header>
);

/** The tag's name and description, and the way back to all tags. */
export const TagHeader = replaceable(DefaultTagHeader);
