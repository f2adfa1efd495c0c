import type { Chrome, Html, PageProps } from "../../src/react.ts";
import { absoluteUrlOf, withOrigin } from "../absolute-url.ts";
import { findLocale } from "../language-attributes.ts";
import type { PageOfKind } from "../props.ts";
import { replaceable } from "../replaceable.tsx";
import { RawHtml } from "./RawHtml.tsx";

/** Structured data of a post: dates, authors and tags. https://schema.org/BlogPosting */
export const PostMeta = replaceable(({ page, chrome }: PageProps<PageOfKind<"post">>) => (
	<>
		<meta property="article:published_time" content={page.date} />
		{page.updated.date ? <meta property="article:modified_time" content={page.updated.date} /> : null}
		{page.authors.map(({ key, name, url }) =>
			(url ?? name) ? <meta key={key ?? name ?? url} property="article:author" content={url ?? name} /> : null,
		)}
		{page.tags.map(({ route, label }) => (
			<meta key={route} property="article:tag" content={label} />
		))}
		<RawHtml as="script" type="application/ld+json" html={scriptSafeJson(structuredDataOf(page, chrome))} />
	</>
));

const structuredDataOf = (page: PageOfKind<"post">, chrome: Chrome) => ({
	"@context": "https://schema.org",
	"@type": "BlogPosting",
	headline: page.title,
	description: page.description || undefined,
	inLanguage: findLocale(page.contentLocale, chrome).htmlLang,
	url: absoluteUrlOf(page.canonical, chrome),
	datePublished: page.date,
	dateModified: page.updated.date,
	image: page.image && withOrigin(page.image, chrome),
	author: page.authors.map(({ name, url }) => ({ "@type": "Person", name, url })),
});

/** Escapes `<`, so that the JSON cannot close its script element. */
const scriptSafeJson = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c") as Html;
