/** Props of a site's own components and islands, which it may declare. */
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createNodeHost } from "../../src/engine/host.ts";
import { createBuilder } from "../../src/pipeline/build.ts";
import { inlineWorkers } from "../inline-workers.ts";
import { codesIn } from "../messages.ts";
import { inFolder, writeFiles } from "../site.ts";
import { testConfig } from "../test-config.ts";

const declared = suite("props that a site declares");
const codes = codesIn("pipeline");

const MODULE = `import * as v from ${JSON.stringify(fileURLToPath(import.meta.resolve("valibot")))};
import Counter from "./Counter.tsx";
export const components = { Note: () => <p />, Free: () => <p /> };
export const islands = { Counter };
export const props = {
	Note: v.object({ level: v.picklist(["low", "high"]), size: v.optional(v.number()), children: v.string() }),
	Counter: v.object({ label: v.string() }),
};
`;

declared("are compared with what Markdown writes", () =>
	inFolder(async (folder) => {
		writeFiles(folder, {
			"components.tsx": MODULE,
			"Counter.tsx": "export default ({ label }: { label: string }) => <b>{label}</b>;\n",
			"content/en/_part.md": '<Note level="low" sise={1}>a</Note>\n',
			"content/en/help/index.md": [
				'<Note lvel="low">a</Note>',
				'<Note level="middle" size="2">a</Note>',
				'<Note level="low" />',
				"<Free any={1} />",
				'Text <Note level="low" toString="a">b</Note>',
				"",
				'::Counter{lable="a"}',
				"",
				':::island Counter {"label": 1,',
				'"more": 2}',
				":::",
				"",
				'<Counter label="a" />',
				"",
				"<!--@include: ../_part.md-->",
				"",
			].join("\n"),
		});
		const config = testConfig({ theme: { components: "./components.tsx" } }, folder);
		const { problems } = await createBuilder(config, createNodeHost(config), inlineWorkers)();
		assert.equal(codes(problems), [
			"content/en/help/index.md:1:7 error missing-prop",
			"content/en/help/index.md:2:7 warning bad-prop",
			"content/en/help/index.md:2:22 warning bad-prop",
			"content/en/help/index.md:3:1 warning empty-component",
			"content/en/help/index.md:5:24 warning unknown-prop",
			"content/en/help/index.md:7:11 error missing-prop",
			"content/en/help/index.md:9:21 warning bad-prop",
			"content/en/help/index.md:10:2 warning unknown-prop",
			"content/en/help/index.md:15:1 warning unknown-prop",
		]);
	}),
);

declared.run();
