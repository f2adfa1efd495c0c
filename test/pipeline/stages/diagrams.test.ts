/** Diagrams that mermaid cannot draw. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createBuilder } from "../../../src/pipeline/build.ts";
import { hostIn } from "../../host.ts";
import { inlineWorkers } from "../../inline-workers.ts";
import { codesIn } from "../../messages.ts";
import { buildSite, inFolder, writeFiles } from "../../site.ts";

const diagrams = suite("diagrams that cannot be drawn");
const codes = codesIn("pipeline/stages");

const FENCE = "```";
const fenced = (text: string) => `${FENCE}mermaid\n${text}\n${FENCE}\n`;
const page = (...texts: string[]) => ({ "content/en/help/index.md": `# Help\n\n${texts.map(fenced).join("\n")}` });

diagrams("are warnings at their line", async () => {
	const { result } = await buildSite({
		...page(
			"graph LR\n\tA[Phone] --> B",
			"---\ntitle: T\n---\n%% a comment\ngraph LR\n\tA --> B\n\tB[Desktop --> C",
			"grahp LR\n\tA --> B",
			'pie\n\t"a" : 1\n\tb : 2',
			"sequenceDiagram\n\tA->>B: hello\n\tA->>",
		),
	});
	assert.equal(codes(result.problems), [
		"content/en/help/index.md:15:1 warning bad-diagram",
		"content/en/help/index.md:19:1 warning bad-diagram",
		"content/en/help/index.md:26:1 warning bad-diagram",
		"content/en/help/index.md:32:1 warning bad-diagram",
	]);
});

diagrams("that the browser draws are named once, the others not at all", async () => {
	const { result } = await buildSite(
		page("graph LR\n\tA --> B", 'pie\n\t"a" : 1', "%%{init: {}}%%\ngraph LR\n\tA --> B"),
	);
	assert.equal(codes(result.problems), ["content/en/help/index.md:9:1 info diagram-in-browser"]);
});

diagrams("ask for mermaid by name where it is not installed", () =>
	inFolder(async (folder) => {
		writeFiles(
			folder,
			page('pie\n\t"a" : 1', "graph LR\n\tA[Phone -->", "flowchrt LR\n\tA --> B", "graph LR\n\tA --> B"),
		);
		const { settled, host } = hostIn(folder);
		const { problems } = await createBuilder(settled, { ...host, findMermaid: () => undefined }, inlineWorkers)();
		assert.equal(codes(problems), [
			"content/en/help/index.md:4:1 error mermaid-missing",
			"content/en/help/index.md:9:1 error mermaid-missing",
			"content/en/help/index.md:14:1 error mermaid-missing",
		]);
	}),
);

diagrams.run();
