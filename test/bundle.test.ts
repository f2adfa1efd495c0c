// Test run: slow
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { bundleSite } from "../src/bundle.ts";
import { Cache } from "../src/cache/cache.ts";
import { resolveConfig } from "../src/config/resolve-config.ts";
import { inFolder } from "./site.ts";

const bundling = suite("bundle");

bundling("gives the announcement bar its colours in a sheet of its own", () =>
	inFolder(async (folder) => {
		const config = resolveConfig(
			{
				title: "Test",
				url: "https://example.org",
				baseUrl: "/docs/",
				announcementBar: {
					content: "Hello",
					backgroundColor: "#0b6157",
					textColor: "rgb(255 255 255)",
				},
			},
			path.join(folder, "site.config.ts"),
		);
		const { assets, files } = await bundleSite(config, new Cache());
		const sheet = files.find((file) => file.path.includes("announcement-"));
		assert.ok(sheet && "contents" in sheet);
		assert.is(
			sheet.contents,
			".announcement{background:#0b6157;color:rgb(255 255 255)}.announcement a{color:inherit}\n",
		);
		assert.is(assets.styles.at(-1), `/docs/${sheet.path}`);
		assert.is(assets.styles.length, 2);
	}),
);

bundling("names the chunk of each island of the theme", () =>
	inFolder(async (folder) => {
		const config = resolveConfig(
			{ title: "Test", url: "https://example.org" },
			path.join(folder, "site.config.ts"),
		);
		const { assets, files } = await bundleSite(config, new Cache());
		assert.equal(Object.keys(assets.islands), [
			"Mermaid",
			"SearchBox",
			"SearchResults",
		]);
		const chunk = assets.islands.Mermaid?.slice(1);
		assert.ok(files.some((file) => file.path === chunk));
		assert.is(assets.scripts.length, 1);
	}),
);

bundling("tells where a mistake is, from wherever the site is built", () =>
	inFolder(async (folder) => {
		const page = "content/en/pages/broken.tsx";
		mkdirSync(path.dirname(path.join(folder, page)), { recursive: true });
		writeFileSync(path.join(folder, page), "export default (\n");
		const config = resolveConfig(
			{ title: "Test", url: "https://example.org" },
			path.join(folder, "site.config.ts"),
		);
		const { problems } = await bundleSite(config, new Cache());
		assert.is(problems[0]?.code, "compile");
		assert.is(problems[0]?.at?.path, page);
	}),
);

bundling.run();
