import { hrefOf } from "../../src/model/route.ts";
import type { LayoutProps } from "../props.ts";
import { Frame } from "./Frame.tsx";

/** What a host answers with when a locale has no such page. */
export function NotFound(props: LayoutProps<"not-found">) {
	const { chrome, strings } = props;
	return (
		<Frame {...props}>
			<h1>{strings.notFound}</h1>
			<p>{strings.notFoundText}</p>
			<p>{strings.notFoundReport}</p>
			<p>
				<a className="button" href={hrefOf(chrome.home, chrome.site.baseUrl)}>
					{strings.toHome}
				</a>
			</p>
		</Frame>
	);
}
