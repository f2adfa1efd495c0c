/** The modules of the package. */
import { PACKAGE_NAME } from "../../src/model/package-name.ts";

export interface ApiModule {
	/** As authors import it. */
	readonly name: string;
	/** The name of the page. */
	readonly page: string;
	readonly title: string;
	readonly description: string;
	/** The module in the repository. */
	readonly source: string;
	/** Paragraphs. */
	readonly introduction: readonly string[];
}

export const API_MODULES: readonly ApiModule[] = [
	{
		name: PACKAGE_NAME,
		page: "ssg",
		title: PACKAGE_NAME,
		source: "src/index.ts",
		description: `The functions and types of the module ${PACKAGE_NAME}: load a configuration, build a site once or repeatedly, serve it, and read problems.`,
		introduction: [
			"Import this module in `site.config.ts`, and in programs that build or serve a site. It prints nothing and never ends the process.",
		],
	},
	{
		name: `${PACKAGE_NAME}/react`,
		page: "react",
		title: `${PACKAGE_NAME}/react`,
		source: "src/react.ts",
		description: `The functions, components and types of the module ${PACKAGE_NAME}/react: the page that a component is on, islands, and the parts of a theme.`,
		introduction: [
			"Import this module in React pages, in components for Markdown, and in themes that are written from nothing.",
		],
	},
	{
		name: `${PACKAGE_NAME}/templates`,
		page: "templates",
		title: `${PACKAGE_NAME}/templates`,
		source: "templates/index.tsx",
		description: `The functions, components and types of the module ${PACKAGE_NAME}/templates: createTheme, links, dates, and the layouts and parts of the theme.`,
		introduction: [
			"Import this module to change the theme that comes with ssg. `createTheme` takes a layout, a part or an island in place of its own; the components below can be used in yours.",
		],
	},
	{
		name: `${PACKAGE_NAME}/client`,
		page: "client",
		title: `${PACKAGE_NAME}/client`,
		source: "src/browser/index.ts",
		description: `The functions and types of the module ${PACKAGE_NAME}/client, which starts the browser's part of a theme: navigation, search and islands.`,
		introduction: [
			"Import this module in the entry point of the browser's script, if you replace it with the key [`theme.entries`](../configuration/appearance.md#theme.entries).",
		],
	},
	{
		name: `${PACKAGE_NAME}/search`,
		page: "search",
		title: `${PACKAGE_NAME}/search`,
		source: "src/search/index.ts",
		description: `The functions and types of the module ${PACKAGE_NAME}/search, which loads the search index of a built site in other programs.`,
		introduction: ["Import this module to search a built site in another program, in Node or in a browser."],
	},
];
