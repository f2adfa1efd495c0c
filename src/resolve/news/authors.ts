/** The authors of a post. */

import type { Author, Document } from "../../model/document.ts";
import type { Problem } from "../../model/problem.ts";
import { nearest } from "../../model/problem.ts";

export interface PostAuthors {
	readonly authors: readonly Author[];
	readonly problems: readonly Problem[];
}

type Known = Readonly<Record<string, Author>>;

/**
 * The authors that a post names, in its order: a key stands for the author of the authors file, and what the post
 * writes beside a key wins over the file. A key that the file does not have is an error.
 */
export function authorsOf(document: Document, known: Known): PostAuthors {
	const named = (document.frontMatter.authors ?? []).map((author) =>
		typeof author === "string" ? { key: author } : author,
	);
	return {
		authors: named.flatMap((author) => found(author, known) ?? []),
		problems: named
			.filter((author) => !found(author, known))
			.map(({ key }) => unknownAuthor(document, key ?? "", known)),
	};
}

function found(author: Author, known: Known): Author | undefined {
	if (author.key === undefined) return author;
	if (!Object.hasOwn(known, author.key)) return undefined;
	return { ...known[author.key], ...author };
}

function unknownAuthor(document: Document, key: string, known: Known): Problem {
	const at = document.keys.authors ?? document.keys.author;
	const keys = Object.keys(known);
	const meant = nearest(key, keys);
	return {
		severity: "error",
		code: "unknown-author",
		message: `no author “${key}” in the authors file`,
		at: at ?? { path: document.path, line: 1, column: 1 },
		hint: [
			...(meant ? [`Did you mean “${meant}”?`] : []),
			keys.length > 0
				? `Known authors: ${keys.join(", ")}.`
				: "The authors file is missing or names nobody.",
		].join(" "),
	};
}
