import { suite } from "uvu";
import * as assert from "uvu/assert";
import { batchFiles } from "../../../src/engine/threads/batches.ts";
import { sourceFile } from "../../pipeline/parse/document.ts";

const parts = suite("parts");

parts("hold every file, an empty one that comes first included", () => {
	const files = [sourceFile(""), sourceFile("a")];
	assert.equal(batchFiles(files).flat(), files);
});

parts.run();
