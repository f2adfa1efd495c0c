/** What only the slow run tries. Suites that use this have `kinds` in their first line. */
import type { Test } from "uvu";

export const isSlowRun = Boolean(process.env.SSG_TEST_EVERY_KIND);

/** For a rare variant of what another test of the quick run tries: `rarely(suite)("name", test)`. */
export const rarely = <T>(suite: Test<T>) => (isSlowRun ? suite : suite.skip);

/** All in the slow run, otherwise the first. */
export const some = <T>(all: readonly T[], count = 1): readonly T[] => (isSlowRun ? all : all.slice(0, count));
