/**
 * All codes of problems, for `ssg explain` and the manual. Builds do not load them. The codes of rules for content are
 * described by the rules in `src/quality/rules/`.
 */
import { COMPONENT_PROBLEMS } from "./components.ts";
import { CONFIGURATION_PROBLEMS } from "./configuration.ts";
import { DATA_FILE_PROBLEMS } from "./data-files.ts";
import type { ProblemSubject } from "./description.ts";
import { OUTSIDE_LINK_PROBLEMS } from "./external-links.ts";
import { FILE_PROBLEMS } from "./files.ts";
import { FRONT_MATTER_PROBLEMS } from "./front-matter.ts";
import { LINK_PROBLEMS } from "./links.ts";
import { MARKDOWN_PROBLEMS } from "./markdown.ts";
import { NAVIGATION_PROBLEMS } from "./navigation.ts";
import { PAGE_PROBLEMS } from "./pages.ts";
import { REDIRECT_PROBLEMS } from "./redirects.ts";
import { SEARCH_PROBLEMS } from "./search.ts";

export const PROBLEM_SUBJECTS: readonly ProblemSubject[] = [
	CONFIGURATION_PROBLEMS,
	FILE_PROBLEMS,
	FRONT_MATTER_PROBLEMS,
	DATA_FILE_PROBLEMS,
	MARKDOWN_PROBLEMS,
	COMPONENT_PROBLEMS,
	LINK_PROBLEMS,
	OUTSIDE_LINK_PROBLEMS,
	PAGE_PROBLEMS,
	NAVIGATION_PROBLEMS,
	REDIRECT_PROBLEMS,
	SEARCH_PROBLEMS,
];
