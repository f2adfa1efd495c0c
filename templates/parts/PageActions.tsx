import { hrefOf, markdownVersionFileOf } from "../../src/model/urls/route.ts";
import type { AuthoredPageKind, LayoutProps } from "../props.ts";
import { replaceable } from "../replaceable.tsx";
import { EditLink } from "./EditLink.tsx";

function DefaultPageActions({ page, chrome, strings }: LayoutProps<AuthoredPageKind>) {
	const markdownVersion = hrefOf(`/${markdownVersionFileOf(page.route)}`, chrome.site.baseUrl);
	return (
		<div className="page-actions">
			{page.editUrl ? <EditLink url={page.editUrl} strings={strings} /> : null}
			<a href={markdownVersion} type="text/markdown">
				{strings.viewMarkdown}
			</a>
			<button
				type="button"
				className="needs-script"
				data-copy={markdownVersion}
				data-done={strings.copied}
				data-failed={strings.copyFailed}
			>
				{strings.copyMarkdown}
			</button>
			<span role="status" />
		</div>
	);
}

/** What readers can do with the text of a page: edit it, read it as Markdown, or copy that. */
export const PageActions = replaceable(DefaultPageActions);
