import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Problem } from "../../../src/model/problems/problem.ts";
import type { OutputPath, Route } from "../../../src/model/urls/route.ts";
import { createOutputStore } from "../../../src/preview/watch/output-store.ts";
import { inFolder } from "../../site.ts";

const store = suite("files of a preview");

store("a page whose code cannot be loaded says why", () =>
	inFolder(async (root) => {
		const failedPage = (failures: readonly Problem[]) => `<main>${failures.map(({ message }) => message)}</main>`;
		const outputs = createOutputStore({ root, transformText: (text) => `${text}<script></script>`, failedPage });
		const render = () => Promise.reject(new Error("templates.mjs is gone"));
		const route = "/help/" as Route;
		outputs.replaceAll(
			["help/index.html", "help/index.json"].map((name) => ({ path: name as OutputPath, version: "", route, render })),
		);
		const page = await outputs.source.find("help/index.html");
		assert.is(`${await page?.read(0, page.size)}`, "<main>templates.mjs is gone</main><script></script>");
		assert.is(await outputs.source.find("help/index.json"), undefined);
	}),
);

store.run();
