/** Which dotfiles of the public folder are published, and which files are silently skipped. */

import { splitWords } from "../../model/text/split-words.ts";

/**
 * `.well-known/` is defined by RFC 8615. Static hosts read the others: Apache in any folder, GitHub Pages and
 * Codeberg Pages at the root.
 */
export const PUBLISHED_DOT_NAMES: readonly string[] = [".well-known/", ".nojekyll", ".domains", ".htaccess"];

/**
 * Files left behind by systems, editors and git, and a manifest, which would be mistaken for the output folder's own.
 */
export const LITTER: readonly string[] = splitWords(
	".DS_Store ._* Thumbs.db thumbs.db desktop.ini .git .gitkeep .gitignore .gitattributes .keep",
	".ssg-files *~ *.swp .*.sw? .#* #*# .goutputstream-*",
).flatMap((name) => [`**/${name}`, `**/${name}/**`]);

/**
 * Returns the path up to its first segment that begins with a dot and is not published.
 *
 * @example `.env` for `.env`, `a/.cache` for `a/.cache/b.txt`, `undefined` for `.well-known/a.txt`
 */
export function hiddenPartOf(name: string): string | undefined {
	const segments = name.split("/");
	const index = segments.findIndex((segment, i) => segment.startsWith(".") && !isPublished(segments, i));
	return index < 0 ? undefined : segments.slice(0, index + 1).join("/");
}

function isPublished(segments: readonly string[], index: number): boolean {
	const name = String(segments[index]);
	if (index < segments.length - 1) return index === 0 && name === ".well-known";
	return name === ".htaccess" || (index === 0 && PUBLISHED_DOT_NAMES.includes(name));
}
