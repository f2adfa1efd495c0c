import type { ProblemSubject } from "./description.ts";

export const FILE_PROBLEMS: ProblemSubject = {
	name: "files",
	title: "Files and folders",
	problems: [
		{
			code: "bad-encoding",
			severity: "error",
			summary: "A text file is not in UTF-8.",
			cause: "The file has bytes that are not UTF-8, or NUL characters. It is in another encoding, or is not a text.",
			cure: "Save the file as UTF-8 in your editor.",
		},
		{
			code: "bad-ignore-revs",
			severity: "warning",
			summary: "A line of `.git-blame-ignore-revs` is not the hash of a commit.",
			cause:
				"The file lists commits that do not count as changes of a page, each with its full hash. The line is abbreviated or misspelt, or the file cannot be read. The other lines count. It is a warning if `showLastUpdateTime` or `showLastUpdateAuthor` is set, otherwise a note.",
			cure: "Write what `git rev-parse` prints for the commit, and comments after `#`.",
		},
		{
			code: "control-character",
			severity: "warning",
			summary: "A text has an invisible control character.",
			cause:
				"Control characters get into a text when it is copied from a terminal or a PDF. They are left out of the page.",
			cure: "Delete the character at the position that is reported.",
		},
		{
			code: "dot-file",
			severity: "warning",
			summary: "A file in the public folder is not published because its name begins with a dot.",
			cause:
				"Such files are often not meant for the public. Only `.well-known/`, `.nojekyll`, `.domains` and `.htaccess` are published.",
			cure: "Rename the file, or move it out of the public folder.",
		},
		{
			code: "duplicate-name",
			severity: "error",
			summary: "Two files are the same page.",
			cause: "Their names differ only in the extension: `faq.md` and `faq.mdx`.",
			cure: "Rename or remove one of them.",
		},
		{
			code: "file-name",
			severity: "error",
			summary: "The name of a file cannot be part of a URL.",
			cause: "It has control characters, a backslash, or bytes that are not UTF-8.",
			cure: "Rename the file.",
		},
		{
			code: "file-too-large",
			severity: "error",
			summary: "A text or data file has more than 5 MB.",
			cause:
				"Markdown, data such as `authors.yml`, included files and `_headers` are read as a whole, and their limit is 5 MB.",
			cure: "Split the file, or move it to the public folder and link to it: files there have no limit.",
		},
		{
			code: "link-refused",
			severity: "warning",
			summary: "A symbolic link leads out of the site and is left out.",
			cause:
				"A link is followed only to files of the site, so that a build does not publish other files of the machine. In the content it must lead to what pages may include. A link that leads nowhere is left out too.",
			cure: "Replace the link with a copy of the file, or allow the file in `markdown.includeFrom`.",
		},
		{
			code: "more-problems",
			severity: "error",
			summary: "A file has more problems than are listed.",
			cause:
				"Only the first twenty problems of a file are listed, because later ones often follow from them. The severity is the highest of those left out.",
			cure: "Correct those that are listed, and run the command again.",
		},
		{
			code: "no-content",
			severity: "error",
			summary: "The content folder does not exist.",
			cause: "There is no folder with the name that `contentDir` has.",
			cure: "Create the file that the message suggests, or set `contentDir` to the name of your folder.",
		},
		{
			code: "no-git-dates",
			severity: "warning",
			summary: "Dates of last changes cannot be read from git.",
			cause:
				"Git is not installed or reports an error. It is a warning if `showLastUpdateTime` or `showLastUpdateAuthor` is set, otherwise a note.",
			cure: "Run the build in a checkout with git, write `last_update` in the front matter, or unset the keys.",
		},
		{
			code: "no-locale-folder",
			severity: "error",
			summary: "A locale has no folder of content.",
			cause: "`i18n.locales` lists a locale, but the content folder has no folder of its name.",
			cure: "Create the folder, even if it is empty but for a file that git keeps, or remove the locale.",
		},
		{
			code: "only-in-locale",
			severity: "info",
			summary: "A translation has no original.",
			cause:
				"The file exists in this locale but not in the default locale. The original may have been renamed or deleted. The page is built.",
			cure: "If the original was renamed, rename the translation too. If the page is only for this locale, nothing is to be done.",
		},
		{
			code: "shallow-clone",
			severity: "warning",
			summary: "The repository is a shallow clone, which has no history.",
			cause:
				"CI services often fetch only the last commit. All files would seem to have changed with it, so pages and sitemaps have no dates. It is a warning if `showLastUpdateTime` or `showLastUpdateAuthor` is set, otherwise a note.",
			cure: "Fetch the history: `git fetch --unshallow`, or `fetch-depth: 0` in the checkout step of GitHub Actions.",
		},
		{
			code: "similar-name",
			severity: "error",
			summary: "The names of two files look the same.",
			cause:
				"They differ only in how accented letters are written (Unicode normalization): `é` as one character, or as `e` with a combining accent. Some file systems do not distinguish them.",
			cure: "Rename one of the files.",
		},
		{
			code: "unread-content",
			severity: "error",
			summary: "A folder of content is not read.",
			cause:
				"The folder of a locale has Markdown files in a folder that is neither `docs.path`, nor `news.path`, nor `pages.path`.",
			cure: "Move the files into one of these folders, or set one of the keys to the name of the folder.",
		},
		{
			code: "unreadable",
			severity: "error",
			summary: "A file or folder cannot be read.",
			cause: "The operating system refuses it, mostly for lack of permission.",
			cure: "Change its permissions, or move it out of the folder.",
		},
		{
			code: "unreadable-file",
			severity: "error",
			summary: "A text cannot be parsed.",
			cause:
				"Lists, quotes, links, tags or values are nested too deeply, or the parser failed. Nothing of the file is shown.",
			cure: "Reduce the nesting. If nothing is nested, remove parts until the file can be parsed, and report the part that cannot.",
		},
	],
};
