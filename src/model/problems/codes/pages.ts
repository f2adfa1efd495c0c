import type { ProblemSubject } from "./description.ts";

export const PAGE_PROBLEMS: ProblemSubject = {
	name: "pages",
	title: "Pages and their URLs",
	problems: [
		{
			code: "bad-output-path",
			severity: "error",
			summary: "The file of a page cannot be written.",
			cause:
				"Its path has a control character or a backslash, a part that consists of dots or begins like a drive of Windows (`c:`), a part of more than 255 bytes, or more than 900 bytes in all.",
			cure: "Change the name or the `slug` of the page.",
		},
		{
			code: "duplicate-output",
			severity: "error",
			summary: "Two pages have the same file.",
			cause: "Their URLs are different, but both are written to the same file.",
			cure: "Change the name or the `slug` of one of them.",
		},
		{
			code: "duplicate-route",
			severity: "warning",
			severityKey: "onDuplicateRoutes",
			summary: "Two pages have the same URL.",
			cause:
				"Two files have the same `slug`, or a page has the URL of a file in the public folder. The first one is built.",
			cure: "Change the name or the `slug` of one of them.",
		},
		{
			code: "no-home-page",
			severity: "warning",
			summary: "The site has no home page.",
			cause:
				"There is no `index` in the folder of pages, and neither documents nor posts that readers could be led to.",
			cure: "Create the file that the message names.",
		},
		{
			code: "output-conflict",
			severity: "error",
			summary: "One page needs a file where another needs a folder.",
			cause: "The URL of one page is that of a file, and the URL of the other is below it.",
			cure: "Change the name or the `slug` of one of them.",
		},
		{
			code: "post-date",
			severity: "error",
			summary: "A post has no date.",
			cause: "Neither its front matter nor the name of its file has a valid date.",
			cure: "Start the name of the file with the date, as in `20240301-hello.md` or `2024-03-01-hello.md`, or add `date: 2024-03-01` to the front matter.",
		},
		{
			code: "public-file-hidden",
			severity: "warning",
			severityKey: "onDuplicateRoutes",
			summary: "A public file is not published because a page has its path.",
			cause: "The file in the public folder would be written to the same path as the file of a page.",
			cure: "Rename the file or the page.",
		},
		{
			code: "render-failed",
			severity: "error",
			summary: "A page cannot be rendered.",
			cause: "A React page, a layout or a part of the theme threw an exception.",
			cure: "Run the command with `--verbose` to see the stack trace.",
		},
		{
			code: "similar-output",
			severity: "error",
			summary: "The files of two pages look the same to some file systems.",
			cause:
				"Their paths differ only in case, or in how accented letters are written. On macOS and Windows, one would overwrite the other.",
			cure: "Change the name or the `slug` of one of them.",
		},
	],
};
