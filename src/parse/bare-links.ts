/** Addresses in running text. */
import type { MarkdownIt } from "markdown-it";

/**
 * Makes links of `https://…`, `www.…` and mail addresses, and of nothing else: a file name such as `README.md` or
 * `setup.py` would look like an address, because its ending is a country's.
 */
export function bareLinks({ linkify }: MarkdownIt): void {
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
	// Most paragraphs hold nothing like an address, and the full test is slow.
	linkify.test = (text) => SIGNS.test(text) && test(text);
}

/** Without one of these there is no address; a name with an at sign before it is none. */
const SIGNS = /:\/\/|mailto:|[^\s(]@|www\./i;
