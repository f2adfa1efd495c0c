import type { LayoutProps } from "../props.ts";
import { Article } from "./Article.tsx";
import { MainFrame } from "./MainFrame.tsx";

/** A standalone page written in Markdown. */
export const TextLayout = (props: LayoutProps<"text">) => (
	<MainFrame {...props} className={props.page.wrapperClassName}>
		<Article {...props} />
	</MainFrame>
);
