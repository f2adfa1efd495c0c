import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { describeFailure } from "../../src/cli/terminal/describe-failure.ts";

const failure = suite("errors of the machine");

const nodeError = (fields: object) => describeFailure(Object.assign(new Error("EACCES: …"), fields));

failure("are sentences", () => {
	assert.is(
		nodeError({ code: "EACCES", syscall: "open", path: "site.config.ts" }),
		"cannot open site.config.ts: permission denied\n  help: check its owner and permissions",
	);
	assert.is(
		nodeError({ code: "EACCES", syscall: "mkdir", path: "/srv/site" }),
		"cannot create /srv/site: permission denied\n  help: check its owner and permissions",
	);
	assert.is(
		nodeError({ code: "EACCES", syscall: "listen", port: 80 }),
		"cannot listen on port 80: permission denied\n  help: choose a port from 1024 on with --port",
	);
	assert.is(
		nodeError({ code: "EADDRNOTAVAIL", syscall: "listen", address: "192.0.2.1" }),
		"cannot listen on 192.0.2.1: it is not an address of this machine\n  help: choose another with --host",
	);
	try {
		readFileSync("nowhere/at/all");
	} catch (error) {
		assert.is(describeFailure(error), "cannot open nowhere/at/all: it does not exist\n  help: check the path");
	}
});

failure("of the program keep their message", () => {
	assert.is(describeFailure(new TypeError("x is not a function")), "x is not a function");
	assert.is(describeFailure("stopped"), "stopped");
});

failure.run();
