/** The number, and the form that goes with it. */
export type PluralFormatter<Category extends Intl.LDMLPluralRule> = (
	count: number,
	forms: Readonly<Record<Category, (n: string) => string>>,
) => string;

/**
 * Counts in a language: picks the form by `Intl.PluralRules` and hands it the number as the language writes it.
 * `Category` lists the forms the language has, so that a text without one of them does not compile.
 */
export function createPluralFormatter<Category extends Intl.LDMLPluralRule>(
	language: string,
): PluralFormatter<Category> {
	const rules = new Intl.PluralRules(language);
	const numbers = new Intl.NumberFormat(language);
	return (count, forms) =>
		forms[rules.select(count) as Category](numbers.format(count));
}
