import type { ReactNode } from "react";
import { languageAttributesOf } from "../language-attributes.ts";
import { EditLink } from "../parts/EditLink.tsx";
import { LastUpdated } from "../parts/LastUpdated.tsx";
import { MarkdownContent } from "../parts/MarkdownContent.tsx";
import { PageHeading } from "../parts/PageHeading.tsx";
import {
	ArticleEnd,
	ArticleStart,
	ContentEnd,
	ContentStart,
} from "../parts/slots.ts";
import { TagList } from "../parts/TagList.tsx";
import { Toc, TocDisclosure } from "../parts/Toc.tsx";
import type { AuthoredPageKind, LayoutProps } from "../props.ts";
import { replaceable } from "../replaceable.tsx";

export interface ArticleProps extends LayoutProps<AuthoredPageKind> {
	/** Shown above the heading. */
	readonly before?: ReactNode;
	/** Shown below the heading. */
	readonly header?: ReactNode;
}

function DefaultArticle({
	page,
	chrome,
	strings,
	before,
	header,
}: ArticleProps) {
	const language = languageAttributesOf(page.contentLocale, chrome);
	const slotProps = { page, chrome, strings };
	const contents = { items: page.toc, language, strings };
	return (
		<div className="with-toc">
			<article>
				<ArticleStart {...slotProps} />
				{before}
				{page.heading || header ? (
					<header>
						<PageHeading of={page.heading} language={language} />
						{header}
					</header>
				) : null}
				<TocDisclosure {...contents} />
				<ContentStart {...slotProps} />
				<MarkdownContent of={page.content} language={language} />
				<ContentEnd {...slotProps} />
				<ArticleFooter {...slotProps} />
				<ArticleEnd {...slotProps} />
			</article>
			<Toc {...contents} />
		</div>
	);
}

/** Content that an author wrote: heading, table of contents, text, tags and dates. */
export const Article = replaceable(DefaultArticle);

function DefaultArticleFooter({
	page,
	chrome,
	strings,
}: LayoutProps<AuthoredPageKind>) {
	const { tags, editUrl, updated } = page;
	if (tags.length === 0 && !editUrl && !updated.date && !updated.author)
		return null;
	return (
		<footer className="article-footer">
			<TagList tags={tags} baseUrl={chrome.site.baseUrl} strings={strings} />
			{editUrl ? <EditLink url={editUrl} strings={strings} /> : null}
			<LastUpdated updated={updated} locale={chrome.locale} strings={strings} />
		</footer>
	);
}

/** The tags of a page, the link to edit it and its dates. */
export const ArticleFooter = replaceable(DefaultArticleFooter);
