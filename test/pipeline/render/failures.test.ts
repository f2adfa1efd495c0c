/** Components that throw while a page is rendered. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createNodeHost } from "../../../src/engine/host.ts";
import { createBuilder } from "../../../src/pipeline/build.ts";
import { inlineWorkers } from "../../inline-workers.ts";
import { inFolder, writeFiles } from "../../site.ts";
import { testConfig } from "../../test-config.ts";

const failures = suite("components that throw");

const files = {
	"content/en/help/index.md": "# Help\n",
	"content/en/pages/index.tsx": 'import { Hero } from "../../../parts/Hero";\n\nexport default () => <Hero />;\n',
	"content/en/pages/about.tsx": 'import { Hero } from "../../../parts/Hero";\n\nexport default () => <Hero />;\n',
	"parts/Hero.tsx":
		"export function Hero({ user }: { user?: { name: string } }) {\n\treturn <h1>{user!.name}</h1>;\n}\n",
};

failures("name the page, the file and the line, once", () =>
	inFolder(async (folder) => {
		writeFiles(folder, files);
		const config = testConfig({}, folder);
		const build = createBuilder(config, createNodeHost(config), inlineWorkers);
		const { ok, problems } = await build();
		assert.is(ok, false);
		assert.equal(
			problems.map(({ code, message, at }) => ({ code, message, at })),
			[
				{
					code: "render-failed",
					message:
						"page /about cannot be rendered: Cannot read properties of undefined (reading 'name') (and 1 more page)",
					at: { path: "parts/Hero.tsx", line: 2, column: 20 },
				},
			],
		);
		assert.match(problems[0]?.stack ?? "", /at Hero \(.*Hero\.tsx:2:20\)/);
	}),
);

failures.run();
