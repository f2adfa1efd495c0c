/** Sites ship the browser code of the islands that they have. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { findIslandFiles } from "../../../src/engine/bundle/browser-entries.ts";
import { theme } from "../../host.ts";
import { buildSite } from "../../site.ts";

const files = suite("files of islands");

const output = (...imports: string[]) => ({
	bytes: 1,
	inputs: {},
	exports: [],
	imports: imports.map((path) => ({ path, kind: "import-statement" as const })),
});

files("are those that only the island's chunk leads to", () => {
	const metafile = {
		inputs: {},
		outputs: {
			"start.js": output("react.js", "Chart.js", "Search.js"),
			"react.js": output(),
			"react.js.LEGAL.txt": output(),
			"Chart.js": output("react.js", "draw.js"),
			"draw.js": output("shapes.js"),
			"draw.js.LEGAL.txt": output(),
			"shapes.js": output("Chart.js"),
			"Search.js": output("shared.js"),
			"shared.js": output(),
		},
	};
	assert.equal(
		findIslandFiles(metafile, ["start.js"], { Chart: "Chart.js", Search: "Search.js" }, (name) => name),
		{ Chart: ["Chart.js", "draw.js", "draw.js.LEGAL.txt", "shapes.js"], Search: ["Search.js", "shared.js"] },
	);
});

files("are written where a page has the island", async () => {
	const bundle = {
		...theme,
		files: ["start.js", "Mermaid.js", "draw.js"].map((name) => ({ path: `assets/${name}` as never, contents: "" })),
		islandFiles: { Mermaid: ["assets/Mermaid.js", "assets/draw.js"] },
	};
	const assetsOf = async (text: string) => {
		const site = { "content/en/help/index.md": text };
		const { outputs } = await buildSite(site, {}, {}, bundle);
		return [...outputs.keys()].filter((name) => name.endsWith(".js"));
	};
	assert.equal(await assetsOf("# Help\n"), ["assets/start.js"]);
	const fenced = (text: string) => `# Help\n\n\`\`\`mermaid\n${text}\n\`\`\`\n`;
	assert.equal(await assetsOf(fenced("graph LR\n\ta --> b")), ["assets/start.js"], "drawn by the build");
	const assets = await assetsOf(fenced("pie\n\t'a' : 1"));
	const isMermaid = (name: string) => name.startsWith("assets/mermaid-");
	assert.equal(
		assets.filter((name) => !isMermaid(name)),
		["assets/Mermaid.js", "assets/draw.js", "assets/start.js"],
	);
	assert.ok(assets.filter(isMermaid).length > 50);
});

files.run();
