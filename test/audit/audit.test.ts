/** What the parts of the audit make of the tools' reports. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { parseQuietly } from "../../bench/command-line.ts";
import { visitsOf } from "./axe.ts";
import { findingsIn } from "./lighthouse.ts";
import { isKnown, KNOWN_MESSAGES } from "./nu.ts";
import { createCommand } from "./options.ts";
import { linesOf, summaryOf } from "./report.ts";

const audit = suite("audit");

audit("runs all parts, or those that are named", () => {
	const optionsIn = (...given: string[]) => parseQuietly(createCommand(), given).opts();
	assert.equal(optionsIn().only, ["feeds", "nu", "links", "lighthouse", "axe", "node", "growth", "fuzz"]);
	assert.equal(optionsIn("--only", "nu,axe", "--full", "--json"), { only: ["nu", "axe"], full: true, json: true });
	assert.throws(() => optionsIn("--only", "nu,acks"), /'nu,acks' is invalid. Known are feeds, nu/);
});

audit("shows axe every page, and an example of each kind in all ways", () => {
	const counts = visitsOf(["/", "/help/faq", "/news", "/x"], ["/", "/news"]).map(
		({ address, combinations }) => `${address} ${combinations.length}`,
	);
	assert.equal(counts, ["/ 4", "/help/faq 1", "/news 4", "/x 1"]);
	const seen = visitsOf(["/a", "/b", "/c", "/d"], [])
		.flatMap(({ combinations }) => combinations)
		.map(({ mode, width }) => `${mode} ${width}`);
	assert.is(new Set(seen).size, 4);
});

audit("waives a message where it is known, with a reason, and nowhere else", () => {
	const message = "CSS: Parse Error.";
	assert.ok(isKnown({ message, extract: "w-transition-group(*){" }));
	assert.not(isKnown({ message, extract: "a{color:" }));
	assert.not(isKnown({ message: "Stray end tag “p”.", extract: "</p>" }));
	for (const { reason } of KNOWN_MESSAGES) assert.ok(reason.length > 20);
});

const report = (accessibility: number, performance: number) => ({
	categories: {
		performance: { score: performance, auditRefs: [] },
		accessibility: {
			score: accessibility,
			auditRefs: [
				{ id: "contrast", weight: 1 },
				{ id: "hint", weight: 0 },
			],
		},
		"best-practices": { score: 1, auditRefs: [] },
		seo: { score: 1, auditRefs: [] },
	},
	audits: { contrast: { score: 0, title: "Too pale" }, hint: { score: 0, title: "Hint" } },
});

audit("asks Lighthouse for full scores, and says what costs some", () => {
	assert.equal(findingsIn(report(1, 1), "/"), []);
	const message = "accessibility is 97, not 100: Too pale (contrast)";
	assert.equal(findingsIn(report(0.97, 1), "/"), [{ where: "/", message }]);
});

audit("asserts no performance, but a page that Lighthouse could not load is a finding", () => {
	assert.equal(findingsIn(report(1, 0.2), "/"), []);
	const failed = { ...report(1, 1), runtimeError: { message: "no page" } };
	assert.equal(findingsIn(failed, "/"), [{ where: "/", message: "no page" }]);
});

audit("prints findings and a table of figures", () => {
	const reports = [
		{
			name: "nu",
			seconds: 20,
			looked: { "HTML files": 1344 },
			findings: [{ where: "a.html:1:2", message: "error: x" }],
			waived: 3,
		},
	] as const;
	assert.equal(linesOf(reports), ["nu: a.html:1:2: error: x"]);
	assert.equal(summaryOf(reports).split("\n"), [
		"| part |        looked at | findings | waived | seconds |",
		"| ---- | ---------------: | -------: | -----: | ------: |",
		"| nu   | 1,344 HTML files |        1 |      3 |      20 |",
	]);
});

audit.run();
