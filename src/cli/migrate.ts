/** `ssg init --from`: makes a site of a project of another generator. */

import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import type { Config } from "../config/define.ts";
import { displayPath } from "../emit/write-error.ts";
import { guideUrlOf } from "../model/manual.ts";
import { CHECK_WORKFLOW } from "./init/check-workflow.ts";
import { GITIGNORE, packageFile } from "./init/package-file.ts";
import { PAGES_WORKFLOW } from "./init/pages-workflow.ts";
import {
	checkFolderIsEmpty,
	type NewFiles,
	writeNewFiles,
} from "./init/write-new-files.ts";
import { checkSite } from "./migrate/check-site.ts";
import { configSource } from "./migrate/config-source.ts";
import { findDocusaurusConfig } from "./migrate/docusaurus/project.ts";
import type { MigratedSite } from "./migrate/migrated-site.ts";
import { MigrationNotes } from "./migrate/migration-notes.ts";
import { formatSummary, migrationFile } from "./migrate/report.ts";
import {
	missingComponents,
	standInTheme,
} from "./migrate/stand-in-components.ts";
import { findVitePressConfig } from "./migrate/vitepress/project.ts";

const THEME_FILE = "templates/index.tsx";

/** Returns the text to print. */
export async function migrateSite(
	folder: string,
	from: string,
): Promise<string> {
	checkFolderIsEmpty(folder);
	const source = path.resolve(from);
	checkIsOutside(folder, source);
	const notes = new MigrationNotes();
	const { generator, config, files } = await translateProject(source, notes);
	const components = missingComponents(files);
	for (const name of components)
		notes.add(
			"components in Markdown",
			name,
			`replaced by a stand-in that shows the text between its tags: write them in templates/index.tsx, see ${guideUrlOf("components")}`,
		);
	const hasTheme = components.length > 0;
	writeNewFiles(folder, {
		"package.json": packageFile(folder),
		".gitignore": GITIGNORE,
		".github/workflows/check.yml": CHECK_WORKFLOW,
		".github/workflows/pages.yml": PAGES_WORKFLOW,
		"site.config.ts": configSource(
			{ ...config, ...(hasTheme && { templates: THEME_FILE }) },
			notes,
		),
		...(hasTheme && { [THEME_FILE]: standInTheme(components) }),
		...emptyLocaleFolders(config, files),
		...files,
	});
	const report = {
		generator,
		fileCount: Object.keys(files).length,
		findings: notes.findings,
		check: await checkSite(folder),
	};
	writeNewFiles(folder, { "MIGRATION.md": migrationFile(report) });
	return formatSummary(report);
}

/** A locale without translations needs a folder, too. */
const emptyLocaleFolders = ({ i18n }: Config, files: NewFiles): NewFiles =>
	Object.fromEntries(
		Object.keys(i18n?.locales ?? {})
			.map((name) => `content/${name}/`)
			.filter((folder) =>
				Object.keys(files).every((name) => !name.startsWith(folder)),
			)
			.map((folder) => [`${folder}.gitkeep`, ""]),
	);

/** The project that is migrated must stay as it is. */
function checkIsOutside(folder: string, source: string): void {
	if (!existsSync(source))
		throw new Error(
			`${displayPath(source)} does not exist\n  help: pass the folder that contains the configuration of Docusaurus or VitePress`,
		);
	const relative = path.relative(
		realpathSync(source),
		realpathOf(path.resolve(folder)),
	);
	if (relative.startsWith("..") || path.isAbsolute(relative)) return;
	throw new Error(
		`the new site in ${displayPath(path.resolve(folder))} would be inside the project\n  help: choose a folder outside of ${displayPath(source)}`,
	);
}

/** The real path of a folder that may not exist yet. */
const realpathOf = (folder: string): string =>
	existsSync(folder)
		? realpathSync(folder)
		: path.join(realpathOf(path.dirname(folder)), path.basename(folder));

async function translateProject(
	source: string,
	notes: MigrationNotes,
): Promise<MigratedSite> {
	const docusaurus = findDocusaurusConfig(source);
	if (docusaurus) {
		const { migrateDocusaurus } = await import("./migrate/docusaurus/index.ts");
		return migrateDocusaurus(source, docusaurus, notes);
	}
	const vitePress = findVitePressConfig(source);
	if (vitePress) {
		const { migrateVitePress } = await import("./migrate/vitepress/index.ts");
		return migrateVitePress(source, vitePress, notes);
	}
	throw new Error(
		`${displayPath(source)} has neither a docusaurus.config file nor .vitepress/config\n  help: pass the folder that contains one of them`,
	);
}
