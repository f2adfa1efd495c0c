import { suite } from "uvu";
import * as assert from "uvu/assert";
import { findSimilarPages, type ListedAddress } from "../../../../src/browser/visits/not-found.lazy.ts";

const similar = suite("similar pages");

const pages: ListedAddress[] = [
	["Help", "help/"],
	["Sync", "help/apps/sync/"],
	["Encryption", "help/apps/sync/e2ee"],
	["Synchronisation format", "help/dev/spec/sync"],
	["Web Clipper", "help/apps/clipper"],
	["Link to a note", "help/apps/link_to_note"],
	["Über uns", "%C3%BCber-uns"],
];

const cases: [path: string, found: string[]][] = [
	["help/apps/clippr", ["Web Clipper"]],
	["help/apps/sync.html", ["Sync", "Synchronisation format"]],
	["help/dev/spec/sync/index.html", ["Synchronisation format", "Sync"]],
	["apps/note_link", ["Link to a note"]],
	["%C3%BCber_uns", ["Über uns"]],
	["help/apps/%ff", []],
	["", []],
	["a".repeat(1000), []],
];
for (const [path, found] of cases)
	similar(`of ${path.slice(0, 40)} are ${found.join(", ") || "none"}`, () =>
		assert.equal(
			findSimilarPages(path, pages).map(([title]) => title),
			found,
		),
	);

similar("are five at most", () => {
	const many = Array.from({ length: 9 }, (_, i): ListedAddress => [`${i}`, `help/page-${i}`]);
	assert.is(findSimilarPages("help/page", many).length, 5);
});

similar.run();
