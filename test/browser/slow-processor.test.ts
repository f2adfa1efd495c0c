// Test run: slow
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { shiftsOn } from "./shift.ts";
import { done, onPage } from "./site.ts";

const slow = suite("slow processor");

/** A cheap phone is slower than any machine that runs tests. */
const RATE = 8;

slow("a phone shows a help page without moving anything", () =>
	onPage("/robots.txt", async (page) => {
		const devtools = await page.context().newCDPSession(page);
		await devtools.send("Emulation.setCPUThrottlingRate", { rate: RATE });
		assert.equal(await shiftsOn(page, "/fr/help/apps/search"), []);
	}),
);

slow.after(done);

slow.run();
