import type { ComponentType } from "react";
import type { Page, PageProps } from "../src/react.ts";
import { ArchiveLayout } from "./layouts/ArchiveLayout.tsx";
import { CategoryLayout } from "./layouts/CategoryLayout.tsx";
import { ComponentLayout } from "./layouts/ComponentLayout.tsx";
import { DocLayout } from "./layouts/DocLayout.tsx";
import { DocTagLayout } from "./layouts/DocTagLayout.tsx";
import { NotFoundLayout } from "./layouts/NotFoundLayout.tsx";
import { PostLayout } from "./layouts/PostLayout.tsx";
import { PostListLayout } from "./layouts/PostListLayout.tsx";
import { PostTagLayout } from "./layouts/PostTagLayout.tsx";
import { SearchLayout } from "./layouts/SearchLayout.tsx";
import { TagsLayout } from "./layouts/TagsLayout.tsx";
import { TextLayout } from "./layouts/TextLayout.tsx";
import type { LayoutProps } from "./props.ts";
import { stringsOf } from "./strings/index.ts";

/** The layout for each kind of page. */
export type Layouts = {
	readonly [Kind in Page["kind"]]: ComponentType<LayoutProps<Kind>>;
};

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
	"not-found": NotFoundLayout,
};

/** Returns a component that renders `<main>` with the layout for the page's kind. */
export const createMain = (layouts: Layouts) =>
	function Main(props: PageProps) {
		// TypeScript cannot correlate the kind of `props.page` with the layout looked up for it.
		const Layout = layouts[props.page.kind] as ComponentType<LayoutProps>;
		return <Layout {...props} strings={stringsOf(props.chrome.locale)} />;
	};
