import { languageAttributesOf } from "../language-attributes.ts";
import { MarkdownContent } from "../parts/MarkdownContent.tsx";
import type { AuthoredPageKind, LayoutProps } from "../props.ts";
import { MainFrame } from "./MainFrame.tsx";

/** A home page written in Markdown, with a hero and features from its front matter. */
export const HomeFrame = (props: LayoutProps<AuthoredPageKind>) => (
	<MainFrame {...props} className="main-component">
		<MarkdownContent
			of={props.page.content}
			language={languageAttributesOf(props.page.contentLocale, props.chrome)}
			className="home"
		/>
	</MainFrame>
);
