/**
 * What stands in for Docusaurus when its React pages are rendered: this module is compiled with a page, and runs in the
 * process that reads the project. A component that fails, or that is of a package, is replaced by its children.
 */
import MarkdownIt from "markdown-it";
import * as React from "react";
import * as jsxRuntime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";

/** What the page is rendered with, as JSON. */
interface RenderContext {
	readonly siteConfig: object;
	readonly locale: string;
	readonly locales: readonly string[];
	readonly defaultLocale: string;
	readonly messages: Readonly<Record<string, string>>;
	readonly versions: readonly string[];
	readonly route: string;
}

export interface MigratedPage {
	readonly html: string;
	readonly title?: string;
	readonly description?: string;
	/** Where the page leads, if it only redirects. */
	readonly redirect?: string;
	/** Components that could not be rendered, and elements that react to events. */
	readonly failed: readonly string[];
	readonly interactive: readonly string[];
}

declare const ssgStubMember: (value: unknown) => string | undefined;
declare const ssgStubPackage: (value: unknown) => string | undefined;

type Props = Readonly<Record<string, unknown>> & { readonly children?: React.ReactNode };

let context: RenderContext;
let page: {
	html: string;
	title?: string | undefined;
	description?: string | undefined;
	redirect?: string | undefined;
	readonly failed: string[];
	readonly interactive: string[];
};

/** Before the modules of pages are loaded, which may translate their texts at once. */
export function prepareModules(given: RenderContext): void {
	context = given;
}

export function renderPage(Page: unknown, given: RenderContext): MigratedPage {
	context = given;
	page = { html: "", failed: [], interactive: [] };
	page.html = renderToStaticMarkup(jsx(Page, { config: given.siteConfig, location: location() }));
	return page as MigratedPage;
}

const ELEMENT_NAME =
	/^(?:a|article|button|div|figure|footer|h[1-6]|header|img|input|li|main|nav|ol|p|section|span|table|ul|video)$/;

const wrappers = new Map<unknown, unknown>();

/** A component that never throws. */
function safeType(type: unknown): unknown {
	const member = ssgStubMember(type);
	if (member !== undefined && ELEMENT_NAME.test(member)) return member; // `motion.div`
	if (member !== undefined || type === undefined || type === null)
		return childrenOf(member || ssgStubPackage(type) || "a component");
	if (typeof type !== "function") return type;
	if (!wrappers.has(type))
		wrappers.set(type, type.prototype?.isReactComponent ? safeClass(type as never) : safeFunction(type as Component));
	return wrappers.get(type);
}

type Component = ((props: Props) => React.ReactNode) & { readonly defaultProps?: Props };

const safeFunction = (component: Component) => (props: Props) =>
	attempt(component.name, props, () => component({ ...component.defaultProps, ...props }));

const safeClass = (type: new (props: Props) => React.Component<Props>) =>
	class extends type {
		override render() {
			return attempt(type.name, this.props, () => super.render());
		}
	};

function attempt(name: string, { children }: Props, render: () => React.ReactNode): React.ReactNode {
	try {
		return render();
	} catch {
		page.failed.push(name);
		return children;
	}
}

const childrenOf = (name: string) => (props: Props) => {
	page.failed.push(name);
	const video = /youtube/i.test(name) && textOf(props.id ?? props.videoId);
	if (video)
		return jsx("a", { href: `https://www.youtube.com/watch?v=${video}`, children: textOf(props.title) ?? name });
	const code = textOf(props.code); // that a package highlights
	if (code && (!props.children || typeof props.children === "function"))
		return jsx("pre", { children: jsx("code", { children: code }) });
	return typeof props.children === "function" ? null : (props.children ?? textOf(props.title ?? props.label) ?? null);
};

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** Props of an element as HTML can hold them: imported pictures become their URLs. */
function elementProps(type: string, props: Props): Props {
	const entries = Object.entries(props).map(([key, value]): [string, unknown] => {
		if (/^on[A-Z]/.test(key)) page.interactive.push(`<${type} ${key}>`);
		return [key, urlOf(value)];
	});
	return Object.fromEntries(entries);
}

const urlOf = (value: unknown): unknown => (value as { readonly ssgUrl?: string } | null | undefined)?.ssgUrl ?? value;

const create =
	(createElement: (type: React.ElementType, props: object, ...rest: never[]) => unknown) =>
	(type: unknown, props: Props | null, ...rest: never[]): React.ReactElement => {
		const safe = safeType(type) as React.ElementType;
		return createElement(
			safe,
			typeof safe === "string" ? elementProps(safe, props ?? {}) : (props ?? {}),
			...rest,
		) as React.ReactElement;
	};

const jsx = create(jsxRuntime.jsx as never);
const createElement = create(React.createElement as never);

// Components and functions of Docusaurus.

const Children = ({ children }: Props) => children;

function Layout({ title, description, children }: Props) {
	if (textOf(title)) page.title ??= textOf(title);
	if (textOf(description)) page.description ??= textOf(description);
	return children;
}

/** Elements of the head are read for the title and the description. */
function Head({ children }: Props) {
	for (const element of React.Children.toArray(children) as React.ReactElement<Props>[]) {
		const { name, content, children: text } = element.props ?? {};
		if (element.type === "title") page.title ??= [text].flat().join("");
		if (name === "description") page.description ??= textOf(content);
	}
	return null;
}

const Link = ({ to, href, isNavLink: _, activeClassName: __, autoAddBaseUrl: ___, ...props }: Props) =>
	jsx("a", { ...props, href: to ?? href });

const Redirect = ({ to }: Props) => {
	page.redirect ??= textOf(to) ?? textOf((to as Props | undefined)?.pathname);
	return null;
};

/** Text with values in braces. */
const interpolate = (text: string, values: Props = {}): React.ReactNode => {
	const parts = text.split(/\{(\w+)\}/).map((part, index) => (index % 2 ? (values[part] as React.ReactNode) : part));
	return parts.every((part) => typeof part !== "object")
		? parts.join("")
		: createElement(React.Fragment, {}, ...(parts as never[]));
};

const translate = ({ id, message }: { id?: string; message?: string }, values?: Props) =>
	interpolate(context.messages[id ?? message ?? ""] ?? message ?? id ?? "", values);

const Translate = ({ id, children, values }: Props) =>
	translate({ ...(textOf(id) && { id: textOf(id) }), message: [children].flat().join("") } as never, values as Props);

const CodeBlock = ({ title, children }: Props) =>
	jsx("pre", { title, children: jsx("code", { children: [children].flat().join("") }) });

const Heading = ({ as = "h2", ...props }: Props) => jsx(as, props);

const ThemedImage = ({ sources, ...props }: Props) =>
	jsx("img", { ...props, src: (sources as Props | undefined)?.light });

const markdown = new MarkdownIt({ html: true, linkify: true });

/** Packages that render Markdown. */
const Markdown = ({ children, source, className }: Props) =>
	jsx("div", {
		className,
		dangerouslySetInnerHTML: {
			__html: markdown.render(textOf(children ?? source) ?? renderToStaticMarkup(jsx(React.Fragment, { children }))),
		},
	});

const BrowserOnly = ({ fallback }: Props) => {
	page.failed.push("BrowserOnly");
	return (fallback as React.ReactNode) ?? null;
};

function versionsOf() {
	return context.versions.map((name, index) => {
		const isLast = index === (context.versions[0] === "current" ? 1 : 0);
		return {
			name,
			label: name === "current" ? "Next" : name,
			isLast,
			path: `/docs${isLast ? "" : `/${name === "current" ? "next" : name}`}`,
			docs: [],
			mainDocId: "",
		};
	});
}

const location = () => ({ pathname: context.route, search: "", hash: "" });

const useBaseUrl = (url: unknown) => {
	const path = urlOf(url);
	return typeof path === "string" && !/^(?:[a-z]+:|\/|#)/i.test(path) ? `/${path}` : path;
};

/** The class names of strings, lists and objects. */
const clsx = (...values: unknown[]): string =>
	values
		.flatMap((value) => {
			if (Array.isArray(value)) return clsx(...value);
			if (typeof value === "object" && value) return Object.entries(value).flatMap(([key, on]) => (on ? key : []));
			return typeof value === "string" ? value : [];
		})
		.filter(Boolean)
		.join(" ");

const router = {
	Redirect,
	Link,
	NavLink: Link,
	useLocation: location,
	useHistory: () => ({ push() {}, replace() {} }),
};

const versionHooks = {
	useVersions: versionsOf,
	useLatestVersion: () => versionsOf().find(({ isLast }) => isLast) ?? versionsOf()[0],
	useActiveVersion: () => versionsOf()[0],
	useAllDocsData: () => ({ default: { path: "/docs", versions: versionsOf() } }),
};

/** By name, without `@docusaurus/` and `@theme/`. */
export const modules: Readonly<Record<string, object>> = {
	react: { ...React, createElement, default: { ...React, createElement } },
	"react/jsx-runtime": { ...jsxRuntime, jsx, jsxs: create(jsxRuntime.jsxs as never) },
	clsx: { clsx, default: clsx },
	classnames: { default: clsx },
	"react-markdown": { default: Markdown },
	"markdown-to-jsx": { default: Markdown },
	"react-router-dom": router,
	"@docusaurus/router": router,
	"@docusaurus/Head": { default: Head },
	"@docusaurus/Link": { default: Link },
	"@docusaurus/Translate": { default: Translate, translate },
	"@docusaurus/Interpolate": {
		default: ({ children, values }: Props) => interpolate(String(children), values as Props),
		interpolate,
	},
	"@docusaurus/BrowserOnly": { default: BrowserOnly },
	"@docusaurus/ErrorBoundary": { default: Children },
	"@docusaurus/useBaseUrl": { default: useBaseUrl, useBaseUrlUtils: () => ({ withBaseUrl: useBaseUrl }) },
	"@docusaurus/useIsBrowser": { default: () => false },
	"@docusaurus/ExecutionEnvironment": {
		default: { canUseDOM: false, canUseEventListeners: false, canUseViewport: false },
	},
	"@docusaurus/useDocusaurusContext": {
		default: () => ({
			siteConfig: context.siteConfig,
			siteMetadata: { pluginVersions: {} },
			i18n: {
				defaultLocale: context.defaultLocale,
				locales: context.locales,
				currentLocale: context.locale,
				localeConfigs: {},
			},
		}),
	},
	"@docusaurus/theme-common": {
		useColorMode: () => ({ colorMode: "light", isDarkTheme: false, setColorMode() {} }),
		useThemeConfig: () => (context.siteConfig as Props).themeConfig,
		useWindowSize: () => "desktop",
		ThemeClassNames: { wrapper: {}, page: {}, common: {}, docs: {}, blog: {} },
		HtmlClassNameProvider: Children,
		PageMetadata: Layout,
		translate,
	},
	"@docusaurus/plugin-content-docs/client": versionHooks,
	"@theme/hooks/useDocs": versionHooks,
	"@theme/CodeBlock": { default: CodeBlock },
	"@theme/Heading": { default: Heading },
	"@theme/Layout": { default: Layout },
	"@theme/ThemedImage": { default: ThemedImage },
	...Object.fromEntries(
		["Tabs", "TabItem", "Details", "Admonition"].map((name) => [`@theme/${name}`, { default: Children }]),
	),
};
