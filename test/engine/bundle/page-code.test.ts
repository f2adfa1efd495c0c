// Test run: integration, kinds
/** What has no effect in the code of pages and templates, and code that cannot be loaded. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Config } from "../../../src/config/define.ts";
import { createNodeHost } from "../../../src/engine/host.ts";
import { createBuilder } from "../../../src/pipeline/build.ts";
import { withCodeFrames } from "../../../src/pipeline/load/code-frames.ts";
import { inlineWorkers } from "../../inline-workers.ts";
import { codesIn } from "../../messages.ts";
import { type Files, inFolder, writeFiles } from "../../site.ts";
import { rarely } from "../../slow-run.ts";
import { testConfig } from "../../test-config.ts";

const pages = suite("code of pages and templates");
const codes = codesIn("engine");

const problemsOf = (files: Files, config: Partial<Config> = {}) =>
	inFolder(async (folder) => {
		writeFiles(folder, { "content/en/help/index.md": "# Help\n", "site.config.ts": "", ...files });
		const settled = testConfig(config, folder);
		const { problems } = await createBuilder(settled, createNodeHost(settled), inlineWorkers)();
		return withCodeFrames(problems, folder);
	});

const PAGE = "content/en/pages/a.tsx";
const COUNTER = `export default ({ label }: { label: string }) => (
	<button onClick={() => {}} style={{ color: "red" }}>{label}</button>
);
`;
const THEME = { theme: { templates: "theme/index.tsx" } };
const themeWith = (options: string, counter = COUNTER): Files => ({
	"theme/index.tsx": `import { createTheme } from "ssg-docs/templates";
import Counter from "./Counter.tsx";
export default createTheme({ islands: { Counter }, ${options} });
`,
	"theme/Counter.tsx": counter,
});

pages("handlers and styles have no effect outside of islands", async () => {
	const files = {
		[PAGE]: `import { Box } from "../../../parts/Box.tsx";
// <b onClick={() => {}} />
const onDone = () => {};
export default () => (
	<div className="a"><b id="c" onClick={onDone}>d</b><i style={{ color: "red" }} title="e" /><Box onOpen={onDone} /></div>
);
`,
		"parts/Box.tsx": "export const Box = ({ onOpen }: any) => <input\n\tonInput={onOpen} />;\n",
		...themeWith(""),
	};
	assert.equal(codes(await problemsOf(files, THEME)), [
		"content/en/pages/a.tsx:5:31 error handler-outside-island",
		"content/en/pages/a.tsx:5:56 warning inline-style",
		"parts/Box.tsx:2:2 error handler-outside-island",
	]);
});

rarely(pages)("styles are fine where the policy allows them", async () => {
	const csp = { "style-src": ["'self'", "'unsafe-inline'"] };
	const text = "export default () => <p style={{ color: 'red' }}>a</p>;\n";
	const problems = await problemsOf({ [PAGE]: text }, { csp });
	assert.equal(
		problems.map(({ code }) => code),
		["unsafe-policy"],
	);
});

pages("islands get what JSON can hold", async () => {
	const files = {
		[PAGE]: `import { Island } from "ssg-docs/react";
import Counter from "../../../theme/Counter.tsx";
const props = { label: "a", sizes: [1], of: { a: null }, onDone: () => 1,
	since: new Date(0) };
export default () => <Island name="Counter" of={Counter as any} props={props} />;
`,
		...themeWith(""),
	};
	assert.equal(codes(await problemsOf(files, THEME)), [
		"content/en/pages/a.tsx:3:58 error island-prop",
		"content/en/pages/a.tsx:4:2 error island-prop",
	]);
});

rarely(pages)("layouts have a <main>", async () => {
	const problems = await problemsOf(themeWith("layouts: {\n\tdoc: () => <div />,\n}"), THEME);
	assert.equal(codes(problems), ["theme/index.tsx:4:2 error no-main"]);
});

rarely(pages)("pages with parameters are refused", async () => {
	const problems = await problemsOf({ "content/en/pages/[slug].tsx": "export default () => <p>a</p>;\n" });
	assert.equal(codes(problems), ["content/en/pages/[slug].tsx error page-name"]);
});

pages("code that fails while it is loaded is named", async () => {
	const text = 'const a = 1;\nthrow new Error("no data");\nexport default () => <p>{a}</p>;\n';
	assert.equal(codes(await problemsOf({ [PAGE]: text })), ["content/en/pages/a.tsx:2:7 error module-failed"]);
	const waiting = `const load = async (): Promise<string> => {
	await 1;
	throw new Error("fetch failed", { cause: new Error("refused") });
};
const answer = await load();
export default () => <p>{answer}</p>;
`;
	assert.equal(codes(await problemsOf({ [PAGE]: waiting })), ["content/en/pages/a.tsx:3:8 error module-failed"]);
});

pages("names that a package does not export are found where they are imported", async () => {
	const [problem] = await problemsOf({
		[PAGE]: 'import {\n\tfirst,\n\tfrst,\n} from "some-package";\nexport default () => <p>{first + frst}</p>;\n',
		"node_modules/some-package/package.json": '{ "type": "module", "exports": "./index.js" }',
		"node_modules/some-package/index.js": "export const first = 1;\n",
	});
	assert.is(problem?.code, "missing-export");
	assert.equal(problem?.at, { path: PAGE, line: 3, column: 2 });
	assert.is(problem?.hint, 'did you mean "first"?');
});

rarely(pages)("an island that fails on several pages is one problem, in its file", async () => {
	const files = {
		"content/en/help/index.md": "# Help\n\n::Counter\n",
		"content/en/help/b.md": "# B\n\n<Counter />\n",
		...themeWith("", "export default () => <p>{localStorage.length}</p>;\n"),
	};
	assert.equal(codes(await problemsOf(files, THEME)), ["theme/Counter.tsx:1:26 error island-failed"]);
});

pages("what the compiler does not find or understand has its place and a suggestion", async () => {
	const styles = { "a.css": ".a { color red }\n", "theme/b.css": ".b {\n\tcolor red;\n}\n" };
	const theme = themeWith("");
	const files = { ...theme, "theme/index.tsx": `import "./b.css";\n${theme["theme/index.tsx"]}`, ...styles };
	const warnings = await problemsOf(files, { theme: { templates: "theme/index.tsx", css: ["a.css"] } });
	assert.equal(codes(warnings), ["theme/b.css:2:7 warning compile", "a.css:1:11 warning compile"]);
	const broken = {
		...theme,
		[PAGE]: 'import "../../../theme/Couter.tsx";\nimport "some-package/x";\nimport "./nope.ts";\n',
	};
	assert.equal(codes(await problemsOf(broken, THEME)), [
		"content/en/pages/a.tsx:1:8 error compile",
		"content/en/pages/a.tsx:2:8 error compile",
		"content/en/pages/a.tsx:3:8 error compile",
	]);
	const tag = { [PAGE]: "export default () => <p>\n\ta</div>;\n" };
	assert.equal(codes(await problemsOf(tag)), ["content/en/pages/a.tsx:2:5 error compile"]);
	const jsx = {
		[PAGE]: 'export { default } from "../../../theme/old.js";\n',
		"theme/old.js": "export default () => <b>1</b>;\n",
	};
	assert.equal(codes(await problemsOf(jsx)), ["theme/old.js:1:22 error compile"]);
});

pages.run();
