import { suite } from "uvu";
import * as assert from "uvu/assert";
import { parsePostName } from "../../../../src/pipeline/resolve/news/post-name.ts";

const names = suite("the name of a post");

const dated: [name: string, slug: string, text: string, date: string][] = [
	["20180906-101039.md", "20180906-101039", "20180906-101039", "2018-09-06T10:10:39.000Z"],
	["20220224-release-2-7.md", "20220224-release-2-7", "release-2-7", "2022-02-24T00:00:00.000Z"],
	["20240301-3-0-x.md", "20240301-3-0-x", "3-0-x", "2024-03-01T00:00:00.000Z"],
	["20240301-101530-hello.mdx", "20240301-101530-hello", "hello", "2024-03-01T10:15:30.000Z"],
	["20240301.md", "20240301", "20240301", "2024-03-01T00:00:00.000Z"],
	["20240301-hello/index.md", "20240301-hello", "hello", "2024-03-01T00:00:00.000Z"],
	["2024/20240301-hello.md", "2024/20240301-hello", "hello", "2024-03-01T00:00:00.000Z"],
	["2021-03-01-foo.md", "2021/03/01/foo", "foo", "2021-03-01T00:00:00.000Z"],
	["2021-03-01-foo/index.md", "2021/03/01/foo", "foo", "2021-03-01T00:00:00.000Z"],
	["2021/03/01/foo.md", "2021/03/01/foo", "foo", "2021-03-01T00:00:00.000Z"],
	["2021/3/1-foo.md", "2021/3/1/foo", "foo", "2021-03-01T00:00:00.000Z"],
	["sub/2021-03-01-foo.md", "2021/03/01/sub/foo", "foo", "2021-03-01T00:00:00.000Z"],
	["2021-03-01.md", "2021/03/01", "2021-03-01", "2021-03-01T00:00:00.000Z"],
];
for (const [name, slug, text, date] of dated) {
	names(`${name} says ${slug} and ${date}`, () => {
		const found = parsePostName(name);
		assert.equal([found.slug, found.text, found.date?.date], [slug, text, date]);
	});
}

const undated: [name: string, slug: string, text: string][] = [
	["hello.md", "hello", "hello"],
	["hello/index.md", "hello", "hello"],
	["sub/hello.md", "sub/hello", "hello"],
	["v20240301-3-0-x.md", "v20240301-3-0-x", "v20240301-3-0-x"],
	["hello-2021-03-01-foo.md", "hello-2021-03-01-foo", "hello-2021-03-01-foo"],
	["2021-03-011.md", "2021-03-011", "2021-03-011"],
	["202403011-foo.md", "202403011-foo", "202403011-foo"],
];
for (const [name, slug, text] of undated) {
	names(`${name} says no date`, () => assert.equal(parsePostName(name), { slug, text }));
}

const impossible: [name: string, written: string][] = [
	["20241399.md", "20241399"],
	["20230229-foo.md", "20230229"],
	["20240301-250000-foo.md", "20240301-250000"],
	["2021-02-30-foo.md", "2021-02-30"],
];
for (const [name, written] of impossible) {
	names(`${name} says ${written}, which is no date`, () => assert.equal(parsePostName(name).date, { written }));
}

names("holds 29 February of a leap year", () => {
	assert.is(parsePostName("20240229-foo.md").date?.date, "2024-02-29T00:00:00.000Z");
});

names.run();
