import type { PageProps } from "ssg-docs/react";
import { Home } from "../../../theme/Home.tsx";

export const title = "Documentation sites in every language";
export const description =
	"ssg is a static site generator that turns a folder of Markdown into a fast, searchable documentation site in every language you need.";

export default function Page(props: PageProps) {
	return (
		<Home
			{...props}
			headline="Documentation in every language, from plain Markdown"
			lead="ssg turns a folder of Markdown into a fast, searchable site: all languages in one build, every broken link reported with its line, and pages that work without JavaScript."
			commandsNote={{
				text: "Needs Node.js 20.19 or later and the package.",
				link: { label: "How to get it", to: "/docs/start/install" },
			}}
			start={{ label: "Start the tutorial", to: "/docs/start/tutorial" }}
			more={{ label: "Compare with other tools", to: "/docs/about/comparison" }}
			recording={{
				description:
					"A terminal: ssg creates a site in English and French with 14 files and builds it. A link with a typing error is reported with file, line, column and the right name. After the correction, the site is built again in less than a second.",
				still: "Show the end",
				transcript: "The recording as text",
			}}
			facts={{
				title: "In figures",
				items: [
					{
						figure: "22 kB",
						title: "A whole page",
						text: "HTML, styles and scripts of a documentation page, compressed. The same page takes 108 kB with VitePress and 236 kB with Docusaurus.",
						source: { label: "Benchmark", to: "/docs/about/benchmark" },
					},
					{
						figure: "6 kB",
						title: "All the JavaScript",
						text: "for navigation, menus, color modes and the search field. React is loaded only when a reader uses an interactive component.",
						source: { label: "Islands", to: "/docs/guides/islands" },
					},
					{
						figure: "1.4 s",
						title: "From an edit to the new site",
						text: "with 455 pages of documentation in three languages, on two cores; 0.2 s if nothing has changed.",
						source: { label: "Benchmark", to: "/docs/about/benchmark" },
					},
					{
						figure: "20+",
						title: "Languages of the interface",
						text: "with their plural forms and writing directions. Pages that are not translated yet show the original, and say so.",
						source: { label: "Translations", to: "/docs/guides/translations" },
					},
					{
						figure: "0",
						title: "Changed files after a failed build",
						text: "A site is published as a whole or not at all, even if the build is killed halfway.",
						source: { label: "Guarantees", to: "/docs/about/guarantees" },
					},
					{
						figure: "1,000+",
						title: "Attacks tried in the tests",
						text: "Markdown is data: nothing in it is run. The content security policy of the pages allows no inline code except two constant scripts, by their hashes.",
						source: { label: "Security", to: "/docs/about/security" },
					},
				],
			}}
			result={{
				title: "What you get",
				text: "Sidebar, contents, search, color modes, versions, feeds and a text version of each page, without a plugin.",
				picture:
					"A page of a help in French, built with ssg: the sidebar on the left, the text in the middle and the contents on the right.",
				items: [
					{
						label: "Every task has a guide",
						to: "/docs/guides/",
						text: "Pages and sidebars, translations, search, components, deployment.",
					},
					{
						label: "Every key has a reference",
						to: "/docs/reference/",
						text: "Configuration, front matter, Markdown, commands and problem codes.",
					},
				],
			}}
			tools={{
				title: "Coming from another tool?",
				items: [
					{
						label: "Docusaurus",
						to: "/docs/coming-from/docusaurus",
						text: "ssg init --from copies the content and translates the configuration.",
					},
					{
						label: "VitePress",
						to: "/docs/coming-from/vitepress",
						text: "ssg init --from does the same for VitePress.",
					},
					{
						label: "Starlight",
						to: "/docs/coming-from/starlight",
						text: "Folders, front matter and components under their new names.",
					},
					{
						label: "Hugo",
						to: "/docs/coming-from/hugo",
						text: "Content folders, shortcodes and templates, and what replaces them.",
					},
					{
						label: "MkDocs",
						to: "/docs/coming-from/mkdocs",
						text: "Navigation, extensions and themes, and what replaces them.",
					},
				],
			}}
		/>
	);
}
