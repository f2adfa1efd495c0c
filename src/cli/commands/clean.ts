/** `ssg clean`: removes what ssg wrote, so that the next build starts from nothing. */

import { existsSync, rmSync } from "node:fs";
import type { Command } from "commander";
import { removeSite } from "../../pipeline/emit/remove-site.ts";
import { displayPath } from "../../pipeline/emit/write-error.ts";
import { addSiteOptions, type SiteCommandOptions } from "../command-options.ts";
import { loadConfigOrReport } from "../load-config.ts";

export default (program: Command): Command =>
	addSiteOptions(program.command("clean"))
		.description("remove the built site and the cache")
		.addHelpText("after", HELP)
		.action(runClean);

const HELP = `
Removes only files of the output folder that ssg wrote and that have not been edited since.

Examples:
  ssg clean               clean the site in the current folder
  ssg clean -o /tmp/site  remove the site that was built into /tmp/site`;

async function runClean(root: string, options: SiteCommandOptions) {
	const config = await loadConfigOrReport(root, options);
	if (!config) return;
	const { cacheDir, outDir } = config;
	const site = removeSite(outDir);
	const hasCache = existsSync(cacheDir);
	if (hasCache) {
		rmSync(cacheDir, { recursive: true, force: true });
		console.log(`removed the cache in ${displayPath(cacheDir)}`);
	}
	const name = displayPath(outDir);
	if (site.removed > 0) console.log(`removed ${site.removed} file${site.removed === 1 ? "" : "s"} from ${name}`);
	if (site.removed === 0 && !hasCache && !site.isForeign) console.log("nothing to remove");
	if (site.hasOtherFiles) console.log(`kept the other files in ${name}`);
	if (site.isForeign) {
		process.exitCode = 1;
		console.error(`error: ${name} was not written by ssg\n  help: if nobody needs its files, remove it yourself`);
	}
}
