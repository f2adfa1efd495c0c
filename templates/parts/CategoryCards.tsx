import type { CategoryCard } from "../../src/model/site/page-parts.ts";
import { hrefOf } from "../../src/model/urls/route.ts";
import type { PageProps } from "../../src/react.ts";
import { languageAttributesOf } from "../language-attributes.ts";
import type { ChromeProps } from "../props.ts";
import { stringsOf } from "../strings.ts";

export interface CategoryCardsProps extends ChromeProps {
	readonly cards: readonly CategoryCard[];
	/** Lists in content have the marks and the indentation of text, so there the cards are no list. @default false */
	readonly isInText?: boolean;
}

/** Cards that lead to the items of a category. */
export function CategoryCards({ cards, isInText, chrome, strings }: CategoryCardsProps) {
	const List = isInText ? "div" : "ul";
	const Item = isInText ? "div" : "li";
	return (
		<List className="cards">
			{cards.map(({ route, label, description, items, contentLocale }) => (
				<Item key={route} className="card" {...(contentLocale && languageAttributesOf(contentLocale, chrome))}>
					<a href={hrefOf(route, chrome.site.baseUrl)}>{label}</a>
					{description ? <p>{description}</p> : null}
					{items === undefined ? null : <p>{strings.pageCount({ n: items })}</p>}
				</Item>
			))}
		</List>
	);
}

/** The pages in the category of a document, where its text says `<DocCardList />`. */
export function DocCardList({ page, chrome }: PageProps) {
	const cards = page.kind === "doc" ? (page.cards ?? []) : [];
	const context = { chrome, strings: stringsOf(chrome.locale) };
	return cardGroupsOf(cards).map(({ group, cards }) =>
		group === undefined ? (
			<CategoryCards {...context} key="" isInText cards={cards} />
		) : (
			<section key={group} aria-label={group}>
				<p className="cards-label">{group}</p>
				<CategoryCards {...context} isInText cards={cards} />
			</section>
		),
	);
}

export interface CardGroup {
	/** The label of the group in the sidebar; absent for pages that are in none. */
	readonly group: string | undefined;
	readonly cards: readonly CategoryCard[];
}

/** Consecutive cards with the same group. */
export function cardGroupsOf(cards: readonly CategoryCard[]): readonly CardGroup[] {
	const groups: CardGroup[] = [];
	for (const card of cards) {
		const last = groups.at(-1);
		if (last && last.group === card.group) groups[groups.length - 1] = { ...last, cards: [...last.cards, card] };
		else groups.push({ group: card.group, cards: [card] });
	}
	return groups;
}
