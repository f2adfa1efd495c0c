/** Writes the stamp of a translation, leaving the rest of the file as it is. */

const FRONT_MATTER_FENCE = /^(\uFEFF?)---[ \t]*(\r?\n)/;
const SOURCE_KEY = /^source[ \t]*:.*$/m;

/**
 * Returns the text with `source: <digest>` in its front matter: replaces the existing key, or adds it as the last
 * one.
 */
export function withSourceDigest(text: string, digest: string): string {
	const line = `source: ${/^\d+(?:e\d+)?$/.test(digest) ? `"${digest}"` : digest}`;
	const fence = FRONT_MATTER_FENCE.exec(text);
	const begin = fence?.[0].length ?? 0;
	const rest = text.slice(begin);
	const end = fence ? /^---[ \t]*$/m.exec(rest)?.index : undefined;
	if (!fence || end === undefined) {
		const [mark, plain] = text.startsWith("\uFEFF") ? ["\uFEFF", text.slice(1)] : ["", text];
		return `${mark}---\n${line}\n---\n\n${plain}`;
	}
	const frontMatter = rest.slice(0, end);
	const updatedFrontMatter = SOURCE_KEY.test(frontMatter)
		? frontMatter.replace(SOURCE_KEY, (old) => line + (old.endsWith("\r") ? "\r" : ""))
		: `${frontMatter}${line}${fence[2]}`;
	return text.slice(0, begin) + updatedFrontMatter + rest.slice(end);
}
