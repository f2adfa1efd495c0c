import type { Author } from "../../src/model/document.ts";
import type { Locale } from "../../src/react.ts";
import type { Strings } from "../strings/index.ts";
import { Anchor, isElsewhere } from "./Anchor.tsx";
import { Day } from "./Day.tsx";

export interface PostHeaderProps {
	readonly post: {
		readonly date: string;
		readonly readingTime?: number;
		readonly authors: readonly Author[];
	};
	readonly locale: Locale;
	readonly strings: Strings;
}

/** When a post was written, how long it takes to read, and by whom it is. */
export const PostHeader = ({ post, locale, strings }: PostHeaderProps) => (
	<>
		<p className="post-date">
			<Day of={post.date} locale={locale} />
			{post.readingTime === undefined ? null : (
				<>
					{" · "}
					<span>{strings.readingTime(post.readingTime)}</span>
				</>
			)}
		</p>
		{post.authors.length === 0 ? null : (
			<ul className="authors" aria-label={strings.authors}>
				{post.authors.map((author) => (
					<li key={author.key ?? author.name ?? author.imageUrl}>
						{authorOf(author, strings)}
					</li>
				))}
			</ul>
		)}
	</>
);

/** The name beside a picture says who it shows; a picture alone needs a name of its own. */
function authorOf(
	{ key, name, title, url, email, imageUrl }: Author,
	strings: Strings,
) {
	const href = url ?? (email && `mailto:${email}`);
	const named = (
		<>
			{imageUrl ? (
				<img
					src={imageUrl}
					alt={name ? "" : (key ?? "")}
					width="40"
					height="40"
					loading="lazy"
				/>
			) : null}
			{name ? <span className="author-name">{name}</span> : null}
		</>
	);
	return (
		<>
			{href ? (
				<Anchor href={href} external={isElsewhere(href)} strings={strings}>
					{named}
				</Anchor>
			) : (
				named
			)}
			{title ? <span className="author-title">{title}</span> : null}
		</>
	);
}
