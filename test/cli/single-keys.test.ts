// Test run: integration, kinds
/** Keys of `ssg serve` on a real terminal: Python has one in its standard library, Node has none. */
import { execFile, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { repository } from "../pipeline/emit/command.ts";
import { inFolder, writeFiles } from "../site.ts";
import { some } from "../slow-run.ts";

const terminal = suite("keys on a terminal");

const hasTerminals = spawnSync("python3", ["-c", "import pty, termios"]).status === 0;

/** Presses keys after texts that are waited for, then prints how the program ended and whether the mode is as before. */
const PRESS_KEYS = `
import json, os, pty, subprocess, sys, termios, time
program, steps = sys.argv[1], json.loads(sys.argv[2])
master, slave = pty.openpty()
before = termios.tcgetattr(slave)
def start():
    os.setsid()
    import fcntl
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
child = subprocess.Popen(json.loads(program), stdin=slave, stdout=slave, stderr=slave, preexec_fn=start)
text = ""
for awaited, key in steps:
    while awaited not in text:
        text += os.read(master, 4096).decode()
    text = text.split(awaited, 1)[1]
    while termios.tcgetattr(slave)[3] & (termios.ICANON | termios.ECHO):
        time.sleep(0.01)
    os.write(master, key.encode())
code = child.wait()
print(json.dumps([code, termios.tcgetattr(slave) == before]))
`;

/** Each step waits for a text and presses a key. */
async function pressKeys(folder: string, steps: readonly (readonly [text: string, key: string])[]): Promise<unknown> {
	const script = path.join(folder, "press-keys.py");
	writeFileSync(script, PRESS_KEYS);
	writeFiles(folder, {
		"site.config.ts": 'export default { title: "T", url: "https://example.org" };\n',
		"dist/index.html": "<title>T</title>",
	});
	const program = [process.execPath, path.join(repository, "bin/ssg.mjs"), ...["serve", folder, "--port", "0"]];
	const { stdout } = await promisify(execFile)("python3", [script, JSON.stringify(program), JSON.stringify(steps)]);
	return JSON.parse(stdout);
}

const START = "press h for help";
const HELP = "show this help";

if (hasTerminals) {
	terminal("need no Enter, and q leaves the terminal as it was", () =>
		inFolder(async (folder) => {
			const ended = await pressKeys(folder, [
				[START, "h"],
				[HELP, "q"],
			]);
			assert.equal(ended, [0, true]);
		}),
	);

	for (const [name, key, code] of some([
		["Ctrl-C", "\x03", 130],
		["Ctrl-\\", "\x1c", 131],
	] as const))
		terminal(`${name} ends the server and leaves the terminal as it was`, () =>
			inFolder(async (folder) => {
				assert.equal(await pressKeys(folder, [[START, key]]), [code, true]);
			}),
		);
}

terminal.run();
