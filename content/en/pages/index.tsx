import type { PageProps } from "ssg-docs/react";
import { Home } from "../../_shared/Home.tsx";

export const title = "Joplin";
export const description =
	"Joplin is a free, open-source note-taking and to-do application that synchronises your notes between all your devices.";

export default function HomePage(props: PageProps) {
	return (
		<Home
			{...props}
			headline="Free your notes!"
			lead="Joplin is a note-taking and to-do application that keeps everything as plain Markdown on your own devices, synchronises it between them, and can encrypt it."
			start={{ label: "Get Joplin", to: "/help/install" }}
			download={(system) => `Download for ${system}`}
			help={{ label: "Read the help", to: "/help/" }}
			systems={{
				title: "Free and open source for",
				items: [
					{ label: "Windows, macOS and Linux", to: "/help/install#desktop" },
					{ label: "Android and iOS", to: "/help/install#mobile" },
					{ label: "the terminal", to: "/help/install#terminal" },
				],
			}}
			picture="Joplin on a computer, with notebooks, a list of notes, and a note beside its Markdown. In front of it, the same note on a phone."
			reasons={{
				title: "Why trust it with your notes?",
				open: {
					title: "Plain text you can take anywhere",
					text: "Notes are Markdown, and the source code is public. You can read both, check them, and move to another application whenever you like.",
				},
				yours: {
					title: "On your devices, with or without a cloud",
					text: "Everything is on your devices and works offline. Synchronise with Joplin Cloud, Nextcloud, Dropbox, OneDrive, WebDAV or S3, or not at all.",
				},
				locked: {
					title: "Nobody else can read them",
					text: "With end-to-end encryption, your notes are encrypted before they leave your device. The service that stores them cannot read them.",
				},
			}}
			facts={{
				title: "In good company",
				items: [
					{
						figure: "8.5 million",
						text: "downloads of the desktop application, counted on 1 October 2024.",
						source: { label: "Download statistics", to: "/help/about/stats" },
					},
					{
						figure: "Since 2016",
						text: "open source, with a new version about every three months.",
						source: { label: "Release cycle", to: "/help/about/release_cycle" },
					},
					{
						figure: "40+ languages",
						text: "thanks to translators from all over the world.",
						source: { label: "Translate Joplin", to: "/help/dev/localisation" },
					},
				],
			}}
			ways={{
				title: "Where would you like to start?",
				items: [
					{
						label: "Install Joplin",
						to: "/help/install",
						text: "On a computer, a phone or in a terminal",
					},
					{
						label: "Write in Markdown",
						to: "/help/apps/markdown",
						text: "A simple syntax that gives your notes structure",
					},
					{
						label: "Find your notes",
						to: "/help/apps/search",
						text: "By words, dates, tags and the text inside images",
					},
					{
						label: "Synchronise",
						to: "/help/apps/sync/",
						text: "The same notes on all your devices",
					},
					{
						label: "Clip web pages",
						to: "/help/apps/clipper",
						text: "Save web pages and screenshots from your browser",
					},
					{
						label: "Frequently asked questions",
						to: "/help/faq",
						text: "Short answers to common questions",
					},
				],
			}}
			news={{ title: "Latest news", all: { label: "All news", to: "/news" } }}
			end={{
				title: "Your notes, on your terms",
				text: "Install Joplin, import what you have, and decide later where to synchronise it.",
			}}
		/>
	);
}
