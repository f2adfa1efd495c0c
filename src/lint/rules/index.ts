/** All rules, in the order of their ids. */
import type { LintRule } from "../rule.ts";
import { imageAlt } from "./image-alt.ts";
import { linkText } from "./link-text.ts";
import { noBreakSpace } from "./no-break-space.ts";
import { preferredWords } from "./preferred-words.ts";
import { quotationMarks } from "./quotation-marks.ts";

export const LINT_RULES: readonly LintRule[] = [
	imageAlt,
	linkText,
	noBreakSpace,
	preferredWords,
	quotationMarks,
] as readonly LintRule[];
