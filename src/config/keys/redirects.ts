/** `redirects` and `createRedirects`: old paths that lead to pages. */
import * as v from "valibot";
import { oldPath } from "../paths.ts";
import type { ParsedKeys } from "../values.ts";
import { expected, requiredText } from "../values.ts";

export interface RedirectKeys {
	/**
	 * Redirects from old paths.
	 * @default []
	 * @example [{ from: ["/manual", "/docs"], to: "/help/" }, { from: "/chat", to: "https://chat.example.org" }]
	 */
	readonly redirects?: readonly RedirectOptions[];
	/**
	 * Returns the old paths of a page, given its path. Both are without locale prefix.
	 * @default none
	 * @example (path) => path.startsWith("/help/") ? path.replace("/help/", "/docs/") : undefined
	 */
	readonly createRedirects?: CreateRedirects;
}

export interface RedirectOptions {
	/** One or several old paths, without locale prefix. */
	readonly from: string | readonly string[];
	/** A path of this site, without locale prefix, or a URL of another site. */
	readonly to: string;
}

type CreateRedirects = (path: string) => string | readonly string[] | undefined;

/** Selects the schema by the type of the value, so that messages name the faulty path. */
const oldPaths = v.lazy((input) =>
	typeof input === "string" ? oldPath : v.array(oldPath, expected("a path or an array of paths")),
);

export const redirectKeys = {
	redirects: v.exactOptional(v.array(v.strictObject({ from: oldPaths, to: requiredText })), []),
	createRedirects: v.exactOptional(
		v.custom<CreateRedirects>((input) => typeof input === "function", expected("a function")),
	),
};

/** Redirects of every locale from some old paths, without locale prefix, to one target. */
export interface Redirect {
	readonly from: readonly string[];
	/** A path of the site without locale prefix, or a URL of another site. */
	readonly to: string;
}

export interface RedirectsConfig {
	readonly list: readonly Redirect[];
	/** Returns the old paths of a page, given its path without locale prefix. */
	readonly create?: (path: string) => readonly string[] | undefined;
}

export const resolveRedirects = ({
	redirects,
	createRedirects,
}: ParsedKeys<typeof redirectKeys>): {
	readonly redirects: RedirectsConfig;
} => ({
	redirects: {
		list: redirects.map(({ from, to }) => ({ from: [from].flat(), to })),
		...(createRedirects && { create: toList(createRedirects) }),
	},
});

const toList =
	(create: CreateRedirects) =>
	(path: string): readonly string[] | undefined => {
		const from = create(path);
		return from === undefined ? undefined : [from].flat();
	};
