import type { CategoryCard } from "../../src/model/site/page.ts";

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
