/** The download page offers the release that the changelog names as the newest. */
import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { release } from "../../content/_shared/download/release.ts";

const download = suite("download");

download("offers the newest release", () => {
	const changelog = readFileSync("content/en/help/about/changelog/desktop.md", "utf8");
	const [, version, date = ""] = /^### \[([\d.]+)\]\([^)]*\) – (\d{1,2} \w+ \d{4})/m.exec(changelog) ?? [];
	assert.is(release.version, version);
	assert.is(release.date, new Date(`${date} UTC`).toISOString().slice(0, 10));
});

download.run();
