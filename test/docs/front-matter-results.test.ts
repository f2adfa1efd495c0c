// Test run: integration
/** What the reference of front matter says that each example makes of a page. */
import { suite } from "uvu";
import { readFrontMatterSubjects } from "../../src/start/front-matter-reference.ts";
import { buildSite } from "../site.ts";
import { assertShown } from "./shown-results.ts";

const results = suite("results of front matter");

const PAGE_FILES = {
	docs: "content/en/help/install.md",
	news: "content/en/news/2024-01-05-install.md",
	pages: "content/en/pages/install.md",
};

const OTHER_FILES = {
	"content/en/help/guides/configure.md": "---\ntitle: Configure\n---\n",
	"content/en/help/other.md": "---\ntitle: Other\n---\n",
	"content/en/news/authors.yml": "jane:\n  name: Jane Doe\n",
	"public/images/install.png": "",
	"public/logo.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>',
};

const CONFIG = {
	title: "Tidewater",
	url: "https://docs.example.org",
	docs: { showLastUpdateTime: true, showLastUpdateAuthor: true },
} as const;

for (const { name, areas, example, result } of readFrontMatterSubjects().flatMap(({ keys }) => keys)) {
	if (!result.startsWith("<")) continue;
	results(`${name} makes the HTML that it is shown with`, async () => {
		const area = areas[0] ?? "docs";
		const title = name === "title" ? "" : "title: Install the app\n";
		const layout = ["hero", "features"].includes(name) ? "layout: home\n" : "";
		const { outputs } = await buildSite(
			{ ...OTHER_FILES, [PAGE_FILES[area]]: `---\n${title}${layout}${example}\n---\n\n## Start\n` },
			CONFIG,
		);
		const pages = [...outputs].filter(([path]) => path.endsWith(".html")).map(([, html]) => html);
		assertShown(result, pages);
	});
}

results.run();
