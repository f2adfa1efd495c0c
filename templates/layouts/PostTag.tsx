import { PostSummaries } from "../parts/PostSummaries.tsx";
import { TagHeader } from "../parts/TagHeader.tsx";
import type { LayoutProps } from "../props.ts";
import { Frame } from "./Frame.tsx";

/** The posts of one tag. */
export function PostTag(props: LayoutProps<"post-tag">) {
	const { page, chrome, strings } = props;
	return (
		<Frame {...props}>
			<TagHeader {...props} />
			<PostSummaries
				posts={page.posts}
				pagination={page.pagination}
				chrome={chrome}
				strings={strings}
			/>
		</Frame>
	);
}
