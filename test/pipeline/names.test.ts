import { suite } from "uvu";
import * as assert from "uvu/assert";
import { assertNone } from "../assert-none.ts";
import { buildSite } from "../site.ts";

const names = suite("file name");

/** Names of documents, and what stands in a link to their pages. */
const cases: [name: string, href: string][] = [
	["a b", "a%20b"],
	["100 %", "100%20%25"],
	["%41", "%2541"],
	["C#", "C%23"],
	["what?", "what%3F"],
	["q&a", "q&amp;a"],
	["it's", "it's"],
	["日本", "%E6%97%A5%E6%9C%AC"],
	["🗒️", "%F0%9F%97%92%EF%B8%8F"],
	["Über", "%C3%9Cber"],
	["-dash", "-dash"],
	["a+b=c;d,e@f$g!h(i)", "a+b=c;d,e@f$g!h(i)"],
	["under_score", "under_score"],
	["UPPER", "UPPER"],
	["v1.2", "v1.2"],
	["[x]", "%5Bx%5D"],
	["constructor", "constructor"],
];
for (const [name, href] of cases)
	names(`“${name}” gives a page that links and lists lead to`, async () => {
		const { outputs, problems } = await buildSite({
			"content/en/help/index.md": `# Help\n\n[file](<./${encodeURI(name).replace(/[?#]/g, encodeURIComponent)}.md>)\n`,
			[`content/en/help/${name}.md`]: "# Here\n",
			"content/en/help/zz.md": "# Last\n",
		});
		assertNone(problems.filter((problem) => !problem.includes(" unportable-name: ")));
		assert.match(outputs.get(`help/${name}/index.html`) ?? "", ">Here</h1>");
		const html = outputs.get("help/index.html") ?? "";
		const hrefs = html.matchAll(/<a[^>]* href="([^"]*)"[^>]*>(?:file|Here)/g);
		for (const [, found = ""] of hrefs) assert.is(found.replace(/&#(39|x27);/, "'"), `/help/${href}`);
		assert.is(html.match(/>(file|Here)<\/a>/g)?.length, 2);
	});

names.run();
