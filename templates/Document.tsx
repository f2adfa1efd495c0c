import { createElement } from "react";
import type { Chrome, Html, PageProps } from "../src/react.ts";
import { AnnouncementBar } from "./parts/AnnouncementBar.tsx";
import { BaseUrlNotice } from "./parts/BaseUrlNotice.tsx";
import { CodeButtons } from "./parts/CodeButtons.tsx";
import { Drawer } from "./parts/Drawer.tsx";
import { Footer } from "./parts/Footer.tsx";
import { Head } from "./parts/Head.tsx";
import { Navbar } from "./parts/Navbar.tsx";
import { SkipLink } from "./parts/SkipLink.tsx";
import { stringsOf } from "./strings/index.ts";

export interface DocumentProps extends PageProps {
	readonly main: Html;
	readonly title: string;
}

/**
 * The whole file. React cannot place an element it has not made, so `<ssg-main>` keeps the place of `main`, and the
 * render stage puts the very string there that a visit swaps in.
 */
export function Document({ page, chrome, title }: DocumentProps) {
	const strings = stringsOf(chrome.locale);
	const { locale, announcement, footer } = chrome;
	return (
		<html lang={locale.htmlLang} dir={locale.direction} {...siteOf(chrome)}>
			<Head page={page} chrome={chrome} title={title} />
			<body>
				<SkipLink strings={strings} />
				<BaseUrlNotice page={page} chrome={chrome} strings={strings} />
				{announcement ? (
					<AnnouncementBar announcement={announcement} strings={strings} />
				) : null}
				<Navbar page={page} chrome={chrome} strings={strings} />
				<div className="page">
					<Drawer page={page} chrome={chrome} strings={strings} />
					{createElement("ssg-main")}
				</div>
				{footer ? <Footer footer={footer} strings={strings} /> : null}
				<CodeButtons strings={strings} />
			</body>
		</html>
	);
}

/** What the browser must know to make a visit: see `src/client/site.ts`. The default locale stands first. */
const siteOf = ({
	assets,
	site,
	locales,
	defaultLocale,
	mermaid: { light, dark },
}: Chrome) => ({
	"data-build": assets.buildId,
	"data-base": site.baseUrl,
	"data-form": site.form,
	"data-locales": [
		defaultLocale,
		...locales.map(({ name }) => name).filter((name) => name !== defaultLocale),
	].join(" "),
	"data-mermaid":
		light === "default" && dark === "dark" ? undefined : `${light} ${dark}`,
});
