/** Renders one page: `(Page, Chrome) -> PageMarkup`. */
import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { getOrInsert, mapValues } from "../../model/collections.ts";
import { hasComponentMark } from "../../model/content/component-marks.ts";
import { type Html, htmlOf } from "../../model/content/content.ts";
import type { Chrome } from "../../model/site/chrome.ts";
import type { Page } from "../../model/site/page.ts";
import type { Bundle, PageMarkup } from "../../model/site/site.ts";
import { withoutFallbackMarks } from "../../model/text/fallback-text.ts";
import { memoizeByObject } from "../../model/text/lazily.ts";
import type { PageProps, Templates } from "../../react.ts";
import { type MarkdownComponents, renderComponents, writeComponentTexts } from "./components.ts";
import { tagFallbackTexts } from "./fallback-texts.ts";
import { islandNamesIn, renderIslands, withoutLostProps } from "./islands.ts";

/** The exports of the compiled templates: the theme as `default`, and each React page as `page0`, `page1`, …. */
export interface TemplateModule {
	readonly default: Templates;
	readonly [page: `page${number}`]: { readonly default: ComponentType<PageProps> };
}

/**
 * The element that `Document` renders in place of `<main>`. React cannot insert an HTML string without a wrapper
 * element.
 */
const MAIN_PLACEHOLDER = "<ssg-main></ssg-main>";

/**
 * Returns a function that renders a page. `<main>` has an id prefix of its own, so that its ids stay unique after a
 * visit.
 *
 * @throws If `Document` does not render `<ssg-main>`, or a template throws.
 */
export function createPageRenderer(
	module: TemplateModule,
	{ components: modules }: Pick<Bundle, "components">,
): (page: Page, chrome: Chrome) => PageMarkup {
	const templates = module.default;
	const { Main, Document, components: markdownComponents = {}, pageComponents, PageProvider, islands = {} } = templates;
	const components = new Map(modules.map(({ path, module: name }) => [path, module[name as `page${number}`]?.default]));

	return (page, chrome) => {
		const component = page.writtenIn === "react" ? components.get(page.source) : undefined;
		const props: PageProps = { page, chrome, ...(component && { component }) };
		const title = withoutFallbackMarks(templates.titleOf(props));
		const description = templates.descriptionOf?.(props) ?? page.description;
		const mainMarkup = renderToString(createElement(Main, props), { identifierPrefix: "m" }) as Html;
		const rendered = renderComponents(
			mainMarkup,
			props,
			{ ...withPageProps(pageComponents, props), ...markdownComponents },
			PageProvider,
		);
		const filled = renderIslands(tagFallbackTexts(rendered.main, templates, chrome), page, chrome, islands);
		const { main, ...lost } = withoutLostProps(filled.main, page);
		const styles = pageStylesIn(chrome, templates.stylesFor?.(main, props) ?? []);
		const documentMarkup = renderToString(
			createElement(Document, { ...props, chrome: withPageStyles(chrome, styles), main, title }),
			{ identifierPrefix: "d" },
		);
		const around = withoutLostProps(tagFallbackTexts(documentMarkup as Html, templates, chrome), page);
		const [before, after] = around.main.split(MAIN_PLACEHOLDER);
		const problems = [rendered, filled, lost, around].flatMap((made) => made.problems);
		if (after === undefined) throw new Error('the template "Document" does not render <ssg-main>');
		return {
			document: `<!doctype html>${before}${main}${after}` as Html,
			main,
			title,
			description: withoutFallbackMarks(description),
			islands: islandNamesIn(main),
			styles,
			...markdownWith(markdownComponents, props),
			...(rendered.withMedia.length > 0 && { componentsWithMedia: rendered.withMedia }),
			...(problems.length > 0 && { problems }),
		};
	};
}

/** The text of the Markdown version, if components write some of it. */
function markdownWith(components: MarkdownComponents, props: PageProps): Pick<PageMarkup, "markdown"> {
	const { markdownVersion } = props.page;
	return markdownVersion && "text" in markdownVersion && markdownVersion.text.some(hasComponentMark)
		? { markdown: writeComponentTexts(htmlOf(markdownVersion), props, components) }
		: {};
}

const withPageProps = (components: Templates["pageComponents"], props: PageProps) =>
	mapValues(components ?? {}, (component) => () => createElement(component, props));

const pageStylesIn = ({ assets: { pageStyles = {} } }: Chrome, names: readonly string[]): readonly string[] =>
	names.flatMap((name) => (Object.hasOwn(pageStyles, name) ? [pageStyles[name] as string] : []));

const styledChromesOf = memoizeByObject((_chrome: Chrome) => new Map<string, Chrome>());

/**
 * Pages with the same styles get the same object, because templates remember by it what these pages share: a copy for
 * each page would make them render all of it again.
 */
function withPageStyles(chrome: Chrome, styles: readonly string[]): Chrome {
	if (styles.length === 0) return chrome;
	return getOrInsert(styledChromesOf(chrome), styles.join("\n"), () => addPageStyles(chrome, styles));
}

/**
 * They come first, so that the style sheets of a site take precedence over them, and so that the order is the same after
 * a visit. The chrome is copied with its getters: a tracked chrome notes when its sidebars are read.
 */
const addPageStyles = (chrome: Chrome, styles: readonly string[]): Chrome =>
	Object.defineProperties({} as Chrome, {
		...Object.getOwnPropertyDescriptors(chrome),
		assets: { value: { ...chrome.assets, styles: [...styles, ...chrome.assets.styles] }, enumerable: true },
	});
