import { suite } from "uvu";
import * as assert from "uvu/assert";
import { literalsIn } from "./literals.ts";

const lint = suite("regular expressions");

lint("are found with their line, in types and markup as well", () => {
	const code = [
		"interface A { readonly a?: number }",
		"const a = (x as string).replace(/a+/g, ' / ');",
		"// no /literal/",
		"const b = <p title='/no/'>{/[/]b$/.test(a)}</p>;",
	].join("\n");
	assert.equal(literalsIn(code, "a.tsx"), [
		{ source: "a+", flags: "g", line: 2 },
		{ source: "[/]b$", flags: "", line: 4 },
	]);
});

lint.run();
