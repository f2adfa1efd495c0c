/** The newest stable release of the desktop application. A test compares it with the changelog. */
export const release = { version: "3.4.12", date: "2025-09-09" };

/** The names of its files. */
export const files = {
	windows: `Joplin-Setup-${release.version}.exe`,
	macArm: `Joplin-${release.version}-arm64.DMG`,
	macIntel: `Joplin-${release.version}.dmg`,
	linux: `Joplin-${release.version}.AppImage`,
};

export type FileId = keyof typeof files;

export const addressOf = (file: FileId): string =>
	`https://github.com/laurent22/joplin/releases/download/v${release.version}/${files[file]}`;
