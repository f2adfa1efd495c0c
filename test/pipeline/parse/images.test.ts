import { suite } from "uvu";
import * as assert from "uvu/assert";
import { documentOf, placeOf, shown } from "./document.ts";
import { testFixtures } from "./markdown/fixtures.ts";

const images = suite("images");

testFixtures(images, new URL("./examples/images.txt", import.meta.url), (markdown) => {
	const { body, problems } = documentOf(markdown);
	assert.equal(problems, []);
	return shown(body);
});

testFixtures(images, new URL("./examples/image-places.txt", import.meta.url), (markdown) => {
	const image = documentOf(markdown).body.placeholders.find(({ kind }) => kind === "image");
	return image?.kind === "image" ? placeOf(image.at) : "";
});

images.run();
