/** Parses until it is interrupted, as a build does, and says when it begins. */
import { inlineWorkers } from "../../inline-workers.ts";
import { markdownConfig, sourceFile } from "../../pipeline/parse/document.ts";

const text = "[a](b) `c` *d*\n\n".repeat(400_000); // 6 MB
const files = Array.from({ length: 20 }, () => sourceFile(text));

process.once("SIGINT", () => process.exit(130));
setImmediate(async () => {
	console.log("parsing");
	for await (const _ of inlineWorkers.run("parse", [files], {
		markdown: markdownConfig,
		components: {},
		frontMatter: {},
	}));
});
