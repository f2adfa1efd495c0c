// Test run: integration
/** What an editor shows and offers in a `site.config.ts` beside the installed package. */
import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { writeConfigDeclaration } from "../../docs/generate/config-declaration.ts";
import { assertNone } from "../assert-none.ts";
import { runCommand } from "../pipeline/emit/command.ts";
import { writeFiles } from "../site.ts";
import { LanguageServer } from "./language-server.ts";

const editor = suite("editor support of the configuration");

const CONFIG = `import { defineConfig } from "ssg-docs";

export default defineConfig({
	title: "Handbook",
	url: "https://handbook.example",
	docs: { routeBasePath: "guide" },
	navbar: { items: [{ type: "docSidebar", sidebarId: "main" }] },
});

export const top = defineConfig({ titl });
export const nested = defineConfig({ title: "A", url: "", docs: {routeBa} });
export const list = defineConfig({ title: "A", url: "", navbar: { items: [{type: ""}] } });
export const texts = defineConfig({ title: "A", url: "", strings: { es: {sear} } });
export const word = defineConfig({ title: "A", url: "", markdown: { html: "" } });
`;

/** Only the declarations of the compiled package and its dependencies, as `npm install` lays them out. */
function installDeclarations(site: string): void {
	const modules = path.join(site, "node_modules");
	const types = path.join(modules, "ssg-docs/lib/types");
	mkdirSync(types, { recursive: true });
	copyFileSync("package.json", path.join(modules, "ssg-docs/package.json"));
	cpSync("lib/types", types, { recursive: true });
	cpSync("templates/css.d.ts", path.join(modules, "ssg-docs/templates/css.d.ts"));
	writeConfigDeclaration(types);
	const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
	for (const name of Object.keys(dependencies)) {
		const link = path.join(modules, name);
		mkdirSync(path.dirname(link), { recursive: true });
		symlinkSync(path.resolve("node_modules", name), link, "junction");
	}
}

let site: string;
let server: LanguageServer;

editor.before(async () => {
	site = mkdtempSync(path.join(tmpdir(), "ssg-"));
	writeFiles(site, {
		"site.config.ts": CONFIG,
		"tsconfig.json": JSON.stringify({
			compilerOptions: { strict: true, module: "preserve", skipLibCheck: true, types: [] },
		}),
	});
	installDeclarations(site);
	server = await LanguageServer.open(path.join(site, "site.config.ts"));
});

editor.after(async () => {
	await server.close();
	rmSync(site, { recursive: true, force: true });
});

const hovers: [after: string, documentation: RegExp][] = [
	["\ttitl", /Config\.title: LocalizedText[\s\S]*The name of the site\./],
	[
		"{ routeBaseP",
		/DocsOptions\.routeBasePath[\s\S]*The path below which documents are served[\s\S]*@default[\s\S]*`path`/,
	],
	["items: [{ typ", /NavbarSidebarOptions\.type[\s\S]*The kind of item\./],
];
for (const [after, documentation] of hovers)
	editor(`shows the documentation of "${after.trim()}"`, async () =>
		assert.match(await server.hover(after), documentation),
	);

const completions: [after: string, names: [string, ...string[]], documentation: RegExp][] = [
	["{ titl", ["title", "announcementBar"], /^The name of the site\./],
	["{routeBa", ["routeBasePath", "sidebars"], /^The path below which documents are served\./],
];
for (const [after, names, documentation] of completions)
	editor(`completes "${after}" and shows the documentation`, async () => {
		const offered = await server.complete(after);
		assertNone(names.filter((name) => !offered.includes(name)));
		assert.match(await server.documentation(after, names[0]), documentation);
	});

editor("completes the strings of the theme", async () => {
	const offered = await server.complete("es: {sear");
	assert.ok(offered.includes("search"));
	assert.ok(offered.includes('"code.copy"'));
	assert.not.ok(offered.includes("title"));
});

const values: [after: string, values: string[]][] = [
	['{type: "', ["doc", "docSidebar", "docsVersionDropdown", "dropdown", "html", "link", "localeDropdown", "search"]],
	['html: "', ["escape", "safe", "trusted"]],
];
for (const [after, expected] of values)
	editor(`offers the values of ${after}"`, async () => assert.equal((await server.complete(after)).sort(), expected));

editor("the tsconfig.json of the manual accepts a new site, and process.env", async () => {
	const guide = readFileSync("docs/content/en/docs/guides/layouts-and-parts.md", "utf8");
	const written = /title="tsconfig.json"\n([\s\S]*?)```/.exec(guide)?.[1] as string;
	const { exclude, ...settings } = JSON.parse(written);
	// Here the packages are links, which lead out of `node_modules`.
	settings.compilerOptions.preserveSymlinks = true;
	const folder = path.join(site, "typed");
	const { code } = await runCommand(["init", folder, "--yes"]);
	assert.is(code, 0);
	const config = readFileSync(path.join(folder, "site.config.ts"), "utf8");
	writeFiles(folder, {
		"tsconfig.json": JSON.stringify({ ...settings, exclude }),
		"site.config.ts": config.replace("export default", "console.log(process.env.BASE_URL);\n\nexport default"),
	});
	installDeclarations(folder);
	mkdirSync(path.join(folder, "node_modules/@types"), { recursive: true });
	for (const name of ["@types/node", "undici-types"])
		symlinkSync(path.resolve("node_modules", name), path.join(folder, "node_modules", name), "junction");
	const compile = () =>
		spawnSync(process.execPath, [path.resolve("node_modules/typescript/bin/tsc"), "-p", folder], { encoding: "utf8" });
	assert.is(compile().stdout, "");
	writeFiles(folder, { "site.config.ts": config.replace("title:", "titel:") });
	assert.match(compile().stdout, /site\.config\.ts\(\d+,\d+\): error .*titel/);
});

editor.run();
