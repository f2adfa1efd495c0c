// Test run: slow, alone
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { done, onPage } from "./site.ts";
import { unrestOf } from "./unrest.ts";

const slow = suite("slow processor");

slow("a processor four times slower shows a help page without a moment of waiting", () =>
	onPage("/robots.txt", async (page) => {
		const devtools = await page.context().newCDPSession(page);
		await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
		let unrest = await unrestOf(page, "/fr/help/apps/search");
		// A busy machine holds up any script or paint now and then, but not each time.
		const isCalm = () => unrest.shift === 0 && unrest.scripts.length === 0;
		for (let again = 0; again < 4 && !isCalm(); again++) unrest = await unrestOf(page, "/fr/help/apps/search");
		assert.equal(unrest, { shift: 0, scripts: [] });
	}),
);

slow.after(done);

slow.run();
