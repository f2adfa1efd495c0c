import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Config } from "../src/config/define.ts";
import { filesIn } from "../test/files-in.ts";
import { below, type Corpus, hasNews, inAllLocales, into, labelOf, prefixOf } from "./corpus.ts";
import type { Tool } from "./tool.ts";

export const REPOSITORY = fileURLToPath(new URL("../", import.meta.url));

/** The settings that the peers have too. */
export const configOf = (corpus: Corpus): Config => ({
	title: "Joplin",
	tagline: "Free your notes!",
	url: "https://joplinapp.org",
	i18n: { locales: Object.fromEntries(corpus.locales.map((locale) => [locale, { label: labelOf(locale) }])) },
	docs: { path: "help" },
	news: hasNews(corpus) && {},
	navbar: {
		items: [
			...(hasNews(corpus) ? [{ label: "News", to: "/news" }] : []),
			{ type: "docSidebar", sidebarId: "defaultSidebar", label: "Help" },
			{ type: "localeDropdown" },
			{ type: "search" },
		],
	},
	onBrokenLinks: "warn",
});

const ssg = [process.execPath, path.join(REPOSITORY, "bin/ssg.mjs")];

/** This repository's engine, as an installed package runs it. */
export const ours: Tool = {
	name: "ours",
	packages: [],
	version: () =>
		(JSON.parse(readFileSync(path.join(REPOSITORY, "package.json"), "utf8")) as { version: string }).version,
	site: (corpus) => ({
		"site.config.mjs": `export default ${JSON.stringify(configOf(corpus), null, "\t")};\n`,
		...inAllLocales(corpus, (locale) => ({
			...into(`content/${locale}`, below(corpus.files, locale)),
			[`content/${locale}/pages/index.md`]: `---\ntitle: Joplin\n---\n\n[Help](${prefixOf(corpus, locale)}/help/)\n`,
		})),
		...into("public", below(corpus.files, "static")),
	}),
	source: (page, locale) => `content/${locale}/${page}`,
	command: () => [...ssg, "build"],
	server: {
		command: (_, port) => [...ssg, "serve", "--watch", "--strict-port", `--port=${port}`],
		serves: "html",
		request: (page) => page,
	},
	environment: { SSG_ENGINE: "lib", NODE_ENV: "production" },
	output: "dist",
	outputTo: (folder) => ["--out-dir", folder],
	caches: [".ssg"],
};

/** Makes the engine's `lib/` when its sources are newer. */
export function prepareEngine(): void {
	const made = path.join(REPOSITORY, "lib/cli.js");
	const time = existsSync(made) ? statSync(made).mtimeMs : 0;
	const newer = ["src", "templates"].some((folder) =>
		filesIn(path.join(REPOSITORY, folder)).some((file) => statSync(path.join(REPOSITORY, folder, file)).mtimeMs > time),
	);
	if (newer)
		execFileSync(process.execPath, ["bin/prepare.mjs"], { cwd: REPOSITORY, stdio: ["ignore", "ignore", "inherit"] });
}
