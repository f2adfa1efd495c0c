/** Messages name guides that the manual has. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { assertNone } from "../assert-none.ts";

const guides = suite("guides in messages");

guides("exist", () => {
	const names = readdirSync("src", { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".ts"))
		.flatMap((name) => [...readFileSync(path.join("src", name), "utf8").matchAll(/guideUrlOf\("([^"]+)"\)/g)])
		.map(([, name]) => `docs/content/en/docs/guides/${name}.md`);
	assert.ok(names.length > 0);
	assertNone(names.filter((name) => !existsSync(name)));
});

guides.run();
