import { suite } from "uvu";
import * as assert from "uvu/assert";
import { formatLock, parseLock } from "../../../src/quality/lost-urls/lock-file.ts";

const lock = suite("lock file");

const URLS = [
	{ path: "/", anchors: [] },
	{ path: "/help/faq", anchors: ["a", "été 1"], source: "content/en/faq.md" },
	{ path: "/hilfe/größe", anchors: ["%41"], source: "content/de/größe 2.md" },
	{ path: "/alte größe", anchors: [], redirectsTo: "/hilfe/gr%C3%B6%C3%9Fe#a" },
];

lock("what is written is read again", () => {
	const { urls, problems } = parseLock(formatLock(URLS), "urls.lock");
	assert.equal(problems, []);
	assert.equal(
		urls.map(({ path, anchors, source, redirectsTo }) => ({
			path,
			anchors,
			...(source && { source }),
			...(redirectsTo && { redirectsTo }),
		})),
		URLS,
	);
	assert.equal(
		urls.map(({ line }) => line),
		[2, 3, 6, 8],
	);
});

lock("anchors that are not those of the digest are an error", () => {
	const text = formatLock(URLS).replace("  a\n", "");
	const [problem, ...others] = parseLock(text, "urls.lock").problems;
	assert.equal(others, []);
	assert.is(problem?.code, "lock-damaged");
	assert.equal(problem?.at, { path: "urls.lock", line: 3, column: 1 });
});

for (const line of ["<<<<<<< HEAD", "/a b", "/a -> b c", "/%zz 123456789abc", "  %zz"])
	lock(`${line} is an error`, () => {
		const { problems } = parseLock(`${formatLock(URLS)}${line}\n`, "urls.lock");
		assert.is(problems[0]?.code, "lock-damaged");
		assert.is(problems[0]?.at?.line, 9);
	});

lock.run();
