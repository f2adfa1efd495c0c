/** `ssg init`: creates a small site that builds at once. */

import { existsSync } from "node:fs";
import path from "node:path";
import type { Interface } from "node:readline/promises";
import { CommanderError, InvalidArgumentError } from "commander";
import { askOnTerminal, askYesOrNo } from "../cli/confirm.ts";
import { calendarDate } from "../cli/markdown-file.ts";
import { PACKAGE_NAME } from "../model/package-name.ts";
import { printable } from "../model/text/control-characters.ts";
import { recoverFolder } from "../pipeline/emit/index.ts";
import { displayPath } from "../pipeline/emit/write-error.ts";
import {
	defaultAnswers,
	parseLanguages,
	parseSections,
	parseTitle,
	type SiteAnswers,
	type SiteSection,
} from "./init/answers.ts";
import { contentFiles } from "./init/content-files.ts";
import { projectFiles } from "./init/project-files.ts";
import { hasTexts, sampleFile } from "./init/sample-texts.ts";
import { literalSource, localizedSource, objectText } from "./init/source-text.ts";
import { checkFolderIsEmpty, createSite } from "./init/write-new-files.ts";

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
	const { ".gitignore": ignored, ...others } = siteFiles(folder, answers);
	const hasOwnIgnored = existsSync(path.join(folder, ".gitignore"));
	const files = hasOwnIgnored ? others : { ...others, ".gitignore": ignored };
	await createSite(folder, (draft) => draft.add(files));
	console.log(`created ${Object.keys(files).length} files in ${displayPath(path.resolve(folder))}`);
	if (hasOwnIgnored) console.log(`add to .gitignore what is not there yet: ${ignored.trim().split("\n").join(" ")}`);
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
		`${name} and what it imports are code, which is run now: in a process that reads the project and its repository, and writes nothing`,
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

const siteFiles = (folder: string, answers: SiteAnswers) => ({
	...projectFiles(folder),
	"site.config.ts": configFile(answers),
	"templates/index.tsx": THEME_FILE,
	"templates/Counter.tsx": ISLAND_FILE,
	"templates/site.css": STYLE_SHEET,
	"public/logo.svg": sampleFile("logo.svg"),
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

// The questions of `ssg init`.

/** Asks for the answers that are not given. An empty reply means the default. */
export const askAnswers = (
	given: Partial<SiteAnswers>,
	defaults: SiteAnswers,
	input: NodeJS.ReadableStream = process.stdin,
	output: NodeJS.WritableStream = process.stdout,
): Promise<SiteAnswers> =>
	askOnTerminal(
		async (terminal) => ({
			title: given.title ?? (await ask(terminal, "Title", defaults.title, parseTitle)),
			languages:
				given.languages ??
				(await ask(terminal, "Languages, the default one first", defaults.languages.join(","), parseLanguages)),
			sections: given.sections ?? (await ask(terminal, "docs, news or both", "both", parseSections)),
		}),
		output,
		input,
	);

/** Asks again until the reply is valid. */
async function ask<Answer>(
	terminal: Interface,
	question: string,
	defaultReply: string,
	parse: (reply: string) => Answer,
): Promise<Answer> {
	let complaint = "";
	for (;;) {
		const reply = await terminal.question(`${complaint}${question} (${defaultReply}): `);
		try {
			return parse(reply.trim() || defaultReply);
		} catch (error) {
			if (!(error instanceof InvalidArgumentError)) throw error;
			complaint = `${error.message}\n`;
		}
	}
}

/** The `site.config.ts` of a site. */
function configFile({ title, languages, sections }: SiteAnswers): string {
	const label = (name: "help" | "news") => localizedSource(languages, name);
	const hasDocs = sections.includes("docs");
	const hasNews = sections.includes("news");
	const links = [
		...(hasDocs ? [`{ label: ${label("help")}, to: "/help/" }`] : []),
		...(hasNews ? [`{ label: ${label("news")}, to: "/news/" }`] : []),
	];
	const items = [
		...links,
		...(languages.length > 1 ? ['{ type: "localeDropdown", position: "right" }'] : []),
		'{ type: "search", position: "right" }',
	];
	return `import { defineConfig } from "${PACKAGE_NAME}";

export default defineConfig({
	title: ${literalSource(title)},
	url: "https://example.org", // where you publish the site, without a path
	trailingSlash: true, // as GitHub Pages serves them
	favicon: "/logo.svg",
	theme: { templates: "templates/index.tsx", colorMode: { respectPrefersColorScheme: true } },
	i18n: { locales: ${objectText(languages.map((name) => [name, "{}"]))} },
	docs: ${hasDocs ? "{}" : "false"},
	news: ${hasNews ? `{ title: ${label("news")} }` : "false"},
	navbar: {
		title: ${literalSource(title)},
		logo: { src: "/logo.svg" },
		items: [
${items.map((item) => `\t\t\t${item},`).join("\n")}
		],
	},
	footer: { links: [${links.join(", ")}], copyright: ${literalSource(`© ${title}`)} },
});
`;
}

/** The theme: an island and a style sheet, added to the default theme. */
const THEME_FILE = `import { createTheme } from "${PACKAGE_NAME}/templates";
import Counter from "./Counter.tsx";
import "./site.css";

export default createTheme({ islands: { Counter } });
`;

/** Its file is named like the island. */
const ISLAND_FILE = `import { useState } from "react";

/** An island: its script is loaded only on pages that use it. In Markdown: ::Counter{label="Clicks"} */
export default function Counter({ label }: { readonly label: string }) {
	const [count, setCount] = useState(0);
	return (
		<button type="button" className="button" onClick={() => setCount(count + 1)}>
			{label}: {count}
		</button>
	);
}
`;

const STYLE_SHEET = `/* The colours and sizes of the theme are variables. Set colours for both modes. */
:root { --accent: #7a3a94; --accent-soft: #f3e8f7 }

[data-theme="dark"] { --accent: #d9a5ea; --accent-soft: #33203b; --on-accent: #26102f }
`;
