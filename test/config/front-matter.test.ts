/** The types that a theme gets from a configuration. The compiler checks them. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defineConfig, type FrontMatterOf } from "../../src/config/define.ts";
import type { CustomFrontMatter } from "../../src/model/content/document.ts";

const types = suite("types of front matter");

const config = defineConfig({
	title: "T",
	url: "https://example.org",
	frontMatter: {
		docs: {
			level: { type: "string", values: ["easy", "hard"], required: true },
			minutes: { type: "number" },
			platforms: { type: "string[]", values: ["mac", "linux"] },
			stable: { type: "boolean", required: true },
		},
	},
});

types("follow from the configuration", () => {
	const all: FrontMatterOf<typeof config, "docs"> = { level: "easy", minutes: 5, platforms: ["mac"], stable: true };
	const least: FrontMatterOf<typeof config, "docs"> = { level: "hard", stable: false };
	// @ts-expect-error: the value is not among those described
	const wrong: FrontMatterOf<typeof config, "docs">["level"] = "medium";
	// @ts-expect-error: a required key is missing
	const missing: FrontMatterOf<typeof config, "docs"> = { level: "easy" };
	assert.is([all, least, wrong, missing].length, 4);
});

types("describe what a layout receives", () => {
	const received: CustomFrontMatter = { level: "easy", stable: true };
	const { level } = received as FrontMatterOf<typeof config, "docs">;
	const known: "easy" | "hard" = level;
	assert.is(known, "easy");
});

types("an unknown key of a configuration does not compile", () => {
	// @ts-expect-error: the key is misspelt
	const misspelt = { title: "T", url: "", tagine: "" } satisfies Parameters<typeof defineConfig>[0];
	// @ts-expect-error: the key is misspelt
	assert.ok(defineConfig({ title: "T", url: "", tagine: "" }));
	assert.ok(misspelt);
});

types.run();
