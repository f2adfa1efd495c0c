import type { Author } from "../../src/model/content/document.ts";
import type { Locale } from "../../src/react.ts";
import { replaceable } from "../replaceable.tsx";
import type { LocaleStrings } from "../strings/index.ts";
import { Anchor, isExternalHref } from "./Anchor.tsx";
import { FormattedDate } from "./FormattedDate.tsx";

export interface PostHeaderProps {
	readonly post: {
		readonly date: string;
		readonly readingTime?: number;
		readonly authors: readonly Author[];
	};
	readonly locale: Locale;
	readonly strings: LocaleStrings;
}

const DefaultPostHeader = ({ post, locale, strings }: PostHeaderProps) => (
	<>
		<p className="post-date">
			<FormattedDate of={post.date} locale={locale} />
			{post.readingTime === undefined ? null : (
				<>
					{" · "}
					<span>{strings.readingTime({ n: post.readingTime })}</span>
				</>
			)}
		</p>
		{post.authors.length === 0 ? null : (
			<ul className="authors" aria-label={strings.authors}>
				{post.authors.map((author, i) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: an author may be listed twice
					<li key={i}>{renderAuthor(author, strings)}</li>
				))}
			</ul>
		)}
	</>
);

/** The date, reading time and authors of a post. */
export const PostHeader = replaceable(DefaultPostHeader);

/** A picture beside a name is decorative; a picture alone needs alternative text. */
function renderAuthor({ key, name, title, url, email, imageUrl }: Author, strings: LocaleStrings) {
	const href = url ?? (email && `mailto:${email}`);
	const nameAndImage = (
		<>
			{imageUrl ? <img src={imageUrl} alt={name ? "" : (key ?? "")} width="40" height="40" loading="lazy" /> : null}
			{name ? <span className="author-name">{name}</span> : null}
		</>
	);
	return (
		<>
			{href ? (
				<Anchor href={href} external={isExternalHref(href)} strings={strings}>
					{nameAndImage}
				</Anchor>
			) : (
				nameAndImage
			)}
			{title ? <span className="author-title">{title}</span> : null}
		</>
	);
}
