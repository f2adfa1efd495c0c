import type { ProblemSubject } from "./description.ts";

export const REDIRECT_PROBLEMS: ProblemSubject = {
	name: "redirects",
	title: "Redirects and lost URLs",
	problems: [
		{
			code: "anchor-lost",
			severity: "error",
			summary: "A heading that others may link to is gone.",
			cause:
				"`ssg check` compares the site with `urls.lock` or `--previous`, and `ssg build` in CI with `urls.lock`. The page is there, but nothing on it has the id that a heading had.",
			cure: "Give the heading that replaces it the old id: `## New title {#old-title}`.",
		},
		{
			code: "duplicate-redirect",
			severity: "warning",
			severityKey: "onDuplicateRoutes",
			summary: "An old path has two redirects.",
			cause: "The first one applies; the second has no effect.",
			cure: "Remove the second one.",
		},
		{
			code: "lock-damaged",
			severity: "error",
			summary: "`urls.lock` cannot be read.",
			cause: "The file was edited by hand, or has marks of a merge conflict.",
			cure: "Restore it from git, or write it again with `ssg check --lock`.",
		},
		{
			code: "previous-unreadable",
			severity: "error",
			summary: "The list given with `--previous` cannot be read.",
			cause:
				"The file or address does not exist, or is neither a lock file, nor a sitemap, nor the folder of an earlier build.",
			cure: "Name one of these, or the address of the published site.",
		},
		{
			code: "redirect-chain",
			severity: "info",
			summary: "A redirect leads to another redirect.",
			cause: "Readers are redirected to the end directly.",
			cure: "Nothing has to be done. You can change the target of the first redirect to the last page.",
		},
		{
			code: "redirect-from",
			severity: "error",
			summary: "The old path of a redirect is not valid.",
			cause: "It is not absolute, has a query, a fragment or `..`, or begins with the prefix of a locale.",
			cure: "Write an absolute path such as `/help/old`. It applies to every locale.",
		},
		{
			code: "redirect-from-taken",
			severity: "warning",
			summary: "There is already something at the old path of a redirect.",
			cause: "A page or a public file has this path, so the redirect never applies.",
			cure: "Remove the redirect, or move what is there.",
		},
		{
			code: "redirect-full-url",
			severity: "info",
			summary: "The target of a redirect is a page of the site, written as a full URL.",
			cause: "A full URL is not checked, and leads to the default locale from every locale.",
			cure: "Write the path of the page instead, such as `/help/new`.",
		},
		{
			code: "redirect-loop",
			severity: "error",
			summary: "Redirects lead in a circle, or one leads to itself.",
			cause: "Readers would never arrive.",
			cure: "Redirect one of the paths to a page.",
		},
		{
			code: "redirect-target",
			severity: "error",
			summary: "A redirect leads to a page that does not exist.",
			cause: "The target is misspelt, has the prefix of a locale, or is neither a path nor a URL.",
			cure: "Write the path of a page without locale, or a URL such as `https://example.org/new`.",
		},
		{
			code: "redirect-unused",
			severity: "info",
			summary: "The old path of a redirect was no URL of the site before.",
			cause: "`urls.lock` lists neither a page nor a redirect at this path. Most likely it is misspelt.",
			cure: "Correct the path. If it is right, `ssg check --lock` records it.",
		},
		{
			code: "redirects-create",
			severity: "error",
			summary: "The function `createRedirects` failed.",
			cause: "It threw an exception, or returned something other than a path, a list of paths, or `undefined`.",
			cure: "Correct the function. It takes the path of a page and returns its old paths.",
		},
		{
			code: "url-lost",
			severity: "error",
			summary: "A URL that the site had leads nowhere.",
			cause:
				"`ssg check` compares the site with `urls.lock` or `--previous`, and `ssg build` in CI with `urls.lock`. A page was renamed or removed, and no redirect leads from its old path; or a redirect was removed.",
			cure: "Add the redirect that the message suggests, or run `ssg check --fix`. If the page is gone for good, remove the URL from the list.",
		},
	],
};
