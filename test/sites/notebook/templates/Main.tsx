import type { ReactNode } from "react";
import { Content, hrefOf, type Page, type PageProps } from "ssg/react";
import { nameOf, wordsOf } from "./words.ts";

/** The text of a page; it says when it is in another language than the book. */
export const Main = (props: PageProps) => {
	const { page, chrome } = props;
	const written = chrome.locales.find(
		({ name }) => name === page.contentLocale,
	);
	const isBorrowed = page.contentLocale !== chrome.locale.name;
	return (
		<main>
			{isBorrowed ? <p>{wordsOf(chrome.locale).borrowed}</p> : null}
			<section
				{...(isBorrowed && {
					lang: written?.htmlLang,
					dir: written?.direction,
				})}
			>
				{textOf(props)}
			</section>
		</main>
	);
};

function textOf({ page, chrome, component: Own }: PageProps): ReactNode {
	const link = (route: string, label: string) => (
		<li key={route}>
			<a href={hrefOf(route, chrome.site.baseUrl)}>{label}</a>
		</li>
	);
	switch (page.kind) {
		case "doc":
		case "text":
			return <Written page={page} />;
		case "category":
			return (
				<>
					<h1>{nameOf({ page, chrome })}</h1>
					<ul>{page.cards.map((card) => link(card.route, card.label))}</ul>
				</>
			);
		case "tags":
			return (
				<>
					<h1>{nameOf({ page, chrome })}</h1>
					<ul>{page.tags.map((tag) => link(tag.route, tag.label))}</ul>
				</>
			);
		case "doc-tag":
			return (
				<>
					<h1>{nameOf({ page, chrome })}</h1>
					<ul>{page.docs.map((doc) => link(doc.route, doc.label))}</ul>
				</>
			);
		case "component":
			return Own ? <Own page={page} chrome={chrome} /> : null;
		case "not-found":
			return <h1>{nameOf({ page, chrome })}</h1>;
		default:
			throw new Error(`a notebook has no ${page.kind}`);
	}
}

const Written = ({
	page,
}: {
	readonly page: Extract<Page, { kind: "doc" | "text" }>;
}) => (
	<>
		{page.heading ? (
			<h1
				id={page.heading.id || undefined}
				// biome-ignore lint/security/noDangerouslySetInnerHtml: `parse` has made it safe
				dangerouslySetInnerHTML={{ __html: page.heading.html }}
			/>
		) : null}
		<Content of={page.content} className="text" />
	</>
);
