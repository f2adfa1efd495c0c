import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Route } from "../../../src/model/urls/route.ts";
import { createMoveDetector } from "../../../src/preview/watch/moved-pages.ts";

const moves = suite("renamed pages");

const pagesOf = (pages: Readonly<Record<string, string>>) => new Map(Object.entries(pages) as [Route, string][]);

moves("are found by their content, in one build or two", () => {
	const one = createMoveDetector(() => 0);
	one.update(pagesOf({ "/a": "A", "/b": "B" }));
	assert.equal(one.current(), {});
	one.update(pagesOf({ "/c": "A", "/b": "B" }));
	assert.equal(one.current(), { "/a": "/c" });
	const two = createMoveDetector(() => 0);
	two.update(pagesOf({ "/a": "A" }));
	two.update(pagesOf({ "/x": "X" }));
	two.update(pagesOf({ "/x": "X", "/c": "A" }));
	assert.equal(two.current(), { "/a": "/c" });
});

moves("are neither new pages, removed pages nor old news", () => {
	let time = 0;
	const detector = createMoveDetector(() => time);
	detector.update(pagesOf({ "/a": "A" }));
	detector.update(pagesOf({ "/b": "B" }));
	assert.equal(detector.current(), {});
	detector.update(pagesOf({ "/c": "B" }));
	assert.equal(detector.current(), { "/b": "/c" });
	detector.update(pagesOf({ "/b": "B" }));
	assert.equal(detector.current(), { "/c": "/b" });
	time = 3000;
	assert.equal(detector.current(), {});
});

moves.run();
