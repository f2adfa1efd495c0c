import { suite } from "uvu";
import * as assert from "uvu/assert";
import { withSourceDigest } from "../../src/cli/i18n/translations.ts";

const stamp = suite("stamped text");

stamp("says its source as the last key of its front matter", () => {
	assert.is(
		withSourceDigest("---\ntitle: A\n---\n\nText.\n", "0123456789ab"),
		"---\ntitle: A\nsource: 0123456789ab\n---\n\nText.\n",
	);
});

stamp("says the new source in the place of the old one", () => {
	assert.is(
		withSourceDigest("---\nsource: old\ntitle: A\n---\nsource: of the text\n", "ab12"),
		"---\nsource: ab12\ntitle: A\n---\nsource: of the text\n",
	);
});

stamp("gets front matter where it has none", () => {
	assert.is(withSourceDigest("# A\n", "ab12"), "---\nsource: ab12\n---\n\n# A\n");
	assert.is(withSourceDigest("\uFEFF# A\n", "ab12"), "\uFEFF---\nsource: ab12\n---\n\n# A\n");
	assert.is(withSourceDigest("---\nno end\n", "ab12"), "---\nsource: ab12\n---\n\n---\nno end\n");
});

stamp("keeps line breaks and what else there is", () => {
	assert.is(
		withSourceDigest("\uFEFF---\r\ntitle: A # why\r\nsource: old\r\n---\r\nText", "ab12"),
		"\uFEFF---\r\ntitle: A # why\r\nsource: ab12\r\n---\r\nText",
	);
	assert.is(withSourceDigest("---\r\ntitle: A\r\n---\r\n", "ab12"), "---\r\ntitle: A\r\nsource: ab12\r\n---\r\n");
});

stamp("quotes a source that YAML would take for a number", () => {
	for (const digest of ["012345678901", "12345678e901"])
		assert.is(withSourceDigest("---\n---\n", digest), `---\nsource: "${digest}"\n---\n`);
});

stamp.run();
