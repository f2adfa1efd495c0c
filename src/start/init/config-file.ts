import { PACKAGE_NAME } from "../../model/package-name.ts";
import type { SiteAnswers } from "./answers.ts";
import { literalSource, localizedSource, objectText } from "./source-text.ts";

/** The `site.config.ts` of a site. */
export function configFile({ title, languages, sections }: SiteAnswers): string {
	const label = (name: "help" | "news") => localizedSource(languages, name);
	const hasDocs = sections.includes("docs");
	const hasNews = sections.includes("news");
	const items = [
		...(hasDocs ? [`{ label: ${label("help")}, to: "/help/" }`] : []),
		...(hasNews ? [`{ label: ${label("news")}, to: "/news" }`] : []),
		...(languages.length > 1 ? ['{ type: "localeDropdown", position: "right" }'] : []),
		'{ type: "search", position: "right" }',
	];
	return `import { defineConfig } from "${PACKAGE_NAME}";

export default defineConfig({
	title: ${literalSource(title)},
	url: "https://example.org", // where you publish the site, without a path
	theme: { templates: "templates/index.tsx" },
	i18n: { locales: ${objectText(languages.map((name) => [name, "{}"]))} },
	docs: ${hasDocs ? "{}" : "false"},
	news: ${hasNews ? `{ title: ${label("news")} }` : "false"},
	navbar: {
		title: ${literalSource(title)},
		items: [
${items.map((item) => `\t\t\t${item},`).join("\n")}
		],
	},
});
`;
}
