/** Renders the components of a site's theme in Markdown content, which are elements with props up to this point. */
import { type ComponentType, createElement, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { replaceComponentMarks } from "../../model/content/component-marks.ts";
import type { Html } from "../../model/content/content.ts";
import { messageOf, type Problem, type SourceLocation, wholeFile } from "../../model/problems/problem.ts";
import type { Page } from "../../model/site/page.ts";
import type { ComponentMarkup } from "../../model/site/site.ts";
import { unescapeHtml } from "../../model/text/escape-html.ts";
import type { MarkdownComponent, PageProps, Templates } from "../../react.ts";

export type MarkdownComponents = Readonly<Record<string, MarkdownComponent<never>>>;

interface ComponentNode {
	readonly name: string;
	/** `12:3` in the file of the page; absent if the theme knows the component. */
	readonly at?: string;
	readonly props: string;
	readonly children: (string | ComponentNode)[];
}

const TAG = /<ssg-component data-name="([^"]*)"(?: data-at="([^"]*)")? data-props="([^"]*)">|<\/ssg-component>/g;
/** React cannot insert HTML without an element around it. */
const FRAGMENT = /<ssg-html data-index="(\d+)"><\/ssg-html>/g;

/** The page's HTML with its components rendered. Reports components that throw. */
export function renderComponents(
	main: Html,
	props: PageProps,
	components: MarkdownComponents,
	PageProvider: Templates["PageProvider"],
): { readonly main: Html; readonly withMedia: readonly ComponentMarkup[]; readonly problems: readonly Problem[] } {
	if (!main.includes("<ssg-component ")) return { main, withMedia: [], problems: [] };
	const problems: Problem[] = [];
	const withMedia: ComponentMarkup[] = [];
	const around = (element: ReactElement) =>
		PageProvider ? createElement(PageProvider, { value: props }, element) : element;
	const render = (node: ComponentNode) => renderNode(node, components, around);
	const html = readNodes(main).map((node) => {
		if (typeof node === "string") return node;
		try {
			const { own, html } = render(node);
			const at = locationOf(node, props.page);
			if (at && own.includes(' src="')) withMedia.push({ html: own, at });
			return html;
		} catch (error) {
			problems.push(failedComponentProblem(failedNode(node, error, render), error, props.page));
			return htmlWithin(node);
		}
	});
	return { main: html.join("") as Html, withMedia, problems };
}

/** The page's Markdown version with the texts of its components. */
export const writeComponentTexts = (text: string, page: PageProps, components: MarkdownComponents): string =>
	replaceComponentMarks(text, (name, props) =>
		Object.hasOwn(components, name) ? (components[name]?.toMarkdown?.(props as never, page) ?? "") : "",
	);

/** The HTML between the tags of components, and the components with theirs. */
function readNodes(html: string): readonly (string | ComponentNode)[] {
	const root: ComponentNode = { name: "", props: "{}", children: [] };
	const open = [root];
	let end = 0;
	for (const match of html.matchAll(TAG)) {
		const [source, name, at, props = "{}"] = match;
		const parent = open.at(-1) as ComponentNode;
		parent.children.push(html.slice(end, match.index));
		end = match.index + source.length;
		if (name !== undefined) {
			const node = { name: unescapeHtml(name), ...(at !== undefined && { at }), props, children: [] };
			parent.children.push(node);
			open.push(node);
		} else if (open.length > 1) open.pop();
	}
	root.children.push(html.slice(end));
	return root.children;
}

interface RenderedNode {
	/** Without the HTML between the tags of components. */
	readonly own: string;
	readonly html: string;
}

function renderNode(
	node: ComponentNode,
	components: MarkdownComponents,
	around: (element: ReactElement) => ReactElement,
): RenderedNode {
	const fragments: string[] = [];
	const own = renderToStaticMarkup(around(createComponentElement(node, components, fragments)));
	return { own, html: own.replace(FRAGMENT, (_, index: string) => fragments[Number(index)] ?? "") };
}

/** The element of a component. Components within it are its children, so that it can read their props. */
function createComponentElement(
	{ name, props, children }: ComponentNode,
	components: MarkdownComponents,
	fragments: string[],
): ReactElement {
	const content = children.flatMap((child): ReactNode[] => {
		if (typeof child !== "string") return [createComponentElement(child, components, fragments)];
		if (child.trim() === "") return [];
		return [createElement("ssg-html", { "data-index": fragments.push(child) - 1 })];
	});
	const component = components[name];
	if (!component || !Object.hasOwn(components, name)) throw new Error("it is not a component of the theme");
	return createElement(component as ComponentType<object>, JSON.parse(unescapeHtml(props)), ...content);
}

const htmlWithin = ({ children }: ComponentNode): string =>
	children.map((child) => (typeof child === "string" ? child : htmlWithin(child))).join("");

/** The innermost component that fails in the same way on its own. */
function failedNode(node: ComponentNode, error: unknown, render: (node: ComponentNode) => unknown): ComponentNode {
	for (const child of node.children) {
		if (typeof child === "string") continue;
		try {
			render(child);
		} catch (own) {
			if (messageOf(own) === messageOf(error)) return failedNode(child, own, render);
		}
	}
	return node;
}

function failedComponentProblem(node: ComponentNode, error: unknown, page: Page): Problem {
	const at = locationOf(node, page);
	return {
		severity: "error",
		code: "component-failed",
		message: `component <${node.name}> failed: ${messageOf(error)}`,
		...(at && { at }),
		hint: "check that it is given the props it needs",
	};
}

/** `undefined` on a generated page. */
function locationOf({ at }: ComponentNode, { source }: Page): SourceLocation | undefined {
	const [line = 1, column = 1] = at?.split(":").map(Number) ?? [];
	return source && (at === undefined ? wholeFile(source) : { path: source, line, column });
}
