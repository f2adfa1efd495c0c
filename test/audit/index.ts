/** What others say of the site: `npm run audit`. */
import { closeBrowser } from "../browser/chromium.ts";
import { HELP, type Options, optionsOf } from "./options.ts";
import type { PartReport } from "./part.ts";
import { PARTS, type PartName } from "./parts.ts";
import { linesOf, summaryOf, type TimedReport } from "./report.ts";
import { buildAndServe } from "./site.ts";
import { installTools } from "./tools.ts";

const options = optionsGiven();
if (options === "help") console.log(HELP);
else if (options) await audit(options);

/** Says what is wrong with the options when they mean nothing. */
function optionsGiven(): Options | "help" | undefined {
	try {
		return optionsOf(process.argv.slice(2)) ?? "help";
	} catch (error) {
		console.error((error as Error).message);
		process.exitCode = 2;
		return undefined;
	}
}

async function audit(options: Options) {
	installTools();
	const site = await buildAndServe();
	const reports: TimedReport[] = [];
	try {
		for (const name of options.only) {
			const start = performance.now();
			const report = await reportOf(name, () => PARTS[name](site, options));
			const seconds = Math.round((performance.now() - start) / 1000);
			reports.push({ name, seconds, ...report });
			console.error(`${name} has ended after ${seconds} s`);
		}
	} finally {
		await closeBrowser();
		site.close();
	}
	if (options.isJson) console.log(JSON.stringify(reports, null, "\t"));
	else console.log([...linesOf(reports), "", ...summaryOf(reports)].join("\n"));
	if (reports.some(({ findings }) => findings.length > 0)) process.exitCode = 1;
}

/** A part that cannot run has found something: nobody has looked. */
async function reportOf(name: PartName, run: () => Promise<PartReport>): Promise<PartReport> {
	try {
		return await run();
	} catch (error) {
		return { looked: {}, findings: [{ where: name, message: (error as Error).message }] };
	}
}
