/** The words of an index in one text: each without what it begins with like the one before. */

const LONGEST_SHARED = 35; // one digit to the base of 36

/** Words in the order given; sorted ones have much in common. None may hold a space. */
export function packWords(words: readonly string[]): string {
	let before = "";
	return words
		.map((word) => {
			const shared = sharedStart(before, word);
			before = word;
			return shared.toString(36) + word.slice(shared);
		})
		.join(" ");
}

export function unpackWords(packed: string): string[] {
	let before = "";
	return packed === ""
		? []
		: packed.split(" ").map((entry) => {
				const shared = Number.parseInt(entry.charAt(0), 36);
				before = before.slice(0, shared) + entry.slice(1);
				return before;
			});
}

function sharedStart(one: string, other: string): number {
	const most = Math.min(one.length, other.length, LONGEST_SHARED);
	let length = 0;
	while (length < most && one[length] === other[length]) length++;
	return length;
}
