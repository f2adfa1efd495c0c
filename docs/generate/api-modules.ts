/** The modules of the package. */

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
		name: "ssg",
		page: "ssg",
		title: "ssg",
		source: "src/index.ts",
		description:
			"The functions and types of the module ssg: load a configuration, build a site once or repeatedly, serve it, and read problems.",
		introduction: [
			"Import this module in `site.config.ts`, and in programs that build or serve a site. It prints nothing and never ends the process.",
		],
	},
	{
		name: "ssg/react",
		page: "react",
		title: "ssg/react",
		source: "src/react.ts",
		description:
			"The functions, components and types of the module ssg/react: the page that a component is on, islands, and the parts of a theme.",
		introduction: [
			"Import this module in React pages, in components for Markdown, and in themes that are written from nothing.",
		],
	},
	{
		name: "ssg/templates",
		page: "templates",
		title: "ssg/templates",
		source: "templates/index.tsx",
		description:
			"The functions, components and types of the module ssg/templates: createTheme, links, dates, and the layouts and parts of the theme.",
		introduction: [
			"Import this module to change the theme that comes with ssg. `createTheme` takes a layout, a part or an island in place of its own; the components below can be used in yours.",
		],
	},
	{
		name: "ssg/client",
		page: "client",
		title: "ssg/client",
		source: "src/browser/index.ts",
		description:
			"The functions and types of the module ssg/client, which starts the browser's part of a theme: navigation, search and islands.",
		introduction: [
			"Import this module in the entry point of the browser's script, if you replace it with the key [`entries`](../configuration/site.md#entries).",
		],
	},
	{
		name: "ssg/search",
		page: "search",
		title: "ssg/search",
		source: "src/search/index.ts",
		description:
			"The functions and types of the module ssg/search, which loads the search index of a built site in other programs.",
		introduction: ["Import this module to search a built site in another program, in Node or in a browser."],
	},
];
