import type { PageProps } from "ssg-docs/react";
import figures from "../../../theme/figures.json";
import { Home } from "../../../theme/Home.tsx";

export const title = "Documentation sites in every language";
export const description =
	"ssg is a static site generator that turns a folder of Markdown into a fast, searchable documentation site in every language you need.";

export default function Page(props: PageProps) {
	return (
		<Home
			{...props}
			headline="Documentation in every language, from plain Markdown"
			lead="ssg turns a folder of Markdown into a fast, searchable site. It is for teams that publish help in several languages, and want to know of each wrong link, late translation and lost address before their readers do."
			commandsNote={{
				text: "Needs Node.js 20.19 or later and the package.",
				link: { label: "How to get it; pnpm, Yarn and Bun", to: "/docs/start/install" },
			}}
			start={{ label: "Start the tutorial", to: "/docs/start/tutorial" }}
			more={{ label: "Compare with other tools", to: "/docs/about/comparison" }}
			picture={{
				alt: "A page of the Joplin help in French: the sidebar on the left, the text in the middle and the contents on the right.",
				caption: "The help of the note-taking application Joplin, in English, French and German, built with ssg.",
			}}
			reasons={{
				title: "Why ssg instead of …",
				items: [
					{
						label: "Docusaurus",
						to: "/docs/coming-from/docusaurus",
						text: "Folders, sidebars and versions are the same. Pages work without scripts, all languages are one build, and the search needs no service. Plugins extend the Markdown, not the build.",
					},
					{
						label: "Starlight",
						to: "/docs/coming-from/starlight",
						text: "It has more components, and resizes images. Here, late translations are reported, versions and news are built in, and an edit builds only the pages it changes.",
					},
					{
						label: "VitePress",
						to: "/docs/coming-from/vitepress",
						text: "Pages that are not translated show the original and say so. Versions, news and feeds are built in. Components are React, not Vue.",
					},
					{
						label: "Hugo",
						to: "/docs/coming-from/hugo",
						text: "Hugo builds any site, and faster from nothing. Here, a theme, a search and checks that name the line of each problem come with the tool.",
					},
				],
			}}
			figures={{
				title: "In figures",
				text: `Measured with ${figures.pages} pages of documentation in three languages and their news, on two cores. Hugo and Eleventy have a minimal layout here, without navigation or search.`,
				source: { label: "How it was measured", to: "/docs/about/benchmark" },
			}}
			recording={{
				title: "From nothing to a site",
				description:
					"ssg creates a site in English and French and builds it. A link with a typing error is reported with file, line, column and the right name. After the correction, the site is built again in less than a second.",
				play: "Play it",
				transcript: "The recording as text",
			}}
			next={{
				title: "Look around",
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
					{
						label: "Move from another tool",
						to: "/docs/coming-from/",
						text: "A command moves projects of Docusaurus and VitePress. For Starlight, Hugo and MkDocs, a page says what to copy.",
					},
				],
			}}
		/>
	);
}
