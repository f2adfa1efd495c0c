import type { LayoutProps } from "../props.ts";
import { Article } from "./Article.tsx";
import { Frame } from "./Frame.tsx";

/** A page of its own, written in Markdown. */
export const Text = (props: LayoutProps<"text">) => (
	<Frame {...props} className={props.page.wrapperClassName}>
		<Article {...props} />
	</Frame>
);
