// Builds the corpus that lies beside the project, in three locales:  node test/corpus/build.mjs [folder for the site]
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const prepare = path.resolve("../shared/bench/corpus.mjs");
const folder = path.resolve(process.argv[2] ?? path.join(tmpdir(), "ssg-corpus"));

if (!existsSync(prepare)) console.log("skipped: the corpus is not beside the project");
else {
	const corpus = path.join(folder, "corpus");
	execFileSync(process.execPath, [prepare, "s2", corpus]);
	execFileSync(process.execPath, ["bin/ssg.mjs", "build", "test/corpus", "-o", path.join(folder, "dist")], {
		stdio: "inherit",
		env: { ...process.env, CORPUS: corpus },
	});
}
