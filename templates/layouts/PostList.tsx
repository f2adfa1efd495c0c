import { nameOf } from "../names.ts";
import { PostSummaries } from "../parts/PostSummaries.tsx";
import type { LayoutProps } from "../props.ts";
import { Frame } from "./Frame.tsx";

/** A page of the news. */
export function PostList(props: LayoutProps<"post-list">) {
	const { page, chrome, strings } = props;
	return (
		<Frame {...props}>
			<h1>{nameOf(page, chrome, strings)}</h1>
			<PostSummaries
				posts={page.posts}
				pagination={page.pagination}
				chrome={chrome}
				strings={strings}
			/>
		</Frame>
	);
}
