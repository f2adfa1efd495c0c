import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createDiskStore } from "../../../src/engine/cache/disk-store.ts";
import type { LinkOutcome } from "../../../src/quality/external-links/link-outcome.ts";
import { openOutcomeCache } from "../../../src/quality/external-links/outcome-cache.ts";
import { inFolder } from "../../site.ts";

const cache = suite("cache of outside links");

const HOUR_MS = 3_600_000;
const URL_A = "https://example.org/a";

const lifetimes: [outcome: LinkOutcome, hours: number][] = [
	[{ kind: "found" }, 7 * 24],
	[{ kind: "found", movedTo: "https://example.org/b" }, 7 * 24],
	[{ kind: "found", missing: ["x"] }, 1],
	[{ kind: "broken", reason: "404 Not Found" }, 1],
	[{ kind: "unreachable", reason: "no answer in time" }, 1],
	[{ kind: "refused", reason: "403 Forbidden" }, 24],
	[{ kind: "forbidden", reason: "robots.txt" }, 24],
];
for (const [outcome, hours] of lifetimes)
	cache(`keeps ${JSON.stringify(outcome)} for ${hours} h`, () =>
		inFolder(async (folder) => {
			const openAt = (time: number) => openOutcomeCache(createDiskStore(folder, "test"), () => time);
			const first = await openAt(0);
			await first.add(URL_A, ["x"], outcome);
			await first.save();
			const end = hours * HOUR_MS;
			assert.equal((await openAt(end - 1)).get(URL_A, ["x"]), outcome);
			assert.is((await openAt(end)).get(URL_A, ["x"]), undefined);
			assert.is((await openAt(0)).get(URL_A, ["y"]), undefined);
			assert.is((await openAt(-1)).get(URL_A, ["x"]), undefined);
		}),
	);

cache("a killed run loses few answers, and links that are gone are forgotten", () =>
	inFolder(async (folder) => {
		const open = () => openOutcomeCache(createDiskStore(folder, "test"));
		const first = await open();
		for (let i = 0; i < 60; i++) await first.add(`${URL_A}${i}`, [], { kind: "found" });
		const second = await open(); // the first was never saved
		assert.equal(second.get(`${URL_A}49`, []), { kind: "found" });
		assert.is(second.get(`${URL_A}50`, []), undefined);
		await second.add(URL_A, [], { kind: "found" });
		await second.save();
		const third = await open();
		assert.ok(third.get(`${URL_A}49`, []));
		assert.is(third.get(`${URL_A}48`, []), undefined);
	}),
);

cache.run();
