/** Old paths that lead to pages, and how serious problems with links are. */
import * as v from "valibot";
import { oldPath } from "../paths.ts";
import { expected, type Input, type ParsedKeys, requiredText, severity } from "../values.ts";

export type CreateRedirects = (path: string) => string | readonly string[] | undefined;

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
	 * Redirects from old paths.
	 * @example [{ from: ["/manual", "/docs"], to: "/help/" }, { from: "/chat", to: "https://chat.example.org" }]
	 */
	redirects: v.exactOptional(v.array(redirectOptions), []),
	/**
	 * Returns the old paths of a page, given its path. Both are without locale prefix.
	 * @default none
	 * @example (path) => path.startsWith("/help/") ? path.replace("/help/", "/docs/") : undefined
	 */
	createRedirects: v.exactOptional(
		v.custom<CreateRedirects>((input) => typeof input === "function", expected("a function")),
	),
	/** Links to pages that do not exist. */
	onBrokenLinks: v.exactOptional(severity, "throw"),
	/** Links to headings that do not exist. */
	onBrokenAnchors: v.exactOptional(severity, "warn"),
	/** Links to Markdown files that do not exist. */
	onBrokenMarkdownLinks: v.exactOptional(severity, "warn"),
	/** Pages with the same route. */
	onDuplicateRoutes: v.exactOptional(severity, "warn"),
};

/** Redirects of every locale from some old paths, without locale prefix, to one target. */
export interface Redirect {
	readonly from: readonly string[];
	/** A path of the site without locale prefix, or a URL of another site. */
	readonly to: string;
}

export const resolveRedirects = ({ redirects, createRedirects }: ParsedKeys<typeof redirectKeys>) => ({
	list: redirects.map(({ from, to }): Redirect => ({ from: [from].flat(), to })),
	/** Returns the old paths of a page, given its path without locale prefix. */
	...(createRedirects && {
		create: (path: string): readonly string[] => [createRedirects(path) ?? []].flat(),
	}),
});
