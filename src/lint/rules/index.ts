/** All rules, in the order of their ids. */
import type { LintRule } from "../rule.ts";
import { imageAlt } from "./image-alt.ts";
import { linkText } from "./link-text.ts";

export const LINT_RULES: readonly LintRule[] = [
	imageAlt,
	linkText,
] as readonly LintRule[];
