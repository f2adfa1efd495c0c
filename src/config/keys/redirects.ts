/** Old paths that lead to pages, and how serious problems with links are. */
import * as v from "valibot";
import { oldPath } from "../paths.ts";
import { expected, type Input, requiredText, severity } from "../values.ts";

/** Returns the old paths of a page, given its path. Both are without locale prefix. */
export type CreateRedirects = (path: string) => string | readonly string[] | undefined;

const oldPathsOfPage = v.custom<CreateRedirects>((input) => typeof input === "function");

/** Selects the schema by the type of the value, so that messages name the faulty path. */
const oldPaths = v.lazy((input) =>
	typeof input === "string" ? oldPath : v.array(oldPath, expected("a path or an array of paths")),
);

const redirectOptions = v.strictObject({
	/** One or several old paths, without locale prefix. */
	from: oldPaths,
	/** A path of this site, without locale prefix, or a URL of another site. */
	to: requiredText,
});

export type RedirectOptions = Input<typeof redirectOptions>;

export const redirectKeys = {
	/**
	 * Redirects from old paths. A function returns the old paths of a page, given its path; both are without locale prefix.
	 * @example [
	 * 	{ from: ["/manual", "/guide"], to: "/help/" },
	 * 	{ from: "/chat", to: "https://chat.example.org" },
	 * 	(path) => path.startsWith("/help/") ? path.replace("/help/", "/docs/") : undefined,
	 * ]
	 */
	redirects: v.exactOptional(
		v.array(v.lazy((input) => (typeof input === "function" ? oldPathsOfPage : redirectOptions))),
		[],
	),
	/** Links and redirects to pages that do not exist. */
	onBrokenLinks: v.exactOptional(severity, "throw"),
	/** Links to headings that do not exist. */
	onBrokenAnchors: v.exactOptional(severity, "warn"),
	/** Links to Markdown files that do not exist. */
	onBrokenMarkdownLinks: v.exactOptional(severity, "throw"),
	/** Pages with the same route. */
	onDuplicateRoutes: v.exactOptional(severity, "warn"),
};
