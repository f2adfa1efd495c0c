/** `ssg server-config`: prints what a web server has to know of a built site. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { HEADERS_FILE } from "../../model/urls/headers-file.ts";
import { displayPath } from "../../pipeline/emit/write-error.ts";
import type { SiteCommandOptions } from "../command-options.ts";
import { loadConfigOrReport } from "../load-config.ts";
import { caddyConfigOf } from "../server-config/caddy.ts";
import { type HostRules, hostRulesOf } from "../server-config/host-rules.ts";
import { nginxConfigOf } from "../server-config/nginx.ts";
import type { WebServer } from "../web-servers.ts";

const GENERATORS: Readonly<Record<WebServer, (rules: HostRules) => string>> = {
	nginx: nginxConfigOf,
	caddy: caddyConfigOf,
};

export async function runServerConfig(server: WebServer, root: string, options: SiteCommandOptions): Promise<void> {
	const config = await loadConfigOrReport(root, options);
	if (!config) return;
	const { baseUrl, outDir } = config;
	const headers = readBuilt(outDir, HEADERS_FILE);
	if (headers === undefined) {
		process.exitCode = 1;
		console.error(`error: there is no built site in ${displayPath(outDir)}\n  help: run ssg build first`);
		return;
	}
	const redirects = readBuilt(outDir, "_redirects") ?? "";
	process.stdout.write(GENERATORS[server](hostRulesOf(baseUrl, headers, redirects)));
}

function readBuilt(outDir: string, name: string): string | undefined {
	try {
		return readFileSync(path.join(outDir, name), "utf8");
	} catch {
		return undefined;
	}
}
