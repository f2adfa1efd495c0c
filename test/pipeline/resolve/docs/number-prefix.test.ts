import { suite } from "uvu";
import * as assert from "uvu/assert";
import { extractNumberPrefix, stripPathNumberPrefixes } from "../../../../src/pipeline/resolve/docs/number-prefix.ts";

const prefixes = suite("number prefix");

const numbered: [name: string, rest: string, number: number][] = [
	["1-foo", "foo", 1],
	["02-intro", "intro", 2],
	["10_foo", "foo", 10],
	["3.foo", "foo", 3],
	["4 - Foo bar", "Foo bar", 4],
	["5. Foo", "Foo", 5],
	["001---foo", "foo", 1],
	["1-._foo", "foo", 1],
	["1-foo-2", "foo-2", 1],
	["1 - 2 foo", "2 foo", 1],
	["7-été", "été", 7],
];
for (const [name, rest, number] of numbered) {
	prefixes(`“${name}” is “${rest}” with ${number}`, () =>
		assert.equal(extractNumberPrefix(name), { name: rest, number }),
	);
}

const plain = [
	"foo",
	"1foo",
	"1 foo",
	"foo-1",
	"a1-foo",
	"1-",
	"1",
	"1 -",
	"2021-11-foo",
	"2021_11_12-foo",
	"7.0-foo",
	"7.0",
	"01-02-foo",
];
for (const name of plain) {
	prefixes(`“${name}” has no number`, () => assert.equal(extractNumberPrefix(name), { name }));
}

prefixes("is taken from every segment of a path", () => {
	assert.is(stripPathNumberPrefixes("01-apps/2. Sync/2021-11-12"), "apps/Sync/2021-11-12");
	assert.is(stripPathNumberPrefixes(""), "");
});

prefixes.run();
