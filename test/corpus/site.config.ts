import { defineConfig } from "ssg-docs";

const corpus = process.env.CORPUS ?? ".";

export default defineConfig({
	title: "Joplin",
	url: "https://joplinapp.org",
	contentDir: corpus,
	publicDir: `${corpus}/static`,
	i18n: { locales: { en: {}, fr: {}, de: {} } },
	docs: { path: "help" },
	news: {},
	navbar: {
		items: [
			{ label: "News", to: "/news" },
			{ type: "docSidebar", sidebarId: "defaultSidebar", label: "Help" },
			{ type: "localeDropdown" },
			{ type: "search" },
		],
	},
	search: {
		weights: {
			"/help/about/changelog/": 0.35,
			"/help/about/stats": 0.5,
			"/help/dev/gsoc": 0.6,
			"/help/dev/spec/": 0.85,
			"/news/": 0.75,
		},
	},
	onBrokenLinks: "warn",
});
