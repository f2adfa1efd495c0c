/** Packs sorted words into one string: each word without the prefix that it shares with the previous one. */

const MAX_SHARED_PREFIX = 35; // a single base-36 digit

/** Packs words in the given order; sorted words pack best. Words must not contain spaces. */
export function packWords(words: readonly string[]): string {
	let previous = "";
	return words
		.map((word) => {
			const shared = sharedPrefixLength(previous, word);
			previous = word;
			return shared.toString(36) + word.slice(shared);
		})
		.join(" ");
}

export function unpackWords(packed: string): string[] {
	let previous = "";
	return packed === ""
		? []
		: packed.split(" ").map((entry) => {
				const shared = Number.parseInt(entry.charAt(0), 36);
				previous = previous.slice(0, shared) + entry.slice(1);
				return previous;
			});
}

function sharedPrefixLength(one: string, other: string): number {
	const maxLength = Math.min(one.length, other.length, MAX_SHARED_PREFIX);
	let length = 0;
	while (length < maxLength && one[length] === other[length]) length++;
	return length;
}
