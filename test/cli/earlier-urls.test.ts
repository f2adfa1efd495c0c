import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readEarlierUrls } from "../../src/cli/url-history.ts";
import { inFolder, writeFiles } from "../site.ts";

const earlier = suite("lists of earlier URLs");

const INDEX = "<sitemapindex><sitemap><loc>https://example.org/sitemap-en.xml</loc></sitemap></sitemapindex>";

earlier("a sitemap that an index names and that is missing is reported", () =>
	inFolder(async (folder) => {
		writeFiles(folder, { "sitemap.xml": INDEX });
		const { urls, problems } = await readEarlierUrls(path.join(folder, "sitemap.xml"), "sitemap.xml", "/");
		assert.equal(urls, []);
		assert.is(problems.length, 1);
		assert.is(problems[0]?.code, "previous-unreadable");
		assert.match(problems[0]?.message ?? "", /cannot be read: .*sitemap-en\.xml/);
		assert.is(problems[0]?.at?.path, "sitemap.xml");
	}),
);

earlier("the sitemaps that an index names are read beside it", () =>
	inFolder(async (folder) => {
		writeFiles(folder, {
			"sitemap.xml": INDEX,
			"sitemap-en.xml": "<urlset><url><loc>https://example.org/docs/a&amp;b/</loc></url></urlset>",
		});
		const { urls, problems } = await readEarlierUrls(path.join(folder, "sitemap.xml"), "sitemap.xml", "/docs/");
		assert.equal(problems, []);
		assert.equal(urls, [{ path: "/a&b", anchors: [] }]);
	}),
);

earlier("a folder may be named like a page, and hold a redirect of it", () =>
	inFolder(async (folder) => {
		writeFiles(folder, {
			"a/index.html": '<h1 id="a">A</h1><h2 id="b">B</h2>',
			"a.html/index.html": '<meta http-equiv="refresh" content="0; url=/a">',
		});
		const { urls, problems } = await readEarlierUrls(folder, "old", "/");
		assert.equal(problems, []);
		assert.equal(urls, [
			{ path: "/a.html", anchors: [] },
			{ path: "/a", anchors: ["b"] },
		]);
	}),
);

earlier("a folder without pages is reported, because nothing would be compared", () =>
	inFolder(async (folder) => {
		writeFiles(folder, { "assets/a.css": "" });
		const { problems } = await readEarlierUrls(folder, "old", "/");
		assert.equal(
			problems.map(({ code, message }) => `${code}: ${message}`),
			["previous-unreadable: the folder has no HTML page"],
		);
	}),
);

earlier.run();
