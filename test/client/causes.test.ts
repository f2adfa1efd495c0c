import { suite } from "uvu";
import * as assert from "uvu/assert";
import { messageOf } from "../../src/client/failures/causes.ts";

const causes = suite("causes of an error");

causes("stand below its message, outermost first", () => {
	const error = new Error("no page", {
		cause: new TypeError("no data", { cause: "offline" }),
	});
	assert.is(
		messageOf(error, "Cause:"),
		"no page\n\nCause:\nno data\n\nCause:\noffline",
	);
});

causes("are none for a plain message", () => {
	assert.is(messageOf("no page", "Cause:"), "no page");
	assert.is(messageOf(new Error("no page"), "Cause:"), "no page");
});

causes("have the name of an error without a message", () => {
	assert.is(messageOf(new RangeError(), "Cause:"), "RangeError");
});

causes("end where an error is its own cause", () => {
	const error = new Error("round");
	error.cause = error;
	assert.is(messageOf(error, "Cause:"), "round");
});

causes.run();
