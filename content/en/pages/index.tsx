import type { PageProps } from "ssg/react";
import { Home } from "../../_shared/Home.tsx";

export const title = "Joplin";
export const description =
	"Joplin is a free, open-source note-taking and to-do application that synchronises your notes between all your devices.";

export default function HomePage(props: PageProps) {
	return (
		<Home
			{...props}
			headline="Free your notes!"
			lead="Joplin is a note-taking and to-do application that keeps everything as plain Markdown on your own devices, and synchronises it between them."
			start={{ label: "Get Joplin", to: "/help/install" }}
			help={{ label: "Read the help", to: "/help/" }}
			note="Free and open source. Windows, macOS, Linux, Android, iOS and the terminal."
			reasons={{
				title: "Why trust it with your notes?",
				open: {
					title: "Open",
					text: "Your notes are Markdown files and the source code is public. You can read both, check them and take them elsewhere.",
				},
				yours: {
					title: "Yours",
					text: "Everything is stored on your devices and works offline. Synchronise through Joplin Cloud, Nextcloud, Dropbox, OneDrive, WebDAV or S3, or not at all.",
				},
				locked: {
					title: "Private",
					text: "With end-to-end encryption, only you can read your notes, not the service that stores them.",
				},
			}}
			ways={{
				title: "Where would you like to start?",
				items: [
					{
						label: "Install Joplin",
						to: "/help/install",
						text: "On a computer, a phone or a terminal",
					},
					{
						label: "Write in Markdown",
						to: "/help/apps/markdown",
						text: "A simple syntax that gives your notes structure",
					},
					{
						label: "Search your notes",
						to: "/help/apps/search",
						text: "Words, dates, tags and text inside images",
					},
					{
						label: "Synchronise",
						to: "/help/apps/sync/",
						text: "The same notes on all your devices",
					},
					{
						label: "Clip the web",
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
		/>
	);
}
