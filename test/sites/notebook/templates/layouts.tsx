import { Content, hrefOf, type Page } from "ssg-docs/react";
import {
	type LayoutProps,
	type Layouts,
	languageAttributesOf,
	MainFrame,
	PageHeading,
	type PartProps,
} from "ssg-docs/templates";
import { nameOf, wordsOf } from "./words.ts";

/** The text of a page; it says when it is in another language than the book. */
export const Sheet = ({ page, chrome, children }: PartProps<"MainFrame">) => (
	<main>
		{page.contentLocale === chrome.locale.name ? null : <p>{wordsOf(chrome.locale).borrowed}</p>}
		<section {...languageAttributesOf(page.contentLocale, chrome)}>{children}</section>
	</main>
);

const Note = (props: LayoutProps<"doc" | "text">) => (
	<MainFrame {...props}>
		<PageHeading of={props.page.heading} language={{}} />
		<Content of={props.page.content} className="text" />
	</MainFrame>
);

type Link = { readonly route: Page["route"]; readonly label: string };

/** A name, and the pages that it stands for. */
const renderList = (props: LayoutProps, links: readonly Link[]) => (
	<MainFrame {...props}>
		<h1>{nameOf(props)}</h1>
		<ul>
			{links.map(({ route, label }) => (
				<li key={route}>
					<a href={hrefOf(route, props.chrome.site.baseUrl)}>{label}</a>
				</li>
			))}
		</ul>
	</MainFrame>
);

export const layouts: Partial<Layouts> = {
	doc: Note,
	text: Note,
	category: (props) => renderList(props, props.page.cards),
	tags: (props) => renderList(props, props.page.tags),
	"doc-tag": (props) => renderList(props, props.page.docs),
	"not-found": (props) => (
		<MainFrame {...props}>
			<h1>{nameOf(props)}</h1>
		</MainFrame>
	),
};
