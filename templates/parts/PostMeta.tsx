import type { Chrome, Html } from "../../src/react.ts";
import { absolute, urlOf } from "../absolute.ts";
import { localeOf } from "../language.ts";
import type { PageOf } from "../props.ts";
import { Raw } from "./Raw.tsx";

export interface PostMetaProps {
	readonly page: PageOf<"post">;
	readonly chrome: Chrome;
}

/** What a post is to machines: dates, authors, tags. */
export const PostMeta = ({ page, chrome }: PostMetaProps) => (
	<>
		<meta property="article:published_time" content={page.date} />
		{page.updated.date ? (
			<meta property="article:modified_time" content={page.updated.date} />
		) : null}
		{page.authors.map(({ key, name, url }) =>
			(url ?? name) ? (
				<meta
					key={key ?? name ?? url}
					property="article:author"
					content={url ?? name}
				/>
			) : null,
		)}
		{page.tags.map(({ route, label }) => (
			<meta key={route} property="article:tag" content={label} />
		))}
		<Raw
			as="script"
			type="application/ld+json"
			html={safeJson(posting(page, chrome))}
		/>
	</>
);

const posting = (page: PageOf<"post">, chrome: Chrome) => ({
	"@context": "https://schema.org",
	"@type": "BlogPosting",
	headline: page.title,
	description: page.description || undefined,
	inLanguage: localeOf(page.contentLocale, chrome).htmlLang,
	url: urlOf(page.canonical, chrome),
	datePublished: page.date,
	dateModified: page.updated.date,
	image: page.image && absolute(page.image, chrome),
	author: page.authors.map(({ name, url }) => ({
		"@type": "Person",
		name,
		url,
	})),
});

/** JSON that cannot end the script it stands in. */
const safeJson = (value: unknown) =>
	JSON.stringify(value).replaceAll("<", "\\u003c") as Html;
