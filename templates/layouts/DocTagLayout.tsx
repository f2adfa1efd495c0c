import { hrefOf } from "../../src/model/urls/route.ts";
import { languageAttributesOf } from "../language-attributes.ts";
import { TagHeader } from "../parts/TagHeader.tsx";
import type { LayoutProps } from "../props.ts";
import { MainFrame } from "./MainFrame.tsx";

/** The documents with a tag. */
export function DocTagLayout(props: LayoutProps<"doc-tag">) {
	const { page, chrome } = props;
	return (
		<MainFrame {...props}>
			<TagHeader {...props} />
			{page.docs.map(({ route, label, description, contentLocale }) => (
				<article key={route} className="tagged" {...languageAttributesOf(contentLocale, chrome)}>
					<h2>
						<a href={hrefOf(route, chrome.site.baseUrl)}>{label}</a>
					</h2>
					{description ? <p>{description}</p> : null}
				</article>
			))}
		</MainFrame>
	);
}
