import type { ReactNode } from "react";
import { languageAttributesOf } from "../language-attributes.ts";
import { LastUpdated, PageActions, PageFeedback, TagList } from "../parts/ArticleFooter.tsx";
import { MarkdownContent } from "../parts/MarkdownContent.tsx";
import { Toc, TocDisclosure } from "../parts/navigation/Toc.tsx";
import { PageHeading } from "../parts/PageHeading.tsx";
import { ArticleEnd, ArticleStart, ContentEnd, ContentStart } from "../parts/slots.ts";
import type { AuthoredPageKind, LayoutProps } from "../props.ts";
import { replaceable } from "../replaceable.tsx";
import { MainFrame } from "./MainFrame.tsx";

export interface ArticleProps extends LayoutProps<AuthoredPageKind> {
	/** Shown above the heading. */
	readonly before?: ReactNode;
	/** Shown below the heading. */
	readonly header?: ReactNode;
}

/** Content that an author wrote: heading, table of contents, text, tags and dates. */
export const Article = replaceable(function Article({ page, chrome, strings, before, header }: ArticleProps) {
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
});

/** The tags of a page, what readers can do with it, and its dates. */
export const ArticleFooter = replaceable(function ArticleFooter({
	page,
	chrome,
	strings,
}: LayoutProps<AuthoredPageKind>) {
	const { tags, updated } = page;
	return (
		<footer className="article-footer">
			<PageFeedback page={page} chrome={chrome} strings={strings} />
			<TagList tags={tags} baseUrl={chrome.site.baseUrl} strings={strings} />
			<PageActions page={page} chrome={chrome} strings={strings} />
			<LastUpdated updated={updated} locale={chrome.locale} strings={strings} />
		</footer>
	);
});

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
