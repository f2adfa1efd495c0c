import { PostSummaries } from "../parts/PostSummaries.tsx";
import { TagHeader } from "../parts/TagHeader.tsx";
import type { LayoutProps } from "../props.ts";
import { MainFrame } from "./MainFrame.tsx";

/** The posts with a tag. */
export function PostTagLayout(props: LayoutProps<"post-tag">) {
	const { page, chrome, strings } = props;
	return (
		<MainFrame {...props}>
			<TagHeader {...props} />
			<PostSummaries posts={page.posts} pagination={page.pagination} chrome={chrome} strings={strings} />
		</MainFrame>
	);
}
