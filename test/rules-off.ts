/** For sites whose content is too small for the rules of `ssg check`, in tests of something else. */
import { LINT_RULES } from "../src/quality/rules/index.ts";

/** A key of the configuration. */
export const RULES_OFF = `check: { rules: ${JSON.stringify(Object.fromEntries(LINT_RULES.map(({ id }) => [id, "ignore"])))} }`;
