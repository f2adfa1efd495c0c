/** What others say of the site: `npm run audit`. */
import { closeBrowser } from "../browser/chromium.ts";
import { createCommand, type Options, PARTS } from "./options.ts";
import { linesOf, summaryOf, type TimedReport } from "./report.ts";
import { buildAndServe } from "./site.ts";
import { installTools } from "./tools.ts";

const options = createCommand().parse().opts<Options>();
installTools();
const site = await buildAndServe();
const reports: TimedReport[] = [];
try {
	for (const name of options.only) {
		const start = performance.now();
		// A part that cannot run has found something: nobody has looked.
		const report = await PARTS[name](site, options).catch((error: Error) => ({
			looked: {},
			findings: [{ where: name, message: error.message }],
		}));
		const seconds = Math.round((performance.now() - start) / 1000);
		reports.push({ name, seconds, ...report });
		console.error(`${name} has ended after ${seconds} s`);
	}
} finally {
	await closeBrowser();
	await site.close();
}
if (options.json) console.log(JSON.stringify(reports, null, "\t"));
else console.log([...linesOf(reports), "", summaryOf(reports)].join("\n"));
if (reports.some(({ findings }) => findings.length > 0)) process.exitCode = 1;
