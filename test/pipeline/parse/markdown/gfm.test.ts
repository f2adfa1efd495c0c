/** The extensions of GitHub Flavored Markdown, rule by rule. */
import { suite } from "uvu";
import type { Placeholder } from "../../../../src/model/content/content.ts";
import { testFixtures } from "./fixtures.ts";
import { markup } from "./markup.ts";

const gfm = suite("gfm");

const OPTIONS = { html: "safe", math: false, emoji: false, headingIds: "github" } as const;

function plainFill(placeholder: Placeholder): string {
	if (placeholder.kind === "link") return placeholder.href;
	return placeholder.kind === "label" ? placeholder.name : "";
}

testFixtures(gfm, new URL("./gfm.txt", import.meta.url), (text) =>
	markup(text, OPTIONS, plainFill).replace(/ target="_blank" rel="noopener noreferrer"/g, ""),
);

gfm.run();
