// Installs the package in an empty folder as a user does, creates a site, builds it and reads a page from its server:
//
//     node test/package/try-package.mjs    the tarball in the current folder
import { execSync, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const tarball = readdirSync(".").find((name) => /^ssg-docs-.*\.tgz$/.test(name));
if (!tarball) throw new Error("there is no package here: run npm pack");

const folder = mkdtempSync(path.join(tmpdir(), "ssg try ")); // with spaces, as many users have
const site = path.join(folder, "site");
const run = (command, cwd) => {
	console.log(`$ ${command}`);
	execSync(command, { cwd, stdio: "inherit" });
};
try {
	cpSync(tarball, path.join(folder, tarball));
	run(`npm install ./${tarball}`, folder);
	run("npx ssg init site --yes", folder);
	run("npm install", site);
	run("npm run build -- --strict", site);
	await readPage("/fr/help/");
	console.log("the package works");
} finally {
	rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

async function readPage(address) {
	const program = path.join(site, "node_modules/ssg-docs/bin/ssg.mjs");
	const server = spawn(process.execPath, [program, "serve", "--port", "0"], {
		cwd: site,
		stdio: ["ignore", "pipe", "inherit"],
	});
	try {
		for await (const text of server.stdout.setEncoding("utf8")) {
			const url = /http:\/\/\S+/.exec(text)?.[0];
			if (!url) continue;
			const response = await fetch(new URL(address, url));
			const html = await response.text();
			if (!response.ok || !html.includes('<html lang="fr"')) throw new Error(`${address}: ${response.status}\n${html}`);
			return;
		}
		throw new Error("the server has ended");
	} finally {
		server.kill();
	}
}
