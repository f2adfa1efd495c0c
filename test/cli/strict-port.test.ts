// Test run: integration
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { runCommand } from "../pipeline/emit/command.ts";
import { inFolder, writeFiles } from "../site.ts";

const strictPort = suite("--strict-port");

strictPort("fails before the first build where the port is in use", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, {
			"site.config.ts": 'export default { title: "T", url: "https://example.org" };',
			"content/en/help/index.md": "[gone](/gone)\n", // a build would report it
		});
		const other = createServer().listen(0, "127.0.0.1");
		await once(other, "listening");
		const { port } = other.address() as AddressInfo;
		try {
			for (const watch of [["--watch"], []]) {
				const { code, stdout, stderr } = await runCommand(
					["serve", ...watch, "--strict-port", "--port", String(port)],
					{ cwd },
				);
				assert.equal([code, stdout], [1, ""]);
				assert.is(
					stderr,
					`error: port ${port} is in use\n  help: choose another with --port, or leave out --strict-port to use the next free one\n`,
				);
			}
		} finally {
			other.close();
		}
	}),
);

strictPort.run();
