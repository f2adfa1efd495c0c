import { absolute, urlOf } from "../absolute.ts";
import { localeOf } from "../language.ts";
import type { HeadProps } from "./Head.tsx";

/** What is shown where somebody shares a link to the page. */
export function SharedMeta({ page, chrome, title }: HeadProps) {
	const image = page.image ?? chrome.site.image;
	return (
		<>
			<meta property="og:title" content={title} />
			{page.description ? (
				<meta property="og:description" content={page.description} />
			) : null}
			<meta
				property="og:type"
				content={page.kind === "post" ? "article" : "website"}
			/>
			<meta property="og:url" content={urlOf(page.canonical, chrome)} />
			<meta property="og:site_name" content={chrome.site.title} />
			<meta
				property="og:locale"
				content={underscored(localeOf(page.contentLocale, chrome).htmlLang)}
			/>
			{page.translations.map((name) =>
				name === page.contentLocale ? null : (
					<meta
						key={name}
						property="og:locale:alternate"
						content={underscored(localeOf(name, chrome).htmlLang)}
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

const underscored = (tag: string) => tag.replaceAll("-", "_");
