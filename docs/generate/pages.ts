/** All generated pages of the reference. */
import { createApiPages } from "./api.ts";
import { createCommandLinePage } from "./command-line.ts";
import { createConfigurationPages } from "./configuration.ts";
import { withSources } from "./declarations.ts";
import { findEmittedCodes } from "./emitted-codes.ts";
import { createFilesPage } from "./files.ts";
import { createFrontMatterPage } from "./front-matter.ts";
import { createJsonReportPage } from "./json-report.ts";
import type { GeneratedPage } from "./page.ts";
import { createProblemPages } from "./problems.ts";
import { readRuleDocumentation } from "./rule-options.ts";
import { createWrittenPages } from "./written-pages.ts";

/** Where the pages are, relative to the root of the repository. */
export const REFERENCE_FOLDER = "docs/content/en/docs/reference";

export const createReferencePages = (root: string): GeneratedPage[] =>
	withSources(root, (sources) => [
		...createConfigurationPages(sources, root),
		...createApiPages(sources, root),
		createCommandLinePage(root),
		createFrontMatterPage(),
		...createWrittenPages(root),
		createFilesPage(),
		createJsonReportPage(sources),
		...createProblemPages(root, readRuleDocumentation(sources), findEmittedCodes(sources, root).codes),
	]);
