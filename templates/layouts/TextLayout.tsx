import type { LayoutProps } from "../props.ts";
import { Article } from "./Article.tsx";
import { HomeFrame } from "./HomeFrame.tsx";
import { MainFrame } from "./MainFrame.tsx";

/** A standalone page written in Markdown. */
export const TextLayout = (props: LayoutProps<"text">) =>
	props.page.layout === "home" ? (
		<HomeFrame {...props} />
	) : (
		<MainFrame {...props} className={props.page.wrapperClassName}>
			<Article {...props} />
		</MainFrame>
	);
