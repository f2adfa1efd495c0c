import { Pager, stepTo } from "../parts/Pager.tsx";
import { PostHeader } from "../parts/PostHeader.tsx";
import type { LayoutProps } from "../props.ts";
import { Article } from "./Article.tsx";
import { Frame } from "./Frame.tsx";

/** One post of the news. */
export function Post(props: LayoutProps<"post">) {
	const { page, chrome, strings } = props;
	return (
		<Frame {...props}>
			<Article
				{...props}
				header={
					<PostHeader post={page} locale={chrome.locale} strings={strings} />
				}
			/>
			<Pager
				name={strings.postPager}
				before={stepTo(page.newer, strings.newerPost)}
				after={stepTo(page.older, strings.olderPost)}
				baseUrl={chrome.site.baseUrl}
			/>
		</Frame>
	);
}
