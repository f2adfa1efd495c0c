/** All generated pages of the reference. */
import { createApiPages } from "./api.ts";
import { createCommandLinePage } from "./command-line.ts";
import { createConfigurationPages } from "./configuration.ts";
import { withSources } from "./declarations.ts";
import { findEmittedCodes } from "./emitted-codes.ts";
import { createFilesPage } from "./files.ts";
import { createFrontMatterPage } from "./front-matter.ts";
import { createInstallParts } from "./install.ts";
import { createJsonReportPage } from "./json-report.ts";
import { createMigrationPages } from "./migration.ts";
import type { GeneratedPage } from "./page.ts";
import { createProblemPages, reportExamples } from "./problems.ts";
import { readRuleDocumentation } from "./rule-options.ts";
import { createWrittenPages } from "./written-pages.ts";

const folderIn = (locale: string): string => `docs/content/${locale}/docs/reference`;

/** Where the pages are, relative to the root of the repository. */
export const REFERENCE_FOLDER = folderIn("en");

/** What translated pages include, by the folder, relative to the root of the repository. */
export const createTranslatedParts = (): ReadonlyMap<string, readonly GeneratedPage[]> =>
	new Map((["fr", "de"] as const).map((locale) => [folderIn(locale), createInstallParts(locale)]));

export async function createReferencePages(root: string): Promise<GeneratedPage[]> {
	const commandLine = await createCommandLinePage();
	const reports = await reportExamples();
	return withSources(root, (sources) => [
		{ path: "configuration/_category_.yml", text: "label: Configuration\nposition: 1\n" },
		...createConfigurationPages(sources, root),
		...createApiPages(sources, root),
		commandLine,
		createFrontMatterPage(),
		...createWrittenPages(root),
		...createInstallParts("en"),
		createFilesPage(),
		...createMigrationPages(root),
		createJsonReportPage(sources),
		...createProblemPages(readRuleDocumentation(sources, root), findEmittedCodes(sources, root).codes, reports),
	]);
}
