import { suite } from "uvu";
import * as assert from "uvu/assert";
import { describeConnectionError } from "../../../src/quality/external-links/connection-error.ts";

const errors = suite("connection errors");

/** As `fetch` throws it. */
const failure = (code: string) => new TypeError("fetch failed", { cause: Object.assign(new Error(), { code }) });

const cases: [code: string, reason: string, isTemporary: boolean][] = [
	["ENOTFOUND", "there is no such host", false],
	["EAI_AGAIN", "its host name cannot be looked up", true],
	["UND_ERR_CONNECT_TIMEOUT", "no connection is made in time", true],
	["ERR_TLS_CERT_ALTNAME_INVALID", "its certificate is for another host name", false],
	["ERR_SSL_WRONG_VERSION_NUMBER", "no secure connection is possible (ERR_SSL_WRONG_VERSION_NUMBER)", false],
	["EUNKNOWN", "EUNKNOWN", true],
];
for (const [code, reason, isTemporary] of cases)
	errors(code, () => {
		const described = describeConnectionError(failure(code));
		assert.is(described.reason, reason);
		assert.is(described.isTemporary, isTemporary);
	});

errors("what fetch refuses to send is not tried again", () => {
	const { reason, isTemporary } = describeConnectionError(
		new TypeError("fetch failed", { cause: new Error("bad port") }),
	);
	assert.is(reason, "bad port");
	assert.not.ok(isTemporary);
});

errors.run();
