import type { Locale, PageProps } from "../../src/react.ts";
import { absoluteUrlOf, withOrigin } from "../absolute-url.ts";
import { findLocale } from "../language-attributes.ts";
import { memoizeWeak } from "../memoize.ts";

/** Metadata for link previews: Open Graph and Twitter cards. */
export function SocialMeta({
	page,
	chrome,
	title,
	description,
}: PageProps & { readonly title: string; readonly description: string }) {
	const image = page.image ?? chrome.site.image;
	return (
		<>
			<meta property="og:title" content={title} />
			{description ? <meta property="og:description" content={description} /> : null}
			<meta property="og:type" content={page.kind === "post" ? "article" : "website"} />
			<meta property="og:url" content={page.canonicalUrl ?? absoluteUrlOf(page.canonical, chrome)} />
			<meta property="og:site_name" content={chrome.site.title} />
			<meta property="og:locale" content={openGraphLocaleOf(findLocale(page.contentLocale, chrome))} />
			{page.translations.map((name) =>
				name === page.contentLocale ? null : (
					<meta key={name} property="og:locale:alternate" content={openGraphLocaleOf(findLocale(name, chrome))} />
				),
			)}
			{image ? <meta property="og:image" content={withOrigin(image, chrome)} /> : null}
			<meta name="twitter:card" content={image ? "summary_large_image" : "summary"} />
		</>
	);
}

/** Open Graph expects a region (`fr_FR`), so a language without one gets its most likely region. */
const openGraphLocaleOf = memoizeWeak(({ htmlLang }: Locale): string => {
	const { language, region } = new Intl.Locale(htmlLang).maximize();
	return region ? `${language}_${region}` : language;
});
