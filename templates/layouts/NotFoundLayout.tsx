import { hrefOf } from "../../src/model/route.ts";
import type { LayoutProps } from "../props.ts";
import { MainFrame } from "./MainFrame.tsx";

/** The page that hosts return with status 404. */
export function NotFoundLayout(props: LayoutProps<"not-found">) {
	const { chrome, strings } = props;
	return (
		<MainFrame {...props}>
			<h1>{strings.notFound}</h1>
			<p>{strings.notFoundText}</p>
			<p>{strings.notFoundReport}</p>
			<p>
				<a className="button" href={hrefOf(chrome.home, chrome.site.baseUrl)}>
					{strings.toHome}
				</a>
			</p>
		</MainFrame>
	);
}
