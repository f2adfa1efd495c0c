import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isBesideContent } from "../../../../src/browser/visits/page-fetcher.ts";
import { splitWords } from "../../../../src/model/text/split-words.ts";

const places = suite("the place of page data");

const beside = splitWords(
	"assets/a.json Assets/a.json %61ssets/a.json assets%2fa.json ./assets/a.json %5cassets/a.json",
	"help/../assets/a.json help/..%2fassets/a.json help%2f..%2fassets%2fa.json .%2fassets/a.json",
	"assets;x/a.json assets%20/a.json assets./a.json",
);
const pages = splitWords(
	"index.json help/a.json help/assets/a.json assets-of-a-company.json fr/assets/index.json",
	"assets.json",
);
for (const base of ["/", "/docs/"]) {
	for (const path of beside)
		places(`is not ${base}${path}`, () => {
			assert.ok(isBesideContent(`${base}${path}`, base));
			assert.ok(isBesideContent(`https://example.org${base}${path}`, base));
		});
	for (const path of pages) places(`may be ${base}${path}`, () => assert.not(isBesideContent(`${base}${path}`, base)));
}

places.run();
