/** The reference of files. */
import { type GeneratedPage, heading, pageText, table } from "./page.ts";
import { CACHE_FILES, type FileKind, OUTPUT_FILES, SOURCE_FILES } from "./site-files.ts";

const fileTable = (kinds: readonly Omit<FileKind, "pattern">[], meaning: string): string =>
	table(
		["File", meaning],
		kinds.map(({ shown, meaning: text }) => [shown, text]),
	);

export const createFilesPage = (): GeneratedPage => ({
	path: "files.md",
	text: pageText(
		{
			title: "Files",
			description:
				"The files that a site consists of, those that a build writes to the output folder, and those that ssg keeps in its cache.",
			position: 11,
		},
		[
			"Paths are examples, for the default names of folders and the locales `en` (default) and `fr`.",
			heading(2, "Files of a site"),
			fileTable(SOURCE_FILES, "What it is for"),
			"Data files may be in JSON as well: `_category_.json`. Tests (`*.test.ts`, `__tests__/`) and other code beside texts are left out.",
			heading(2, "Files of the output folder"),
			"A build writes these files to `dist`, or the folder that `outDir` or `--out-dir` names. Files of other locales are in a folder with the name of the locale.",
			fileTable(OUTPUT_FILES, "What it is for"),
			"While a build runs, `.dist.ssg` beside the output folder holds the new files and a lock. A part of `ssg build --shard 2/4` is a folder `dist-parts/2-of-4`.",
			heading(2, "Files of the cache"),
			"The cache is in `node_modules/.cache/ssg`, or in `.ssg` if the folder of the site has no `node_modules`. Keep it between runs of CI; do not commit it. It can be deleted at any time, and files of another version of ssg are ignored. `ssg clean` removes it, `ssg build --no-cache` neither reads nor writes it.",
			fileTable(CACHE_FILES, "What it holds"),
			"Names and contents of these files may change with any version.",
		],
	),
});
