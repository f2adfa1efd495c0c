/** A text that records what it was translated from; all else stays as its author wrote it. */

const FENCE = /^(\uFEFF?)---[ \t]*(\r?\n)/;
const SOURCE = /^source[ \t]*:.*$/m;

/** The text with `source: <digest>` in its front matter: in the place of the one before, otherwise as the last key. */
export function stamped(text: string, digest: string): string {
	const line = `source: ${/^\d+(?:e\d+)?$/.test(digest) ? `"${digest}"` : digest}`;
	const fence = FENCE.exec(text);
	const begin = fence?.[0].length ?? 0;
	const rest = text.slice(begin);
	const end = fence ? /^---[ \t]*$/m.exec(rest)?.index : undefined;
	if (!fence || end === undefined) {
		const [mark, plain] = text.startsWith("\uFEFF")
			? ["\uFEFF", text.slice(1)]
			: ["", text];
		return `${mark}---\n${line}\n---\n\n${plain}`;
	}
	const front = rest.slice(0, end);
	const after = SOURCE.test(front)
		? front.replace(SOURCE, (old) => line + (old.endsWith("\r") ? "\r" : ""))
		: `${front}${line}${fence[2]}`;
	return text.slice(0, begin) + after + rest.slice(end);
}
