import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { RecordedCommand, Session } from "./session.ts";

/** Runs the commands of a session one after the other, as a shell in a folder does. */
export async function runSession(
	commands: readonly string[],
	folder: string,
	env: NodeJS.ProcessEnv,
): Promise<Session> {
	const session: RecordedCommand[] = [];
	let cwd = folder;
	for (const command of commands) {
		const output = await runCommand(command, cwd, env);
		session.push({ command, output });
		const [, subfolder] = /^cd (\S+)/.exec(command) ?? [];
		if (subfolder) cwd = path.join(cwd, subfolder);
	}
	return session;
}

/** Returns what a command has printed, as a terminal shows it. */
async function runCommand(command: string, cwd: string, env: NodeJS.ProcessEnv): Promise<readonly string[]> {
	const child = spawn("sh", ["-c", `${command} 2>&1`], { cwd, env, stdio: ["ignore", "pipe", "inherit"] });
	let text = "";
	child.stdout.setEncoding("utf8").on("data", (chunk) => {
		text += chunk;
	});
	const [code] = await once(child, "close");
	const isReport = / error /.test(text); // the problem that the session shows
	if (code !== 0 && !isReport) throw new Error(`${command} failed:\n${text}`);
	return text.split("\n").slice(0, -1);
}
