/** The site that these suites share has lost nothing since it was built. */
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { repository, runCommand } from "../emit/command.ts";
import { done, site } from "./site.ts";

const earlier = suite("URLs of the built site");

for (const list of ["", "sitemap.xml"])
	earlier(`are those of its ${list || "folder"}`, async () => {
		const { folder } = await site();
		const { code, stderr } = await runCommand(["check", "--previous", path.join(folder, list)], {
			cwd: repository,
			isFast: true,
		});
		assert.equal([code, stderr], [0, ""]);
	});

earlier.after(done);

earlier.run();
