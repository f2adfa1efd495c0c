// Test run: integration
/** `ssg serve --open`, and `--host` without a value. */
import { chmodSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { networkAddresses } from "../../src/cli/commands/serve.ts";
import { startCommand } from "../pipeline/emit/command.ts";
import { inFolder, writeFiles } from "../site.ts";

const open = suite("ssg serve --open");

open("opens the address, and prints those of the network", () =>
	inFolder(async (folder) => {
		writeFiles(folder, {
			"site.config.ts": 'export default { title: "T", url: "https://example.org" };\n',
			"dist/index.html": "<title>T</title>",
			browser: `#!/bin/sh\necho "$1" > ${folder}/opened\n`,
		});
		chmodSync(path.join(folder, "browser"), 0o755);
		const { child, said } = startCommand(["serve", "--open", "--host", "--port", "0"], {
			cwd: folder,
			env: { BROWSER: path.join(folder, "browser") },
		});
		const opened = path.join(folder, "opened");
		while (!existsSync(opened) || !readFileSync(opened, "utf8")) await setTimeout(50);
		child.kill();
		const [, port] = /on http:\/\/localhost:(\d+)\/\n/.exec(said.stdout) ?? [];
		assert.is(readFileSync(opened, "utf8"), `http://localhost:${port}/\n`);
		for (const address of networkAddresses())
			assert.match(said.stdout, `on your network: http://${address}:${port}/\n`);
	}),
);

open.run();
