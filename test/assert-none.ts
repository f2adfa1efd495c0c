import * as assert from "uvu/assert";

/** Fails with what should not be there. */
export const assertNone = (items: readonly unknown[] | undefined): void => assert.equal(items, []);
