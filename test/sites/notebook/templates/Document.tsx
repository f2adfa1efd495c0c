import { type Chrome, hrefOf, type PageProps } from "ssg-docs/react";
import { MainPlaceholder, type PartProps } from "ssg-docs/templates";
import { wordsOf } from "./words.ts";

/** A sheet of paper: a title, the other languages, the text, and the contents of the book below it. */
export const Document = ({ page, chrome, title }: PartProps<"PageDocument">) => (
	<html lang={chrome.locale.htmlLang} dir={chrome.locale.direction}>
		<head>
			<meta charSet="utf-8" />
			<title>{title}</title>
			{chrome.assets.styles.map((href) => (
				<link key={href} rel="stylesheet" href={href} />
			))}
			{chrome.assets.scripts.map((src) => (
				<script key={src} type="module" src={src} />
			))}
		</head>
		<body>
			<header>
				<a href={hrefOf(chrome.home, chrome.site.baseUrl)}>{chrome.site.title}</a>
				<Languages page={page} chrome={chrome} />
			</header>
			<MainPlaceholder />
			<nav aria-label={wordsOf(chrome.locale).contents}>
				<Entries of={chrome.sidebars["current/contents"] ?? []} route={page.route} />
				<Links chrome={chrome} />
			</nav>
		</body>
	</html>
);

const Languages = ({ page, chrome }: PageProps) => (
	<nav aria-label={wordsOf(chrome.locale).languages}>
		{chrome.locales.map(({ name, label, htmlLang }) =>
			name === chrome.locale.name ? null : (
				<a
					key={name}
					lang={htmlLang}
					hrefLang={htmlLang}
					href={hrefOf(page.alternates[name] ?? "/", chrome.site.baseUrl)}
				>
					{label}
				</a>
			),
		)}
	</nav>
);

type Entry = Chrome["sidebars"][string][number];
type LinkEntry = Exclude<Entry, { type: "html" }>;

const isLink = (entry: Entry): entry is LinkEntry => entry.type !== "html";

const Entries = ({ of, route }: { readonly of: readonly Entry[]; readonly route: string }) => (
	<ol>
		{of.filter(isLink).map((entry) => (
			<li key={entry.label}>
				<a href={entry.href} aria-current={entry.route === route ? "page" : undefined}>
					{entry.label}
				</a>
				{entry.type === "category" ? <Entries of={entry.entries} route={route} /> : null}
			</li>
		))}
	</ol>
);

const Links = ({ chrome }: Pick<PageProps, "chrome">) => (
	<p>
		{chrome.navbar.items.map((item) =>
			item.type === "link" ? (
				<a key={item.href} href={item.href}>
					{item.label}
				</a>
			) : null,
		)}
	</p>
);
