import type { Chrome, Html, PageProps } from "../src/react.ts";
import { initialModeOf } from "./color-mode.ts";
import { AnnouncementBar } from "./parts/AnnouncementBar.tsx";
import { BaseUrlNotice } from "./parts/BaseUrlNotice.tsx";
import { CodeButtons } from "./parts/CodeButtons.tsx";
import { DocumentHead } from "./parts/DocumentHead.tsx";
import { Footer } from "./parts/Footer.tsx";
import { MainPlaceholder } from "./parts/MainPlaceholder.tsx";
import { Drawer } from "./parts/navigation/Drawer.tsx";
import { Navbar } from "./parts/navigation/Navbar.tsx";
import { SkipLink } from "./parts/navigation/SkipLink.tsx";
import { replaceable } from "./replaceable.tsx";
import { stringsOf } from "./strings.ts";

export interface PageDocumentProps extends PageProps {
	readonly main: Html;
	readonly title: string;
}

/** The HTML document around `<main>`. A replacement contains a `MainPlaceholder`. */
export const PageDocument = replaceable(function PageDocument({ page, chrome, title }: PageDocumentProps) {
	const strings = stringsOf(chrome.locale);
	const { locale, announcement } = chrome;
	return (
		<html
			lang={locale.htmlLang}
			dir={locale.direction}
			{...siteDataAttributes(chrome)}
			// Without a network, the file of strings does not come either.
			data-load-failed={strings.loadFailed}
		>
			<DocumentHead page={page} chrome={chrome} title={title} />
			<body>
				<SkipLink strings={strings} />
				<BaseUrlNotice page={page} chrome={chrome} strings={strings} />
				{announcement ? <AnnouncementBar announcement={announcement} strings={strings} /> : null}
				<Navbar page={page} chrome={chrome} strings={strings} />
				<div className="page">
					<Drawer page={page} chrome={chrome} strings={strings} />
					<MainPlaceholder />
				</div>
				<Footer page={page} chrome={chrome} strings={strings} />
				<CodeButtons strings={strings} />
			</body>
		</html>
	);
});

/** What the browser code needs for visits; read in `src/browser/site-attributes.ts`. The default locale comes first. */
function siteDataAttributes(chrome: Chrome) {
	const { assets, site, locale, locales, defaultLocale, colorMode } = chrome;
	const { light, dark } = chrome.mermaid;
	const mode = initialModeOf(chrome);
	return {
		// Read by `inline/before-paint.ts`; without a script, pages are light or dark.
		"data-theme": mode === "dark" ? "dark" : undefined,
		"data-theme-default": mode === "light" ? undefined : mode,
		"data-theme-fixed": colorMode.disableSwitch ? "" : undefined,
		"data-build": assets.buildId,
		"data-base": site.baseUrl,
		"data-form": site.trailingSlash,
		"data-locales": [defaultLocale, ...locales.map(({ name }) => name).filter((name) => name !== defaultLocale)].join(
			" ",
		),
		"data-strings": assets.strings?.[locale.name],
		"data-mermaid-script": assets.mermaid,
		"data-mermaid": light === "default" && dark === "dark" ? undefined : `${light} ${dark}`,
	};
}
