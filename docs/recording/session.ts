/** What the recording on the home page shows: commands, and what they have printed. */

export interface RecordedCommand {
	readonly command: string;
	/** Lines of its output. */
	readonly output: readonly string[];
}

export type Session = readonly RecordedCommand[];

/** From the tarball of the package to a site, a problem, and its correction. */
export const commandsOf = (tarball: string): readonly string[] => [
	`npx ./${tarball} init my-site --languages en,fr --yes`,
	"cd my-site && npm install",
	"npx ssg build",
	"echo 'Next: [write a page](./writng.md).' >> content/en/help/index.md",
	"npx ssg build --quiet",
	"sed -i s/writng/writing/ content/en/help/index.md",
	"npx ssg build",
];
