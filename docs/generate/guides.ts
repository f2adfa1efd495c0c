/** Which guides help with the keys, functions and problems of a page of the reference. */
import { readFileSync } from "node:fs";

const GUIDES = {
	site: ["project-structure", "deploy"],
	languages: ["translations", "add-a-language"],
	documents: ["pages-and-sidebars", "versions", "edit-links"],
	news: ["news", "feeds-and-text"],
	navbar: ["navbar-and-footer", "colors-and-logo", "pages-and-sidebars"],
	footer: ["navbar-and-footer", "announcement-bar", "layouts-and-parts"],
	appearance: ["colors-and-logo", "layouts-and-parts", "components"],
	markdown: ["writing", "front-matter", "markdown-it-plugins"],
	search: ["search"],
	head: ["analytics", "search-engines"],
	redirects: ["redirects", "check-a-site"],
	check: ["check-a-site", "accessibility", "performance"],
	"machine-readable": ["search-engines", "feeds-and-text"],
	"Titles and descriptions": ["pages-and-sidebars", "search-engines", "social-cards"],
	"Addresses and visibility": ["pages-and-sidebars", "drafts"],
	"Place in the search": ["search"],
	"Sidebar and contents": ["pages-and-sidebars"],
	"Links to other pages": ["pages-and-sidebars", "edit-links"],
	"Dates and authors": ["news", "edit-links"],
	"Home pages and layout": ["react-pages", "layouts-and-parts"],
	"ssg-docs": ["library"],
	"ssg-docs/react": ["react-pages", "components", "islands"],
	"ssg-docs/templates": ["layouts-and-parts"],
	"ssg-docs/client": ["islands", "layouts-and-parts"],
	"ssg-docs/search": ["library", "search"],
	"problems/configuration": ["project-structure", "check-a-site"],
	"problems/files": ["project-structure", "check-a-site"],
	"problems/front-matter": ["front-matter", "pages-and-sidebars"],
	"problems/data-files": ["news", "pages-and-sidebars"],
	"problems/markdown": ["writing", "images-and-diagrams"],
	"problems/components": ["components", "islands"],
	"problems/links": ["check-a-site", "redirects", "images-and-diagrams"],
	"problems/external-links": ["check-a-site", "ci"],
	"problems/pages": ["pages-and-sidebars", "translations"],
	"problems/navigation": ["pages-and-sidebars", "navbar-and-footer"],
	"problems/redirects": ["redirects"],
	"problems/search": ["search"],
	"problems/rules": ["check-a-site"],
} as const;

/** A line with links to the guides of a page, of keys, of a module or of problems, from a page that is so many folders deep. */
export function guideLinks(subject: string, depth: number): string {
	const names: readonly string[] | undefined = GUIDES[subject as keyof typeof GUIDES];
	if (!names) throw new Error(`docs/generate/guides.ts names no guides for "${subject}"`);
	const links = names.map((name) => {
		const page = new URL(`../content/en/docs/guides/${name}.md`, import.meta.url);
		const [, title = name] = /^title: "?(.*?)"?$/m.exec(readFileSync(page, "utf8")) ?? [];
		return `[${title}](${"../".repeat(depth)}guides/${name}.md)`;
	});
	return `${links.length === 1 ? "Guide" : "Guides"}: ${links.join(", ")}`;
}
