import type { ComponentType } from "react";
import type { Page, PageProps } from "../src/react.ts";
import { Archive } from "./layouts/Archive.tsx";
import { Category } from "./layouts/Category.tsx";
import { Component } from "./layouts/Component.tsx";
import { Doc } from "./layouts/Doc.tsx";
import { DocTag } from "./layouts/DocTag.tsx";
import { NotFound } from "./layouts/NotFound.tsx";
import { Post } from "./layouts/Post.tsx";
import { PostList } from "./layouts/PostList.tsx";
import { PostTag } from "./layouts/PostTag.tsx";
import { Search } from "./layouts/Search.tsx";
import { Tags } from "./layouts/Tags.tsx";
import { Text } from "./layouts/Text.tsx";
import type { LayoutProps } from "./props.ts";
import { stringsOf } from "./strings/index.ts";

const layouts: {
	readonly [K in Page["kind"]]: ComponentType<LayoutProps<K>>;
} = {
	doc: Doc,
	category: Category,
	post: Post,
	"post-list": PostList,
	archive: Archive,
	tags: Tags,
	"doc-tag": DocTag,
	"post-tag": PostTag,
	text: Text,
	component: Component,
	search: Search,
	"not-found": NotFound,
};

/** `<main>`: what a visit from another page swaps in. */
export function Main(props: PageProps) {
	// The table pairs each kind with its layout; the compiler cannot follow that through a look-up.
	const Layout = layouts[props.page.kind] as ComponentType<LayoutProps>;
	return <Layout {...props} strings={stringsOf(props.chrome.locale)} />;
}
