import type { ReactNode } from "react";
import { languageAttributesOf } from "../language-attributes.ts";
import { LastUpdated } from "../parts/LastUpdated.tsx";
import { MarkdownContent } from "../parts/MarkdownContent.tsx";
import { PageActions } from "../parts/PageActions.tsx";
import { PageFeedback } from "../parts/PageFeedback.tsx";
import { PageHeading } from "../parts/PageHeading.tsx";
import { ArticleEnd, ArticleStart, ContentEnd, ContentStart } from "../parts/slots.ts";
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

function DefaultArticle({ page, chrome, strings, before, header }: ArticleProps) {
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
				<MarkdownContent of={page.content} language={language} isFirst />
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

function DefaultArticleFooter({ page, chrome, strings }: LayoutProps<AuthoredPageKind>) {
	const { tags, updated } = page;
	return (
		<footer className="article-footer">
			<PageFeedback page={page} chrome={chrome} strings={strings} />
			<TagList tags={tags} baseUrl={chrome.site.baseUrl} strings={strings} />
			<PageActions page={page} chrome={chrome} strings={strings} />
			<LastUpdated updated={updated} locale={chrome.locale} strings={strings} />
		</footer>
	);
}

/** The tags of a page, what readers can do with it, and its dates. */
export const ArticleFooter = replaceable(DefaultArticleFooter);
