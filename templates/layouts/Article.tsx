import type { ReactNode } from "react";
import { languageOf } from "../language.ts";
import { EditLink } from "../parts/EditLink.tsx";
import { Heading } from "../parts/Heading.tsx";
import { LastUpdated } from "../parts/LastUpdated.tsx";
import { Tags } from "../parts/Tags.tsx";
import { Text } from "../parts/Text.tsx";
import { Toc, TocDisclosure } from "../parts/Toc.tsx";
import type { LayoutProps, WrittenKind } from "../props.ts";

export interface ArticleProps extends LayoutProps<WrittenKind> {
	/** Above the heading. */
	readonly before?: ReactNode;
	/** Below the heading. */
	readonly header?: ReactNode;
}

/** One written text: heading, contents, text, and what is known about it. */
export function Article({
	page,
	chrome,
	strings,
	before,
	header,
}: ArticleProps) {
	const language = languageOf(page.contentLocale, chrome);
	const contents = { items: page.toc, language, strings };
	return (
		<div className="with-toc">
			<article>
				{before}
				{page.heading || header ? (
					<header>
						<Heading of={page.heading} language={language} />
						{header}
					</header>
				) : null}
				<TocDisclosure {...contents} />
				<Text of={page.content} language={language} />
				<ArticleFooter page={page} chrome={chrome} strings={strings} />
			</article>
			<Toc {...contents} />
		</div>
	);
}

function ArticleFooter({ page, chrome, strings }: LayoutProps<WrittenKind>) {
	const { tags, editUrl, updated } = page;
	if (tags.length === 0 && !editUrl && !updated.date && !updated.author)
		return null;
	return (
		<footer className="article-footer">
			<Tags tags={tags} baseUrl={chrome.site.baseUrl} strings={strings} />
			{editUrl ? <EditLink url={editUrl} strings={strings} /> : null}
			<LastUpdated updated={updated} locale={chrome.locale} strings={strings} />
		</footer>
	);
}
