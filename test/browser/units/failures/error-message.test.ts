import { suite } from "uvu";
import * as assert from "uvu/assert";
import { errorMessageOf } from "../../../../src/browser/failures/failures.lazy.ts";

const causes = suite("causes of an error");

causes("are listed below the message, outermost first", () => {
	const error = new Error("no page", { cause: new TypeError("no data", { cause: "offline" }) });
	assert.is(errorMessageOf(error, "Cause:"), "no page\n\nCause:\nno data\n\nCause:\noffline");
});

causes("are absent for an error without a cause", () => {
	assert.is(errorMessageOf("no page", "Cause:"), "no page");
	assert.is(errorMessageOf(new Error("no page"), "Cause:"), "no page");
});

causes("show the name of an error without a message", () => {
	assert.is(errorMessageOf(new RangeError(), "Cause:"), "RangeError");
});

causes("end if an error is its own cause", () => {
	const error = new Error("round");
	error.cause = error;
	assert.is(errorMessageOf(error, "Cause:"), "round");
});

causes.run();
