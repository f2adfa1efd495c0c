// Test run: slow
/** The site that these suites share has lost nothing since it was built. */
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { done, site } from "../../browser/site.ts";
import { repository, runCommand } from "../../pipeline/emit/command.ts";

const earlier = suite("URLs of the built site");

earlier("are those of its folder and of its sitemap", async () => {
	const { folder } = await site();
	const lists = [folder, path.join(folder, "sitemap.xml")];
	const { code, stderr } = await runCommand(["check", ...lists.flatMap((list) => ["--previous", list])], {
		cwd: repository,
	});
	assert.equal([code, stderr], [0, ""]);
});

earlier.after(done);

earlier.run();
