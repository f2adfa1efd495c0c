/** `ssg init`: creates a small site that builds at once. */
import path from "node:path";
import { CommanderError } from "commander";
import { askYesOrNo } from "../cli/confirm.ts";
import { calendarDate } from "../cli/markdown-file.ts";
import { printable } from "../model/text/control-characters.ts";
import { recoverFolder } from "../pipeline/emit/index.ts";
import { displayPath } from "../pipeline/emit/write-error.ts";
import { defaultAnswers, type SiteAnswers, type SiteSection } from "./init/answers.ts";
import { askAnswers } from "./init/ask.ts";
import { configFile } from "./init/config-file.ts";
import { contentFiles } from "./init/content-files.ts";
import { projectFiles } from "./init/project-files.ts";
import { hasTexts } from "./init/sample-texts.ts";
import { ISLAND_FILE, STYLE_SHEET, themeFile } from "./init/theme-files.ts";
import { checkFolderIsEmpty, createSite, type NewFiles } from "./init/write-new-files.ts";

export interface InitCommandOptions {
	readonly title?: string;
	readonly languages?: readonly string[];
	readonly with?: readonly SiteSection[];
	/** Assumes the defaults instead of asking. */
	readonly yes?: boolean;
	/** The folder of a project of another generator, which becomes the site. */
	readonly from?: string;
	/** Runs the configuration of that project without asking. */
	readonly trust?: boolean;
}

const EXIT_USAGE = 2;

export async function runInit(folder: string, options: InitCommandOptions) {
	await recoverFolder(folder);
	checkFolderIsEmpty(folder); // before any question
	if (options.from !== undefined) return runMigration(folder, options.from, options);
	if (options.trust) throw usageError("--trust is for --from <folder>");
	const given = {
		...(options.title !== undefined && { title: options.title }),
		...(options.languages && { languages: options.languages }),
		...(options.with && { sections: options.with }),
	};
	const defaults = defaultAnswers(folder);
	const answers = options.yes || !isInteractive() ? { ...defaults, ...given } : await askAnswers(given, defaults);
	const files = siteFiles(folder, answers);
	await createSite(folder, (draft) => draft.add(files));
	console.log(`created ${Object.keys(files).length} files in ${displayPath(path.resolve(folder))}`);
	if (!process.env.CI) console.log(sampleTextNote(answers) + nextSteps(folder));
}

async function runMigration(folder: string, from: string, { trust, yes }: InitCommandOptions) {
	const { findProject, migrateSite } = await import("./migrate.ts"); // imports the whole engine
	const project = findProject(folder, from);
	const name = printable(displayPath(project.configFile));
	if (!trust && (yes || !isInteractive()))
		throw usageError(
			`--from runs the code in ${name}, which needs your consent\n  help: read the code, then add --trust`,
		);
	console.log(
		`${name} and what it imports are code, which is run now: in a process that reads the project and writes nothing`,
	);
	if (!trust && !(await askYesOrNo("Run it?", process.stdout))) {
		console.log("nothing is written");
		return;
	}
	console.log(await migrateSite(folder, project));
	if (!process.env.CI) console.log(nextSteps(folder));
}

const usageError = (message: string): CommanderError => new CommanderError(EXIT_USAGE, "ssg.usage", message);

const isInteractive = (): boolean => Boolean(process.stdin.isTTY && process.stdout.isTTY && !process.env.CI);

const siteFiles = (folder: string, answers: SiteAnswers): NewFiles => ({
	...projectFiles(folder),
	"site.config.ts": configFile(answers),
	"templates/index.tsx": themeFile(answers.languages),
	"templates/Counter.tsx": ISLAND_FILE,
	"templates/site.css": STYLE_SHEET,
	...contentFiles(answers, calendarDate(new Date())),
});

/** Ends with a line break, unless it is empty. */
function sampleTextNote({ languages }: SiteAnswers): string {
	const english = languages.filter((language) => !hasTexts(language));
	return english.length > 0 ? `the sample texts of ${english.join(", ")} are in English\n` : "";
}

function nextSteps(folder: string): string {
	const site = path.resolve(folder);
	const name = displayPath(site);
	const quotedName = /\s/.test(name) ? JSON.stringify(name) : name;
	return ["", "Next:", `  ${site === process.cwd() ? "" : `cd ${quotedName} && `}npm install`, "  npm run watch"].join(
		"\n",
	);
}
