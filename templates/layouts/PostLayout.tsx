import { Pager, pagerLinkTo } from "../parts/Pager.tsx";
import { PostHeader } from "../parts/PostHeader.tsx";
import type { LayoutProps } from "../props.ts";
import { Article } from "./Article.tsx";
import { MainFrame } from "./MainFrame.tsx";

/** A news post. */
export function PostLayout(props: LayoutProps<"post">) {
	const { page, chrome, strings } = props;
	return (
		<MainFrame {...props}>
			<Article {...props} header={<PostHeader post={page} locale={chrome.locale} strings={strings} />} />
			<Pager
				name={strings.postPager}
				before={pagerLinkTo(page.newer, strings.newerPost)}
				after={pagerLinkTo(page.older, strings.olderPost)}
				baseUrl={chrome.site.baseUrl}
			/>
		</MainFrame>
	);
}
