import type { ComponentType, ReactNode } from "react";
import { type Chrome, type Html, type PageProps, PageProvider, type Templates } from "../src/react.ts";
import { baseUrlScript } from "./inline/base-url.ts";
import { beforePaintScript } from "./inline/before-paint.ts";
import { systemModeScript } from "./inline/system-mode.ts";
import Mermaid from "./islands/Mermaid.tsx";
import { defaultLayouts, fullTitleOf, type Layouts, pageDescriptionOf, pageNameOf } from "./page-kinds.ts";
import { stylesFor } from "./page-styles.ts";
import { DocCardList } from "./parts/CategoryCards.tsx";
import { ChromeContext } from "./parts/Link.tsx";
import { Sidebar } from "./parts/navigation/Sidebar.tsx";
import { RawHtml } from "./parts/RawHtml.tsx";
import { SearchField } from "./parts/Search.tsx";
import type { LayoutProps } from "./props.ts";
import { type Replacements, ReplacementsContext } from "./replaceable.tsx";
import * as replaceableParts from "./replaceable-parts.ts";
import { sidebarFactsOf } from "./sidebar-facts.ts";
import { contentLabelOf, stringsOf, themeStrings } from "./strings.ts";
import type { Parts, ThemeOptions } from "./theme-options.ts";
import { themeProblemsIn } from "./theme-problems.ts";

/**
 * Creates a theme that differs from the default theme in the given points. An unknown name fails the build.
 *
 * @example
 * import { createTheme } from "ssg-docs/templates";
 * import "./site.css";
 *
 * export default createTheme({ parts: { ArticleEnd: () => <p>Was this page helpful?</p> } });
 */
export function createTheme(options: ThemeOptions = {}) {
	const { layouts, parts = {}, islands, inlineScripts = [] } = options;
	const HeadEnd = withInlineScripts(inlineScripts, parts.HeadEnd);
	const replacements = replacementsOf(HeadEnd ? { ...parts, HeadEnd } : parts);
	const Context = ({ chrome, children }: { readonly chrome: Chrome; readonly children: ReactNode }) => (
		<ChromeContext value={chrome}>
			<ReplacementsContext value={replacements}>{children}</ReplacementsContext>
		</ChromeContext>
	);
	const themed = <Props extends { readonly chrome: Chrome }>(Component: ComponentType<Props>) =>
		function Themed(props: Props) {
			return (
				<Context chrome={props.chrome}>
					<Component {...props} />
				</Context>
			);
		};
	return {
		Main: themed(createMain({ ...defaultLayouts, ...layouts })),
		Document: themed(replaceableParts.PageDocument),
		Sidebar: themed(Sidebar),
		sidebarFactsOf,
		stylesFor,
		titleOf: options.titleOf ?? documentTitleOf,
		descriptionOf: options.descriptionOf ?? metaDescriptionOf,
		...(options.components && { components: options.components }),
		...(options.props && { props: options.props }),
		pageComponents: { DocCardList, SearchField },
		PageProvider: ({ value, children }) => (
			<PageProvider value={value}>
				<Context chrome={value.chrome}>{children}</Context>
			</PageProvider>
		),
		islands: { Mermaid, ...islands },
		inlineScripts: [beforePaintScript, systemModeScript, baseUrlScript, ...inlineScripts],
		strings: themeStrings,
		label: options.label ?? contentLabelOf,
		problems: themeProblemsIn(options),
	} satisfies Templates;
}

/** Returns a component that renders `<main>` with the layout for the page's kind. */
const createMain = (layouts: Layouts) =>
	function Main(props: PageProps) {
		// TypeScript cannot correlate the kind of `props.page` with the layout looked up for it.
		const Layout = layouts[props.page.kind] as ComponentType<LayoutProps>;
		return <Layout {...props} strings={stringsOf(props.chrome.locale)} />;
	};

const documentTitleOf = ({ page, chrome }: PageProps): string =>
	fullTitleOf(page.metaTitle ?? pageNameOf(page, chrome, stringsOf(chrome.locale)), chrome);

const metaDescriptionOf = ({ page, chrome }: PageProps): string =>
	pageDescriptionOf(page, chrome, stringsOf(chrome.locale));

const partsByName: Readonly<Record<string, unknown>> = replaceableParts;

/** Unknown names are left to `themeProblemsIn`. */
const replacementsOf = (parts: Parts): Replacements =>
	new Map(Object.entries(parts).map(([name, component]) => [partsByName[name], component]));

function withInlineScripts(
	scripts: readonly string[],
	HeadEnd?: ComponentType<LayoutProps>,
): ComponentType<LayoutProps> | undefined {
	if (scripts.length === 0) return HeadEnd;
	return (props) => (
		<>
			{scripts.map((script) => (
				<RawHtml key={script} as="script" html={script as Html} />
			))}
			{HeadEnd ? <HeadEnd {...props} /> : null}
		</>
	);
}
