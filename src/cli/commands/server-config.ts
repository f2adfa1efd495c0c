/** `ssg server-config`: prints what a web server has to know of a built site. */

import { readFileSync } from "node:fs";
import path from "node:path";
import { Argument, type Command } from "commander";
import { HEADERS_FILE } from "../../model/urls/headers-file.ts";
import { displayPath } from "../../pipeline/emit/write-error.ts";
import { builtBaseUrlOf } from "../built-base-url.ts";
import { addSiteOptions, type SiteCommandOptions } from "../command-options.ts";
import { loadConfigOrReport } from "../load-config.ts";
import { caddyConfigOf } from "../server-config/caddy.ts";
import { collectHostRules } from "../server-config/host-rules.ts";
import { nginxConfigOf } from "../server-config/nginx.ts";

const GENERATORS = { nginx: nginxConfigOf, caddy: caddyConfigOf };

export default (program: Command): Command =>
	addSiteOptions(
		program
			.command("server-config")
			.description("print what nginx or Caddy has to know of the built site")
			.addArgument(new Argument("<server>", "the web server").choices(Object.keys(GENERATORS))),
	)
		.addHelpText("after", HELP)
		.action(runServerConfig);

const HELP = `
Prints the headers, redirects and not-found pages of the site, how its addresses lead to files, and how long browsers may
keep them. Include the text in the server block of nginx, or import it in the site block of a Caddyfile. It changes with
the site, because the content security policy has hashes of scripts: write it after each build.

Examples:
  ssg server-config nginx > nginx-site.conf
  ssg server-config caddy docs > docs.caddy   the site in docs`;

async function runServerConfig(server: keyof typeof GENERATORS, root: string, options: SiteCommandOptions) {
	const config = await loadConfigOrReport(root, options);
	if (!config) return;
	const { outDir } = config;
	const headers = readBuilt(outDir, HEADERS_FILE);
	if (headers === undefined)
		throw new Error(`there is no built site in ${displayPath(outDir)}\n  help: run ssg build first`);
	const redirects = readBuilt(outDir, "_redirects") ?? "";
	process.stdout.write(GENERATORS[server](collectHostRules(builtBaseUrlOf(config, options), headers, redirects)));
}

function readBuilt(outDir: string, name: string): string | undefined {
	try {
		return readFileSync(path.join(outDir, name), "utf8");
	} catch {
		return undefined;
	}
}
