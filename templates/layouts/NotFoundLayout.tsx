import { hrefOf } from "../../src/model/urls/route.ts";
import type { LayoutProps } from "../props.ts";
import { MainFrame } from "./MainFrame.tsx";

/** The page that hosts return with status 404. Its script completes it: see `src/browser/visits/not-found.lazy.ts`. */
export function NotFoundLayout(props: LayoutProps<"not-found">) {
	const { chrome, strings } = props;
	const home = hrefOf(chrome.home, chrome.site.baseUrl);
	return (
		<MainFrame {...props}>
			<div data-not-found={chrome.locale.name}>
				<h1>{strings.notFound}</h1>
				<p>{strings.notFoundText}</p>
				{chrome.search ? (
					<>
						<form className="not-found-search" action={`${home}search`}>
							<input type="search" name="q" aria-label={strings.search} required />
							<button type="submit" className="button">
								{strings.search}
							</button>
						</form>
						<section hidden data-documents={chrome.search.documents} data-home={home}>
							<h2>{strings.similarPages}</h2>
							<ul />
						</section>
					</>
				) : null}
				<p>{strings.notFoundReport}</p>
				<p>
					<a className="button" href={home}>
						{strings.toHome}
					</a>
				</p>
			</div>
		</MainFrame>
	);
}
