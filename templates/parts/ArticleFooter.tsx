import type { LastUpdate } from "../../src/model/content/source.ts";
import type { Tag } from "../../src/model/site/page-parts.ts";
import { hrefOf, markdownVersionFileOf } from "../../src/model/urls/route.ts";
import type { Locale } from "../../src/react.ts";
import type { AuthoredPageKind, LayoutProps } from "../props.ts";
import { replaceable } from "../replaceable.tsx";
import type { LocaleStrings } from "../strings.ts";
import { GAP, splitAtGap } from "../strings.ts";
import { Anchor } from "./Anchor.tsx";
import { FormattedDate } from "./FormattedDate.tsx";

/** Asks whether a page was helpful, if the configuration says where answers are sent. */
export const PageFeedback = replaceable(({ chrome: { feedback }, strings }: LayoutProps<AuthoredPageKind>) =>
	feedback ? (
		<fieldset
			className="page-feedback needs-script"
			aria-labelledby="ssgFeedback"
			data-feedback={feedback}
			data-done={strings.feedbackThanks}
			data-failed={strings.feedbackFailed}
		>
			<span id="ssgFeedback">{strings.wasHelpful}</span>
			<button type="button" value="yes" aria-pressed="false">
				{strings.yes}
			</button>
			<button type="button" value="no" aria-pressed="false">
				{strings.no}
			</button>
			<span role="status" />
		</fieldset>
	) : null,
);

/** What readers can do with the text of a page: edit it, read it as Markdown, or copy that. */
export const PageActions = replaceable(function PageActions({ page, chrome, strings }: LayoutProps<AuthoredPageKind>) {
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
});

/** A link to edit the page's source. */
export const EditLink = replaceable(({ url, strings }: { readonly url: string; readonly strings: LocaleStrings }) => (
	<Anchor className="edit-link" href={url} external strings={strings}>
		{strings.editThisPage}
	</Anchor>
));

export interface TagListProps {
	readonly tags: readonly Tag[];
	readonly baseUrl: string;
	readonly strings: LocaleStrings;
}

/** The tags of a page, linked to their pages. */
export const TagList = replaceable(({ tags, baseUrl, strings }: TagListProps) =>
	tags.length === 0 ? null : (
		<div className="tags">
			<span className="visually-hidden">{strings.tagsLabel}</span>
			<ul>
				{tags.map(({ route, label, description }) => (
					<li key={route}>
						<a className="tag" rel="tag" href={hrefOf(route, baseUrl)} title={description}>
							{label}
						</a>
					</li>
				))}
			</ul>
		</div>
	),
);

export interface LastUpdatedProps {
	readonly updated: LastUpdate;
	readonly locale: Locale;
	readonly strings: LocaleStrings;
}

/** The date and author of the last change, as far as they are known. */
export const LastUpdated = replaceable(function LastUpdated({ updated, locale, strings }: LastUpdatedProps) {
	const { date, author } = updated;
	if (!date && !author) return null;
	if (!date) return <p className="last-updated">{strings.lastUpdatedBy({ author: author as string })}</p>;
	const [before, after] = splitAtGap(
		author ? strings.lastUpdatedOnBy({ date: GAP, author }) : strings.lastUpdatedOn({ date: GAP }),
	);
	return (
		<p className="last-updated">
			{before}
			<FormattedDate of={date} locale={locale} as="short" />
			{after}
		</p>
	);
});
