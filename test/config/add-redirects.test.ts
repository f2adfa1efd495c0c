import { suite } from "uvu";
import * as assert from "uvu/assert";
import { addRedirects, redirectLines } from "../../src/config/add-redirects.ts";

const add = suite("redirects in the text of a configuration");

const A = { from: "/a", to: "/b" };
const C = { from: "/c", to: "https://d.example/" };

const CASES: Record<string, [text: string, expected: string | undefined]> = {
	"after the last one, with its comment": [
		`export default defineConfig({
	redirects: [
		{ from: ["/x"], to: "/y" }, // moved
	],
	title: "T",
});
`,
		`export default defineConfig({
	redirects: [
		{ from: ["/x"], to: "/y" }, // moved
		{ from: "/a", to: "/b" },
		{ from: "/c", to: "https://d.example/" },
	],
	title: "T",
});
`,
	],
	"without a comma at the end": [
		`export default {
  redirects: [
    { from: '/x', to: '/y' } // moved
  ]
}
`,
		`export default {
  redirects: [
    { from: '/x', to: '/y' }, // moved
    { from: '/a', to: '/b' },
    { from: '/c', to: 'https://d.example/' }
  ]
}
`,
	],
	"an object of several lines": [
		`export default {
	redirects: [{
		from: "/x",
		to: "/y",
	}],
};
`,
		`export default {
	redirects: [{
		from: "/x",
		to: "/y",
	},
	{ from: "/a", to: "/b" },
	{ from: "/c", to: "https://d.example/" },
	],
};
`,
	],
	"in a line": [
		`export default { redirects: [{ from: "/x", to: "/y" }], t: 1 };\n`,
		`export default { redirects: [
	{ from: "/x", to: "/y" },
	{ from: "/a", to: "/b" },
	{ from: "/c", to: "https://d.example/" },
], t: 1 };\n`.replaceAll("\t", "  "),
	],
	"in a short line": [
		`export default {\n\tredirects: [],\n};\n`,
		`export default {
	redirects: [
		{ from: "/a", to: "/b" },
		{ from: "/c", to: "https://d.example/" },
	],
};\n`,
	],
	"in a list with only a comment": [
		`export default {\n\tredirects: [\n\t\t// none\n\t],\n};\n`,
		`export default {
	redirects: [
		// none
		{ from: "/a", to: "/b" },
		{ from: "/c", to: "https://d.example/" },
	],
};\n`,
	],
	"as a new key": [
		`import { defineConfig } from "ssg-docs";

const config = defineConfig({
	title: "}",
	footer: {
		links: [],
	},
});
export default config;
`,
		`import { defineConfig } from "ssg-docs";

const config = defineConfig({
	title: "}",
	footer: {
		links: [],
	},
	redirects: [
		{ from: "/a", to: "/b" },
		{ from: "/c", to: "https://d.example/" },
	],
});
export default config;
`,
	],
	"as a new key of an exported call": [
		`export default defineConfig({ title: "T" });\n`,
		`export default defineConfig({
  title: "T",
  redirects: [
    { from: "/a", to: "/b" },
    { from: "/c", to: "https://d.example/" },
  ],
});
`,
	],
	"line breaks stay": [
		'export default {\r\n\tredirects: [\r\n\t\t{ from: "/x", to: "/y" },\r\n\t],\r\n};\r\n',
		'export default {\r\n\tredirects: [\r\n\t\t{ from: "/x", to: "/y" },\r\n\t\t{ from: "/a", to: "/b" },\r\n\t\t{ from: "/c", to: "https://d.example/" },\r\n\t],\r\n};\r\n',
	],
	"not where they are computed": [`export default { redirects: load() };\n`, undefined],
	"not in an imported configuration": [`export { default } from "./other";\n`, undefined],
};

for (const [name, [text, expected]] of Object.entries(CASES))
	add(name, () => assert.is(addRedirects(text, [A, C]), expected));

add("a short line stays one", () =>
	assert.is(
		addRedirects(`export default { redirects: [{ from: "/x", to: "/y" }] };\n`, [A]),
		`export default { redirects: [{ from: "/x", to: "/y" }, { from: "/a", to: "/b" }] };\n`,
	),
);

add("quotes in paths are escaped", () => {
	const odd = { from: `/it's "a"`, to: "/b" };
	assert.equal(redirectLines([odd], "x = '1'"), [`{ from: '/it\\'s "a"', to: '/b' },`]);
	assert.equal(redirectLines([odd]), [`{ from: "/it's \\"a\\"", to: "/b" },`]);
});

add.run();
