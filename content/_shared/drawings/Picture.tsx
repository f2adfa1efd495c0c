/** A picture of the application, on the page of what it shows. */
import type { PageProps } from "ssg-docs/react";
import { usePage } from "ssg-docs/react";
import { clipper } from "./pictures/clipper.tsx";
import { configuration } from "./pictures/configuration.tsx";
import { conflict } from "./pictures/conflict.tsx";
import { desktop } from "./pictures/desktop.tsx";
import { drawingTool } from "./pictures/drawing-tool.tsx";
import { emailToNote } from "./pictures/email-to-note.tsx";
import { markdown } from "./pictures/markdown.tsx";
import { mobile } from "./pictures/mobile.tsx";
import { noteHistory } from "./pictures/note-history.tsx";
import { publishNote } from "./pictures/publish-note.tsx";
import { richText } from "./pictures/rich-text.tsx";
import { search } from "./pictures/search.tsx";
import { shareNotebook } from "./pictures/share-notebook.tsx";
import { sync } from "./pictures/sync.tsx";
import { tableOfContents } from "./pictures/table-of-contents.tsx";
import { terminal } from "./pictures/terminal.tsx";

const pictures = {
	clipper,
	configuration,
	conflict,
	desktop,
	"drawing-tool": drawingTool,
	"email-to-note": emailToNote,
	markdown,
	mobile,
	"note-history": noteHistory,
	"publish-note": publishNote,
	"rich-text": richText,
	search,
	"share-notebook": shareNotebook,
	sync,
	"table-of-contents": tableOfContents,
	terminal,
};

interface Props {
	readonly of: keyof typeof pictures;
}

export function Picture({ of }: Props) {
	const { label, scenes, isPair } = pictureOf(of, usePage().page.locale);
	const Frame = isPair ? "div" : "figure";
	return (
		<Frame className={isPair ? "cards" : "diagram"} role="img" aria-label={label}>
			{scenes}
		</Frame>
	);
}

Picture.toMarkdown = ({ of }: Props, { page }: PageProps): string => `*${pictureOf(of, page.locale).label}*`;

function pictureOf(name: Props["of"], locale: string) {
	if (!Object.hasOwn(pictures, name)) throw new Error(`there is no picture "${name}"`);
	return pictures[name](locale);
}
