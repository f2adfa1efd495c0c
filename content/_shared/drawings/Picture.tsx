/** A picture of the application, on the page of what it shows. */
import type { PageProps } from "ssg-docs/react";
import { usePage } from "ssg-docs/react";
import { alarm } from "./pictures/alarm.tsx";
import { appearance } from "./pictures/appearance.tsx";
import { attachments } from "./pictures/attachments.tsx";
import { authorise } from "./pictures/authorise.tsx";
import { backups } from "./pictures/backups.tsx";
import { clipper } from "./pictures/clipper.tsx";
import { configuration } from "./pictures/configuration.tsx";
import { conflict } from "./pictures/conflict.tsx";
import { customBanner } from "./pictures/custom-banner.tsx";
import { customCss } from "./pictures/custom-css.tsx";
import { debugging } from "./pictures/debugging.tsx";
import { desktop } from "./pictures/desktop.tsx";
import { drawingTool } from "./pictures/drawing-tool.tsx";
import { emailToNote } from "./pictures/email-to-note.tsx";
import { externalEditor } from "./pictures/external-editor.tsx";
import { externalLinks } from "./pictures/external-links.tsx";
import { importExport } from "./pictures/import-export.tsx";
import { instances } from "./pictures/instances.tsx";
import { joplinCloud } from "./pictures/joplin-cloud.tsx";
import { keyboardShortcuts } from "./pictures/keyboard-shortcuts.tsx";
import { linkToNote } from "./pictures/link-to-note.tsx";
import { markdown } from "./pictures/markdown.tsx";
import { mfa } from "./pictures/mfa.tsx";
import { mobile } from "./pictures/mobile.tsx";
import { nextcloud } from "./pictures/nextcloud.tsx";
import { noteHistory } from "./pictures/note-history.tsx";
import { ocr } from "./pictures/ocr.tsx";
import { onedrive } from "./pictures/onedrive.tsx";
import { plugins } from "./pictures/plugins.tsx";
import { profiles } from "./pictures/profiles.tsx";
import { publishNote } from "./pictures/publish-note.tsx";
import { regions } from "./pictures/regions.tsx";
import { richText } from "./pictures/rich-text.tsx";
import { s3 } from "./pictures/s3.tsx";
import { search } from "./pictures/search.tsx";
import { shareNotebook } from "./pictures/share-notebook.tsx";
import { sync } from "./pictures/sync.tsx";
import { tableOfContents } from "./pictures/table-of-contents.tsx";
import { teams } from "./pictures/teams.tsx";
import { terminal } from "./pictures/terminal.tsx";
import { toDos } from "./pictures/to-dos.tsx";
import { trash } from "./pictures/trash.tsx";
import { webdav } from "./pictures/webdav.tsx";

const pictures = {
	alarm,
	appearance,
	attachments,
	authorise,
	backups,
	clipper,
	configuration,
	conflict,
	"custom-banner": customBanner,
	"custom-css": customCss,
	debugging,
	desktop,
	"drawing-tool": drawingTool,
	"email-to-note": emailToNote,
	"external-editor": externalEditor,
	"external-links": externalLinks,
	"import-export": importExport,
	instances,
	"joplin-cloud": joplinCloud,
	"keyboard-shortcuts": keyboardShortcuts,
	"link-to-note": linkToNote,
	markdown,
	mfa,
	mobile,
	nextcloud,
	"note-history": noteHistory,
	ocr,
	onedrive,
	plugins,
	profiles,
	"publish-note": publishNote,
	regions,
	"rich-text": richText,
	s3,
	search,
	"share-notebook": shareNotebook,
	sync,
	"table-of-contents": tableOfContents,
	teams,
	terminal,
	"to-dos": toDos,
	trash,
	webdav,
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
