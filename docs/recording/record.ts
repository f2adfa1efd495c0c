/**
 * Runs the session with the package as npm installs it, and draws it: `npm run docs:recording`. With `-- --draw`, draws the
 * recorded one.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { drawRecordings } from "./recordings.ts";
import { runSession } from "./run-session.ts";
import { commandsOf, type Session } from "./session.ts";

const repository = fileURLToPath(new URL("../..", import.meta.url));
const sessionFile = fileURLToPath(new URL("session.json", import.meta.url));

if (!process.argv.includes("--draw"))
	writeFileSync(sessionFile, `${JSON.stringify(await recordSession(), null, "\t")}\n`);
const session: Session = JSON.parse(readFileSync(sessionFile, "utf8"));
for (const [file, svg] of drawRecordings(session)) writeFileSync(path.join(repository, "docs/public", file), svg);

async function recordSession(): Promise<Session> {
	const folder = mkdtempSync(path.join(tmpdir(), "ssg-recording-"));
	try {
		const tarball = execFileSync("npm", ["pack", "--silent", "--pack-destination", folder], {
			cwd: repository,
			encoding: "utf8",
		}).trim();
		// Without what `npm run` sets.
		const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:npm_|CI$)/.test(name)));
		return await runSession(commandsOf(tarball), folder, {
			...env,
			npm_config_loglevel: "error",
			npm_config_update_notifier: "false",
			npm_config_yes: "true",
		});
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
