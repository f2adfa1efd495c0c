import { hrefOf } from "../../src/model/route.ts";
import { nameOf } from "../names.ts";
import type { LayoutProps } from "../props.ts";
import { Frame } from "./Frame.tsx";

/** All tags, with how often each is used. */
export function Tags(props: LayoutProps<"tags">) {
	const { page, chrome, strings } = props;
	return (
		<Frame {...props}>
			<h1>{nameOf(page, chrome, strings)}</h1>
			<ul className="all-tags">
				{page.tags.map(({ route, label, description, count }) => (
					<li key={route}>
						<a
							className="tag"
							rel="tag"
							href={hrefOf(route, chrome.site.baseUrl)}
							title={description}
						>
							{`${label} `}
							<span className="count">{count}</span>
						</a>
					</li>
				))}
			</ul>
		</Frame>
	);
}
