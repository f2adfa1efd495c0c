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
			lead="Joplin is a note-taking and to-do application that keeps everything as plain Markdown, on your own devices, and in step between them."
			start={{ label: "Get Joplin", to: "/help/install" }}
			help={{ label: "Read the help", to: "/help/" }}
			note="Free and open source. Windows, macOS, Linux, Android, iOS and the terminal."
			reasons={{
				title: "Why trust it with your notes?",
				open: {
					title: "Open",
					text: "Your notes are Markdown, the code is public. Both can be read, checked and taken elsewhere.",
				},
				yours: {
					title: "Yours",
					text: "Everything lies on your devices and works offline. Synchronise through Joplin Cloud, Nextcloud, Dropbox, OneDrive, WebDAV or S3, or not at all.",
				},
				locked: {
					title: "Private",
					text: "With end-to-end encryption, whoever stores your notes for you cannot read them.",
				},
			}}
			ways={{
				title: "Where would you like to begin?",
				items: [
					{
						label: "Install Joplin",
						to: "/help/install",
						text: "On a computer, a phone or a terminal",
					},
					{
						label: "Write in Markdown",
						to: "/help/apps/markdown",
						text: "The few signs that give a note its structure",
					},
					{
						label: "Find things again",
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
						text: "Keep pages and pictures from the browser",
					},
					{
						label: "Frequent questions",
						to: "/help/faq",
						text: "Short answers to what many ask",
					},
				],
			}}
			news={{ title: "Latest news", all: { label: "All news", to: "/news" } }}
		/>
	);
}
