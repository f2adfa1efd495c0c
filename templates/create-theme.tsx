import type { ComponentProps, ComponentType } from "react";
import {
	type Chrome,
	type Html,
	type PageProps,
	PageProvider,
	type Templates,
} from "../src/react.ts";
import { ChromeContext } from "./chrome-context.ts";
import { baseUrlScript } from "./inline/base-url.ts";
import { beforePaintScript } from "./inline/before-paint.ts";
import { systemModeScript } from "./inline/system-mode.ts";
import Mermaid from "./islands/Mermaid.tsx";
import { defaultLayouts, type Layouts } from "./layouts/index.ts";
import { createMain } from "./Main.tsx";
import { fullTitleOf, pageDescriptionOf, pageNameOf } from "./page-names.ts";
import { stylesFor } from "./page-styles.ts";
import { DocCardList } from "./parts/CategoryCards.tsx";
import { RawHtml } from "./parts/RawHtml.tsx";
import { Sidebar } from "./parts/Sidebar.tsx";
import type { LayoutProps } from "./props.ts";
import { type Replacements, ReplacementsContext } from "./replaceable.tsx";
import * as replaceableParts from "./replaceable-parts.ts";
import { sidebarFactsOf } from "./sidebar-facts.ts";
import { contentLabelOf, stringsOf, themeStrings } from "./strings/index.ts";
import { themeProblemsIn } from "./theme-problems.ts";

type PartComponents = typeof replaceableParts;

/** The props of a part, and of a component in its place. */
export type PartProps<Name extends keyof PartComponents> = ComponentProps<
	PartComponents[Name]
>;

/** Components in place of the theme's parts, by the name of the part. */
export type Parts = {
	readonly [Name in keyof PartComponents]?: ComponentType<PartProps<Name>>;
};

/** How a site's theme differs from the default theme. */
export interface ThemeOptions
	extends Partial<Pick<Templates, "titleOf" | "descriptionOf" | "label">> {
	/** Layouts in place of the theme's own, by kind of page. */
	readonly layouts?: Partial<Layouts>;
	/** Components in place of parts, wherever the theme uses them, and in slots, which are empty parts. */
	readonly parts?: Parts;
	/**
	 * Components that Markdown may use: `<Name prop="a">Markdown</Name>`. They are rendered when the site is built, with
	 * the Markdown as their children, and replace components of the theme that have the same name.
	 */
	readonly components?: Templates["components"];
	/**
	 * Components that also run in the browser, and that Markdown may use. The name of each is the name of its file, which
	 * exports it as `default`.
	 */
	readonly islands?: Templates["islands"];
	/**
	 * Scripts that run in the `<head>` of every page before it is shown. They are part of each page, and the content
	 * security policy allows exactly these.
	 */
	readonly inlineScripts?: readonly string[];
}

/**
 * Creates a theme that differs from the default theme in the given points. An unknown name fails the build.
 *
 * @example
 * import { createTheme } from "ssg/templates";
 * import "./site.css";
 *
 * export default createTheme({ parts: { ArticleEnd: () => <p>Was this page helpful?</p> } });
 */
export function createTheme(options: ThemeOptions = {}) {
	const { layouts, parts = {}, islands, inlineScripts = [] } = options;
	const HeadEnd = withInlineScripts(inlineScripts, parts.HeadEnd);
	const replacements = replacementsOf(HeadEnd ? { ...parts, HeadEnd } : parts);
	const themed = <Props extends { readonly chrome: Chrome }>(
		Component: ComponentType<Props>,
	) =>
		function Themed(props: Props) {
			return (
				<ChromeContext value={props.chrome}>
					<ReplacementsContext value={replacements}>
						<Component {...props} />
					</ReplacementsContext>
				</ChromeContext>
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
		pageComponents: { DocCardList },
		PageProvider,
		islands: { Mermaid, ...islands },
		inlineScripts: [
			beforePaintScript,
			systemModeScript,
			baseUrlScript,
			...inlineScripts,
		],
		strings: themeStrings,
		label: options.label ?? contentLabelOf,
		problems: themeProblemsIn(options),
	} satisfies Templates;
}

const documentTitleOf = ({ page, chrome }: PageProps): string =>
	fullTitleOf(
		page.metaTitle ?? pageNameOf(page, chrome, stringsOf(chrome.locale)),
		chrome,
	);

const metaDescriptionOf = ({ page, chrome }: PageProps): string =>
	pageDescriptionOf(page, chrome, stringsOf(chrome.locale));

const partsByName: Readonly<Record<string, unknown>> = replaceableParts;

/** Unknown names are left to `themeProblemsIn`. */
const replacementsOf = (parts: Parts): Replacements =>
	new Map(
		Object.entries(parts).map(([name, component]) => [
			partsByName[name],
			component,
		]),
	);

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
