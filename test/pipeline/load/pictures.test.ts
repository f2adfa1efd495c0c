import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { measureImage } from "../../../src/pipeline/load/image-size.ts";
import { inFolder, writeFiles } from "../../site.ts";
import { loaded } from "./given.ts";

const pictures = suite("picture");

const bytes = (...parts: readonly (string | readonly number[])[]) =>
	Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))));

const png = bytes(
	[0x89],
	"PNG\r\n\x1a\n",
	[0, 0, 0, 13],
	"IHDR",
	[0, 0, 1, 44, 0, 0, 0, 200],
	[8, 2, 0, 0, 0, 0, 0, 0, 0],
);
const gif = bytes("GIF89a", [0x2c, 1, 0xc8, 0], [0, 0, 0]);
const svg = (attributes: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}></svg>`);

/** A JPEG of 300 x 200 with an orientation. */
const jpeg = (orientation: number) =>
	bytes(
		[0xff, 0xd8],
		[0xff, 0xe1, 0, 34],
		"Exif\0\0",
		"MM",
		[0, 42, 0, 0, 0, 8],
		[0, 1],
		[1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
		[0, 0, 0, 0],
		[0xff, 0xc0, 0, 17, 8, 0, 200, 1, 44, 3],
		[1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1],
		[0xff, 0xd9],
	);

const sized: [name: string, file: string, bytes: Uint8Array, size: object][] = [
	["a PNG", "a.png", png, { width: 300, height: 200 }],
	["a GIF", "a.GIF", gif, { width: 300, height: 200 }],
	["a JPEG", "a.jpg", jpeg(1), { width: 300, height: 200 }],
	["a JPEG that lies on its side", "a.jpeg", jpeg(6), { width: 200, height: 300 }],
	["an SVG", "a.svg", svg('width="30" height="20"'), { width: 30, height: 20 }],
	["an SVG with a box only", "a.svg", svg('viewBox="0 0 30 20"'), { width: 30, height: 20 }],
	["a broken picture", "a.png", Buffer.from("no picture"), {}],
	["an empty picture", "a.png", Buffer.alloc(0), {}],
	["a file that is none", "a.pdf", png, {}],
];
for (const [name, file, content, size] of sized)
	pictures(`has the size that it is shown in: ${name}`, () =>
		inFolder(async (folder) => {
			writeFiles(folder, { [file]: content });
			assert.equal(measureImage(path.join(folder, file)), size);
		}),
	);

pictures("is measured wherever it lies", async () => {
	const { assets } = await loaded({
		"content/en/help/a.png": png,
		"public/images/b.png": png,
		"public/images/large.png": Buffer.concat([png, Buffer.alloc(200_000)]),
		"public/broken.png": "",
		"public/file.pdf": png,
	});
	assert.equal(
		assets.map(({ path, address, width, height }) =>
			[path, address.replace(/-[0-9a-f]{8}/, "-#"), width, height].join(" "),
		),
		[
			"content/en/help/a.png /assets/a-#.png 300 200",
			"public/broken.png /broken.png  ",
			"public/file.pdf /file.pdf  ",
			"public/images/b.png /images/b.png 300 200",
			"public/images/large.png /images/large.png 300 200",
		],
	);
});

pictures("of the content with equal bytes and names has one address", async () => {
	const { assets } = await loaded({
		"content/en/help/a.png": png,
		"content/en/news/a.png": png,
		"content/en/news/sub/a.png": gif,
	});
	const [one, same, other] = assets.map((asset) => asset.address);
	assert.is(one, same);
	assert.is.not(one, other);
});

pictures.run();
