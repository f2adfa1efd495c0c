/** The layouts of the theme. A new kind of page needs a layout here. */
import type { ComponentType } from "react";
import type { Page } from "../../src/react.ts";
import type { LayoutProps } from "../props.ts";
import { ArchiveLayout } from "./ArchiveLayout.tsx";
import { CategoryLayout } from "./CategoryLayout.tsx";
import { ComponentLayout } from "./ComponentLayout.tsx";
import { DocLayout } from "./DocLayout.tsx";
import { DocTagLayout } from "./DocTagLayout.tsx";
import { NotFoundLayout } from "./NotFoundLayout.tsx";
import { PageIndexLayout } from "./PageIndexLayout.tsx";
import { PostLayout } from "./PostLayout.tsx";
import { PostListLayout } from "./PostListLayout.tsx";
import { PostTagLayout } from "./PostTagLayout.tsx";
import { SearchLayout } from "./SearchLayout.tsx";
import { TagsLayout } from "./TagsLayout.tsx";
import { TextLayout } from "./TextLayout.tsx";

/** The layout for each kind of page. */
export type Layouts = {
	readonly [Kind in Page["kind"]]: ComponentType<LayoutProps<Kind>>;
};

/** The layouts of the theme that comes with ssg. */
export const defaultLayouts: Layouts = {
	doc: DocLayout,
	category: CategoryLayout,
	post: PostLayout,
	"post-list": PostListLayout,
	archive: ArchiveLayout,
	tags: TagsLayout,
	"doc-tag": DocTagLayout,
	"post-tag": PostTagLayout,
	text: TextLayout,
	component: ComponentLayout,
	search: SearchLayout,
	"page-index": PageIndexLayout,
	"not-found": NotFoundLayout,
};

export {
	ArchiveLayout,
	CategoryLayout,
	ComponentLayout,
	DocLayout,
	DocTagLayout,
	NotFoundLayout,
	PageIndexLayout,
	PostLayout,
	PostListLayout,
	PostTagLayout,
	SearchLayout,
	TagsLayout,
	TextLayout,
};
