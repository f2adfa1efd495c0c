/** The changelogs of this site have the form that their filter reads. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compareVersions } from "../../content/_shared/changelog/filter.ts";
import { filterWords } from "../../content/_shared/changelog/words.ts";
import { assertNone } from "../assert-none.ts";

const changelogs = suite("changelogs");

const FOLDER = "content/en/help/about/changelog";
const HEADING =
	/^### \[([\d.]+)\]\(https:\/\/github\.com\/laurent22\/joplin\/releases\/tag\/([\w.-]+)\) – \d{1,2} [A-Z][a-z]+ \d{4} \{#v([\d-]+)\}$/;
const SUBJECT = /^(?:\*\*([^*]+)\*\*|- \*\*([^*]+):\*\* .*)$/;

const pages = readdirSync(FOLDER).filter((file) => file.endsWith(".md"));
const linesOf = (file: string) => readFileSync(path.join(FOLDER, file), "utf8").split("\n");
const linesWith = (file: string, start: string) => linesOf(file).filter((line) => line.startsWith(start));

for (const file of pages) {
	changelogs(`${file} lists releases from the newest, each with its link`, () => {
		const versions = linesWith(file, "### ").map((line) => {
			const [, version = "", tag = "", id = ""] = HEADING.exec(line) ?? [];
			assert.ok(version, `${file}: ${line}`);
			assert.is(id, version.replaceAll(".", "-"), line);
			assert.match(tag, new RegExp(`(^|-)v${version}(-beta)?$`));
			return version;
		});
		assert.equal(
			versions,
			[...new Set(versions)].sort((a, b) => compareVersions(b, a)),
		);
	});

	changelogs(`${file} has subjects that the filter can translate`, () => {
		const subjects = linesOf(file).flatMap((line) => {
			const [, group, label] = SUBJECT.exec(line) ?? [];
			return group ?? label ?? [];
		});
		for (const language of ["fr", "de"] as const)
			assertNone(subjects.filter((name) => !filterWords[language].subjects[name]));
	});
}

changelogs("have no change without a subject", () => {
	const without = pages.flatMap((file) => {
		let subject = "";
		return linesOf(file).filter((line) => {
			if (line.startsWith("#")) subject = "";
			const [, group, label] = SUBJECT.exec(line) ?? [];
			if (group) subject = group;
			return line.startsWith("- ") && !label && !subject;
		});
	});
	assert.equal(without, []);
});

changelogs.run();
