import type { CategoryCard } from "../../src/model/page.ts";
import { hrefOf } from "../../src/model/route.ts";
import type { Chrome, PageProps } from "../../src/react.ts";
import { languageAttributesOf } from "../language-attributes.ts";
import { type LocaleStrings, stringsOf } from "../strings/index.ts";

interface CardContext {
	readonly chrome: Chrome;
	readonly strings: LocaleStrings;
}

/** Cards that lead to the items of a category. */
export const CategoryCards = ({
	cards,
	...context
}: CardContext & { readonly cards: readonly CategoryCard[] }) => (
	<ul className="cards">
		{cards.map((card) => (
			<Card key={card.route} {...context} card={card} />
		))}
	</ul>
);

/** The pages in the category of a document, where its text says `<DocCardList />`. */
export function DocCardList({ page, chrome }: PageProps) {
	const cards = page.kind === "doc" ? (page.cards ?? []) : [];
	if (cards.length === 0) return null;
	const strings = stringsOf(chrome.locale);
	return <CategoryCards cards={cards} chrome={chrome} strings={strings} />;
}

function Card({
	card,
	chrome,
	strings,
}: CardContext & { readonly card: CategoryCard }) {
	const { route, label, description, items, contentLocale } = card;
	const language = contentLocale
		? languageAttributesOf(contentLocale, chrome)
		: {};
	return (
		<li className="card" {...language}>
			<a href={hrefOf(route, chrome.site.baseUrl)}>{label}</a>
			{description ? <p>{description}</p> : null}
			{items === undefined ? null : <p>{strings.pageCount({ n: items })}</p>}
		</li>
	);
}
