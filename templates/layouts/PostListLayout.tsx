import { pageNameOf } from "../page-names.ts";
import { PostSummaries } from "../parts/PostSummaries.tsx";
import type { LayoutProps } from "../props.ts";
import { MainFrame } from "./MainFrame.tsx";

/** One page of the paginated list of news posts. */
export function PostListLayout(props: LayoutProps<"post-list">) {
	const { page, chrome, strings } = props;
	return (
		<MainFrame {...props}>
			<h1>{pageNameOf(page, chrome, strings)}</h1>
			<PostSummaries posts={page.posts} pagination={page.pagination} chrome={chrome} strings={strings} />
		</MainFrame>
	);
}
