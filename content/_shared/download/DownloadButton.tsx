/** A button that downloads the newest release for a system, with the name and the date of what it downloads. */

import { usePage } from "ssg-docs/react";
import { addressOf, type FileId, files, release } from "./release.ts";

interface Props {
	readonly file: FileId;
}

interface Texts {
	readonly download: (system: string) => string;
	readonly version: (version: string, date: string) => string;
}

const SYSTEMS: Readonly<Record<FileId, string>> = {
	windows: "Windows",
	macArm: "Mac (Apple Silicon)",
	macIntel: "Mac (Intel)",
	linux: "Linux",
};

const TEXTS: Readonly<Record<string, Texts>> = {
	en: {
		download: (system) => `Download for ${system}`,
		version: (version, date) => `version ${version}, ${date}`,
	},
	fr: {
		download: (system) => `Télécharger pour ${system}`,
		version: (version, date) => `version ${version}, ${date}`,
	},
	de: {
		download: (system) => `Für ${system} herunterladen`,
		version: (version, date) => `Version ${version}, ${date}`,
	},
};

/** British, like the texts. */
const DATES: Readonly<Record<string, string>> = { en: "en-GB" };

export function DownloadButton({ file }: Props) {
	const { page } = usePage();
	const { download, version } = TEXTS[page.locale] ?? (TEXTS.en as Texts);
	const day = new Intl.DateTimeFormat(DATES[page.locale] ?? page.locale, { dateStyle: "long", timeZone: "UTC" });
	return (
		<p>
			<a className="button button--primary" href={addressOf(file)} target="_blank" rel="noopener noreferrer">
				{download(SYSTEMS[file])}
			</a>
			<br />
			<small>
				{files[file]}, {version(release.version, day.format(new Date(release.date)))}
			</small>
		</p>
	);
}
