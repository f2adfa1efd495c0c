/** Facts that several help pages state: they have to agree, in every language. */
import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";

const facts = suite("facts that pages share");

/** What a page has to say, whatever the words around it, and the pages that say it. Spaces may be of any kind. */
const STATED: { fact: string; says: RegExp; pages: string[] }[] = [
	{
		fact: "Node.js for the terminal application",
		says: /18\.17.*20\.3/,
		pages: ["install", "apps/terminal", "apps/system_requirements"],
	},
	{
		fact: "largest attachment that phones download",
		says: /100\s(MB|Mo)/,
		pages: ["apps/attachments", "apps/mobile", "apps/system_requirements"],
	},
	{
		fact: "largest file that can be attached on phones",
		says: /200\s(MB|Mo)/,
		pages: ["apps/attachments", "apps/system_requirements"],
	},
	{
		fact: "storage of the Joplin Cloud plans",
		says: /\| 2\s(GB|Go) \| 30\s(GB|Go) \| 50\s(GB|Go) \|/,
		pages: ["apps/joplin_cloud_plans"],
	},
];

for (const locale of ["en", "fr", "de"]) {
	for (const { fact, says, pages } of STATED) {
		facts(`${locale}: ${fact}`, () => {
			const silent = pages.filter((page) => !says.test(readFileSync(`content/${locale}/help/${page}.md`, "utf8")));
			assert.equal(silent, []);
		});
	}
}

facts.run();
