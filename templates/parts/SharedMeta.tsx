import { absolute, urlOf } from "../absolute.ts";
import { localeOf } from "../language.ts";
import type { HeadProps } from "./Head.tsx";

/** What is shown where somebody shares a link to the page. */
export function SharedMeta({
	page,
	chrome,
	title,
	description,
}: HeadProps & { readonly description: string }) {
	const image = page.image ?? chrome.site.image;
	return (
		<>
			<meta property="og:title" content={title} />
			{description ? (
				<meta property="og:description" content={description} />
			) : null}
			<meta
				property="og:type"
				content={page.kind === "post" ? "article" : "website"}
			/>
			<meta property="og:url" content={urlOf(page.canonical, chrome)} />
			<meta property="og:site_name" content={chrome.site.title} />
			<meta
				property="og:locale"
				content={territoryOf(localeOf(page.contentLocale, chrome).htmlLang)}
			/>
			{page.translations.map((name) =>
				name === page.contentLocale ? null : (
					<meta
						key={name}
						property="og:locale:alternate"
						content={territoryOf(localeOf(name, chrome).htmlLang)}
					/>
				),
			)}
			{image ? (
				<meta property="og:image" content={absolute(image, chrome)} />
			) : null}
			<meta
				name="twitter:card"
				content={image ? "summary_large_image" : "summary"}
			/>
		</>
	);
}

/** Sites that show links know `fr_FR` only: a language without a region gets the one where most speak it. */
function territoryOf(tag: string): string {
	const { language, region } = new Intl.Locale(tag).maximize();
	return region ? `${language}_${region}` : language;
}
