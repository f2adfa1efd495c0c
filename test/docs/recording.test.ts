// Test run: slow
/** The recording on the home page of the manual shows what the commands print today. */
import { chmodSync, readFileSync } from "node:fs";
import path from "node:path";
import { XMLValidator } from "fast-xml-parser";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { drawRecordings } from "../../docs/recording/recordings.ts";
import { runSession } from "../../docs/recording/run-session.ts";
import { commandsOf, type Session } from "../../docs/recording/session.ts";
import { repository } from "../pipeline/emit/command.ts";
import { inFolder, writeFiles } from "../site.ts";

const recording = suite("recording");

const session: Session = JSON.parse(readFileSync("docs/recording/session.json", "utf8"));

recording("is drawn from the session", () => {
	for (const [file, svg] of drawRecordings(session)) {
		assert.is(readFileSync(path.join("docs/public", file), "utf8"), svg, "run npm run docs:recording -- --draw");
		assert.is(XMLValidator.validate(svg), true);
		assert.match(svg, "prefers-reduced-motion:reduce");
	}
});

/** In place of npm, which would need the registry. */
const COMMANDS = {
	"bin/npx": `#!/bin/sh\nshift\nexec ${process.execPath} ${repository}bin/ssg.mjs "$@"\n`,
	"bin/npm": "#!/bin/sh\n",
};

/** Without times and sizes, which depend on the machine and the release. */
const comparable = (session: Session): Session =>
	session
		.filter(({ command }) => !command.includes("npm install"))
		.map(({ command, output }) => ({
			command,
			output: output.map((line) =>
				/kB|^ssg \d/.test(line) ? line.replace(/ *\d[\d.]*/g, " 0") : line.replace(/^(done in) .*/, "$1"),
			),
		}));

recording("has the output of the commands", () =>
	inFolder(async (folder) => {
		writeFiles(folder, COMMANDS);
		for (const file of Object.keys(COMMANDS)) chmodSync(path.join(folder, file), 0o755);
		const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_|^CI$/i.test(name)));
		const commands = commandsOf(/\S+\.tgz/.exec(session[0]?.command ?? "")?.[0].slice(2) ?? "");
		const run = await runSession(commands, folder, { ...env, PATH: `${path.join(folder, "bin")}:${process.env.PATH}` });
		assert.equal(comparable(run), comparable(session), "run npm run docs:recording");
	}),
);

recording.run();
