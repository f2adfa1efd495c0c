/** The changelogs of this site have the form that their filter reads. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { CHANGE_KINDS, compareVersions } from "../../content/_shared/changelog/filter.ts";
import { filterWords } from "../../content/_shared/changelog/words.ts";
import { assertNone } from "../assert-none.ts";

const changelogs = suite("changelogs");

const FOLDER = "content/en/help/about/changelog";
const HEADING =
	/^### (?:\[([\d.]+)\]\(https:\/\/github\.com\/laurent22\/joplin\/releases\/tag\/([\w.-]+)\)|([\d.]+)) – \d{1,2} [A-Z][a-z]+ \d{4}(?: \(pre-release\))? \{#v([\d-]+)\}$/;
const SUBJECT = /^(?:\*\*([^*]+)\*\*|- \*\*([^*]+):\*\* .*)$/;

const KIND = new RegExp(`^- (?:\\*\\*[^*]+:\\*\\* )?\\*(${CHANGE_KINDS.join("|")}):\\* \\S`);

const pages = readdirSync(FOLDER).filter((file) => file.endsWith(".md"));
const linesOf = (file: string) => readFileSync(path.join(FOLDER, file), "utf8").split("\n");
const linesWith = (file: string, start: string) => linesOf(file).filter((line) => line.startsWith(start));

for (const file of pages) {
	changelogs(`${file} lists releases from the newest, each with its date`, () => {
		const versions = linesWith(file, "### ").map((line) => {
			const [, linked = "", tag = "", unlinked = "", id = ""] = HEADING.exec(line) ?? [];
			const version = linked || unlinked;
			assert.ok(version, `${file}: ${line}`);
			assert.is(id, version.replaceAll(".", "-"), line);
			if (linked) assert.match(tag, new RegExp(`(^|-)v${version}(-beta)?$`));
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
			assertNone(subjects.filter((name) => name !== "Security" && !filterWords[language].subjects[name]));
	});

	changelogs(`${file} has changes that are sentences, each with its kind`, () => {
		assertNone(linesWith(file, "- ").filter((line) => !KIND.test(line) || !line.endsWith(".")));
	});
}

changelogs("has words for the kinds", () => {
	for (const language of ["fr", "de"] as const)
		assertNone(CHANGE_KINDS.filter((kind) => !filterWords[language].kinds[kind]));
});

changelogs("have no change without a subject, except on security", () => {
	const without = pages.flatMap((file) => {
		let subject = "";
		return linesOf(file).filter((line) => {
			if (line.startsWith("#")) subject = "";
			const [, group, label] = SUBJECT.exec(line) ?? [];
			if (group) subject = group;
			return line.startsWith("- ") && !label && !subject && KIND.exec(line)?.[1] !== "Security";
		});
	});
	assert.equal(without, []);
});

changelogs.run();
