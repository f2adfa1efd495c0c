/** What axe finds on a page as it stands, one line for each element. */
import axe from "axe-core";
import type { Page } from "playwright-core";

/** Those of WCAG 2.2 too, which axe leaves out when nothing is said. */
export const ALL_RULES: axe.RunOnly = {
	type: "tag",
	values: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"],
};

/** The rules whose result depends on the colour mode; `npm run audit` applies all of them in both. */
export const COLOUR_RULES: axe.RunOnly = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

export async function violationsOn(page: Page, runOnly?: axe.RunOnly): Promise<string[]> {
	await page.evaluate(`if (!window.axe) { ${axe.source} }`);
	return page.evaluate(async (runOnly) => {
		const { violations } = await axe.run(document, { ...(runOnly && { runOnly }), resultTypes: ["violations"] });
		return violations.flatMap(({ id, nodes }) =>
			nodes.map(({ target, any }) => `${id}: ${target.join(" ")} ${any[0]?.message ?? ""}`.trim()),
		);
	}, runOnly);
}
