// Test run: slow
/** The configurations of web servers that the manual shows, tried with these servers where they are installed. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { inFolder, writeFiles } from "../site.ts";
import { assertServes, buildServedSite, configurationOn, serverConfig, waitForServer } from "./web-server-site.ts";

const servers = suite("web servers");

const isInstalled = (program: string): boolean => spawnSync(program, ["version"]).error === undefined;

async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as { port: number };
	server.close();
	await once(server, "close");
	return port;
}

/** Replaces what the page names by what the test has. Each text must be there. */
const withValues = (text: string, values: readonly (readonly [string, string])[]): string =>
	values.reduce((filled, [from, to]) => {
		assert.ok(filled.includes(from), `${from} in ${text}`);
		return filled.replaceAll(from, to);
	}, text);

async function whileRunning(child: ChildProcess, use: () => Promise<void>): Promise<void> {
	let output = "";
	child.stderr?.on("data", (chunk) => {
		output += chunk;
	});
	const ended = once(child, "exit").then(() => {
		throw new Error(`the server has stopped:\n${output}`);
	});
	ended.catch(() => {});
	try {
		await Promise.race([use(), ended]);
	} finally {
		child.kill();
		await ended.catch(() => {});
	}
}

/** What Debian's `nginx.conf` has around the files of sites. */
const nginxAround = (folder: string): string => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
	include /etc/nginx/mime.types;
	default_type application/octet-stream;
	access_log off;
	${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
	include ${folder}/my-site;
}
`;

for (const form of [
	{ baseUrl: "/", isBare: false },
	{ baseUrl: "/docs/", isBare: false },
	{ baseUrl: "/", isBare: true },
]) {
	const name = `${form.baseUrl}${form.isBare ? ", in files named like the pages" : ""}`;

	servers(`nginx serves a site at ${name}`, async () => {
		if (!isInstalled("nginx")) return console.log("skipped: nginx is not installed");
		await inFolder(async (folder) => {
			const root = await buildServedSite(folder, form);
			const port = await freePort();
			const include = path.join(folder, "nginx-site.conf");
			writeFiles(folder, {
				"nginx-site.conf": await serverConfig("nginx", folder, form),
				"my-site": withValues(configurationOn("deploy-nginx", "/etc/nginx/sites-available/my-site"), [
					["listen 80", `listen 127.0.0.1:${port}`],
					["/srv/my-site/current", root],
					["/srv/my-site/nginx-site.conf", include],
				]),
				"nginx.conf": nginxAround(folder),
			});
			const config = path.join(folder, "nginx.conf");
			const child = spawn("nginx", ["-p", folder, "-c", config], { stdio: ["ignore", "ignore", "pipe"] });
			await whileRunning(child, async () => {
				await waitForServer(port);
				await assertServes(port, root, form);
			});
		});
	});

	servers(`Caddy serves a site at ${name}`, async () => {
		if (!isInstalled("caddy")) return console.log("skipped: Caddy is not installed");
		await inFolder(async (folder) => {
			const root = await buildServedSite(folder, form);
			const port = await freePort();
			writeFiles(folder, {
				"site.caddy": await serverConfig("caddy", folder, form),
				Caddyfile: `{\n\tadmin off\n\tauto_https off\n}\n${withValues(
					configurationOn("deploy-caddy", "/etc/caddy/Caddyfile"),
					[
						["docs.example.org", `http://docs.example.org:${port}`],
						["/srv/my-site/current", root],
						["/srv/my-site/site.caddy", path.join(folder, "site.caddy")],
					],
				)}`,
			});
			const child = spawn("caddy", ["run", "--adapter", "caddyfile", "--config", "Caddyfile"], {
				cwd: folder,
				stdio: ["ignore", "ignore", "pipe"],
				env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder },
			});
			await whileRunning(child, async () => {
				await waitForServer(port);
				await assertServes(port, root, form);
			});
		});
	});
}

servers.run();
