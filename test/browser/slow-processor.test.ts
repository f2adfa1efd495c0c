// Test run: slow
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { shiftsOn } from "./shift.ts";
import { done, onPage } from "./site.ts";

const slow = suite("slow processor");

/** A cheap phone is slower than any machine that runs tests. */
const RATE = 8;

// A page without a table on its first screen: a table that arrives in parts gets new widths of its columns.
slow("a help page is shown without moving anything", () =>
	onPage("/robots.txt", async (page) => {
		const devtools = await page.context().newCDPSession(page);
		await devtools.send("Emulation.setCPUThrottlingRate", { rate: RATE });
		assert.equal(await shiftsOn(page, "/fr/help/apps/trash"), []);
	}),
);

slow.after(done);

slow.run();
