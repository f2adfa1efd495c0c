/** Autolinks in running text. */
import type { MarkdownIt } from "markdown-it";

/**
 * Links `https://…`, `www.…` and e-mail addresses only. File names such as `README.md` and `setup.py` would otherwise
 * become links, because their extensions are top-level domains.
 */
export function linkifyPlugin({ linkify }: MarkdownIt): void {
	linkify.set({ fuzzyLink: false, fuzzyEmail: true, fuzzyIP: false });
	linkify.add("//", null);
	linkify.add("www.", {
		validate(text, pos, self) {
			const rest = self.re.get_relative_proto_validator();
			rest.lastIndex = pos;
			return rest.exec(text)?.[0].length ?? 0;
		},
		normalize(match) {
			match.url = `http://${match.url}`;
		},
	});
	const test = linkify.test.bind(linkify);
	// Most paragraphs contain no URLs, and the full test is slow.
	linkify.test = (text) => LINK_SIGN.test(text) && test(text);
}

/** Text without any of these contains no URLs. */
const LINK_SIGN = /:\/\/|mailto:|[^\s(]@|www\./i;
