import type { CategoryCard } from "../../src/model/site/page.ts";
import { hrefOf } from "../../src/model/urls/route.ts";
import type { Chrome, PageProps } from "../../src/react.ts";
import { languageAttributesOf } from "../language-attributes.ts";
import { type LocaleStrings, stringsOf } from "../strings/index.ts";
import { cardGroupsOf } from "./card-groups.ts";

interface CardContext {
	readonly chrome: Chrome;
	readonly strings: LocaleStrings;
}

/** Cards that lead to the items of a category. */
export const CategoryCards = ({
	cards,
	as: [List, Item] = ["ul", "li"],
	...context
}: CardContext & {
	readonly cards: readonly CategoryCard[];
	/** @default ["ul", "li"] */
	readonly as?: readonly [list: "ul" | "div", item: "li" | "div"];
}) => (
	<List className="cards">
		{cards.map((card) => (
			<Card key={card.route} {...context} as={Item} card={card} />
		))}
	</List>
);

/** The pages in the category of a document, where its text says `<DocCardList />`. */
export function DocCardList({ page, chrome }: PageProps) {
	const cards = page.kind === "doc" ? (page.cards ?? []) : [];
	const context = { chrome, strings: stringsOf(chrome.locale) };
	// Lists in content have the marks and the indentation of text.
	const as = ["div", "div"] as const;
	return cardGroupsOf(cards).map(({ group, cards }) =>
		group === undefined ? (
			<CategoryCards {...context} key="" as={as} cards={cards} />
		) : (
			<section key={group} aria-label={group}>
				<p className="cards-label">{group}</p>
				<CategoryCards {...context} as={as} cards={cards} />
			</section>
		),
	);
}

function Card({
	as: Item,
	card,
	chrome,
	strings,
}: CardContext & { readonly as: "li" | "div"; readonly card: CategoryCard }) {
	const { route, label, description, items, contentLocale } = card;
	const language = contentLocale ? languageAttributesOf(contentLocale, chrome) : {};
	return (
		<Item className="card" {...language}>
			<a href={hrefOf(route, chrome.site.baseUrl)}>{label}</a>
			{description ? <p>{description}</p> : null}
			{items === undefined ? null : <p>{strings.pageCount({ n: items })}</p>}
		</Item>
	);
}
