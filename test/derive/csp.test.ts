import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
	contentSecurityPolicy,
	cspHash,
	headersFile,
} from "../../src/derive/csp.ts";
import { textOf } from "./fixture.ts";

const csp = suite("csp");

csp("a script's hash is that of its bytes in UTF-8", () => {
	assert.is(
		cspHash("alert(1)"),
		"sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=",
	);
	assert.is(
		cspHash("é"),
		"sha256-" +
			Buffer.from(
				"4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c",
				"hex",
			).toString("base64"),
	);
});

csp("the policy allows our scripts and no other inline script or style", () => {
	assert.is(
		contentSecurityPolicy(["alert(1)", "alert(1)"]),
		"default-src 'self'; script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='; style-src 'self'; img-src 'self' https: data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'",
	);
});

csp(
	"the file for hosts covers the site, unless the site brings its own",
	() => {
		const text = textOf(headersFile([], "/docs/", new Set()), "_headers");
		assert.ok(
			text.startsWith(
				"/docs/*\n  Content-Security-Policy: default-src 'self';",
			),
		);
		assert.equal(headersFile([], "/", new Set(["_headers"])), []);
	},
);

csp.run();
