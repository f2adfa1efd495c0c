import type { Chrome } from "../../src/react.ts";
import { type LayoutProps, withPageNumber } from "../props.ts";
import { replaceable } from "../replaceable.tsx";
import type { LocaleStrings } from "../strings.ts";
import { docsStep, newsStep, PageTrail } from "./PageTrail.tsx";

/** The tag's name and description, and the way back to all tags. */
export const TagHeader = replaceable(({ page, chrome, strings }: TagPageProps) => (
	<header>
		<PageTrail
			steps={[
				...(page.kind === "post-tag" ? newsStep(chrome) : docsStep(page.tagsRoute, chrome)),
				{ label: strings.allTags, route: page.tagsRoute },
			]}
			chrome={chrome}
			strings={strings}
		/>
		<h1>{nameOfTagPage(page, chrome, strings)}</h1>
		{page.tag.description ? <p className="lead">{page.tag.description}</p> : null}
	</header>
));

type TagPageProps = LayoutProps<"doc-tag" | "post-tag">;

const nameOfTagPage = (page: TagPageProps["page"], _: Chrome, strings: LocaleStrings): string =>
	page.kind === "doc-tag"
		? strings.docsTagged({ n: page.docs.length, tag: page.tag.label })
		: withPageNumber(strings.postsTagged({ n: page.count, tag: page.tag.label }), page.pagination, strings);

export const tagPageTexts = {
	name: nameOfTagPage,
	description: (page: TagPageProps["page"], chrome: Chrome, strings: LocaleStrings) =>
		page.tag.description ?? nameOfTagPage(page, chrome, strings),
};
