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
			lead="Joplin keeps your notes, to-dos and clippings in an open format, on your devices, and synchronises them the way you choose: end-to-end encrypted if you like."
			start={{ label: "Get started", to: "/help/install" }}
			help={{ label: "Read the help", to: "/help/" }}
			reasons={{
				title: "Why Joplin?",
				items: [
					{
						title: "Open",
						text: "Notes are Markdown. Take them elsewhere whenever you want.",
					},
					{
						title: "Yours",
						text: "Synchronise with Joplin Cloud, Nextcloud, Dropbox, OneDrive, WebDAV or S3, or with nothing at all.",
					},
					{
						title: "Private",
						text: "With end-to-end encryption, only you can read what leaves your device.",
					},
				],
			}}
			news="Latest news"
		/>
	);
}
