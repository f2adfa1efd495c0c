/** All rules, in the order of their ids. */
import type { LintRule } from "../content/rule.ts";
import { IMAGE_RULES } from "./images.ts";
import { interfaceLabels } from "./interface-labels.ts";
import { LINK_RULES } from "./links.ts";
import { METADATA_RULES } from "./metadata.ts";
import { noBreakSpace } from "./no-break-space.ts";
import { preferredWords } from "./preferred-words.ts";
import { quotationMarks } from "./quotation-marks.ts";
import { STRUCTURE_RULES } from "./structure.ts";
import { TAG_RULES } from "./tags.ts";
import { translationCode } from "./translation-code.ts";
import { translationLinks } from "./translation-links.ts";
import { translationNumbers } from "./translation-numbers.ts";
import { UNUSED_FILE_RULES } from "./unused-files.ts";

/** Each takes the options of its id, which the runner gives it. */
const RULES = [
	...IMAGE_RULES,
	interfaceLabels,
	...LINK_RULES,
	...METADATA_RULES,
	noBreakSpace,
	preferredWords,
	quotationMarks,
	...STRUCTURE_RULES,
	...TAG_RULES,
	translationCode,
	translationLinks,
	translationNumbers,
	...UNUSED_FILE_RULES,
] as readonly LintRule[];

export const LINT_RULES: readonly LintRule[] = RULES.toSorted((a, b) => (a.id < b.id ? -1 : 1));
