/** Resolves the authors of a post. */

import type { Author, ParsedDocument } from "../../../model/content/document.ts";
import { didYouMean, type Problem, wholeFile } from "../../../model/problems/problem.ts";

export interface PostAuthorsResult {
	readonly authors: readonly Author[];
	readonly problems: readonly Problem[];
}

type AuthorsByKey = Readonly<Record<string, Author>>;

/**
 * Returns a post's authors in the order it names them. A key refers to the authors file; what the post sets itself
 * takes precedence. An unknown key is an error.
 */
export function resolvePostAuthors(document: ParsedDocument, known: AuthorsByKey): PostAuthorsResult {
	const named = (document.frontMatter.authors ?? []).map((author) =>
		typeof author === "string" ? { key: author } : author,
	);
	return {
		authors: named.flatMap((author) => lookUpAuthor(author, known) ?? []),
		problems: named
			.filter((author) => !lookUpAuthor(author, known))
			.map(({ key }) => unknownAuthorProblem(document, key ?? "", known)),
	};
}

function lookUpAuthor(author: Author, known: AuthorsByKey): Author | undefined {
	if (author.key === undefined) return author;
	if (!Object.hasOwn(known, author.key)) return undefined;
	return { ...known[author.key], ...author };
}

function unknownAuthorProblem(document: ParsedDocument, key: string, known: AuthorsByKey): Problem {
	const at = document.keys.authors ?? document.keys.author;
	const keys = Object.keys(known);
	const meant = didYouMean(key, keys);
	return {
		severity: "error",
		code: "unknown-author",
		message: `unknown author "${key}"`,
		at: at ?? wholeFile(document.path),
		hint: [
			...(meant ? [meant] : []),
			keys.length > 0 ? `known authors: ${keys.join(", ")}` : "the authors file is missing or empty",
		].join(" "),
	};
}
