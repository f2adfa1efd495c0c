// Test run: integration
/** What `ssg server-config` writes. `test/docs/web-servers.test.ts` tries it with the servers. */
import { once } from "node:events";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { caddyConfigOf } from "../../src/cli/server-config/caddy.ts";
import { collectHostRules } from "../../src/cli/server-config/host-rules.ts";
import { nginxConfigOf } from "../../src/cli/server-config/nginx.ts";
import { runCommand, startCommand } from "../pipeline/emit/command.ts";
import { inFolder, writeFiles } from "../site.ts";

const config = suite("ssg server-config");

const HEADERS = `/*
  X-All: one "two" \\
/files/*/:name.zip
  X-All: more
  ! X-Gone
  X-File: yes
  Cache-Control: max-age=60
/price
  X-Cost: $5
`;

const REDIRECTS = `/a%20"b /c$d{e}#f 302
/a%20"b /second 301
/with /query?a=b 301
/pattern/* /x 301
/fr/* /fr/404.html 404
`;

const rules = collectHostRules("/", HEADERS, REDIRECTS);

const linesWith = (text: string, ...parts: readonly string[]): string[] =>
	text
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => parts.every((part) => line.includes(part)));

config("escapes what nginx would read in another way", () => {
	const text = nginxConfigOf(rules);
	assert.equal(linesWith(text, "set $x_all"), [
		String.raw`set $x_all "one \"two\" \\";`,
		String.raw`if ($uri ~ "^/files/.*/[^/]+\.zip$") { set $x_all "$x_all, more"; }`,
	]);
	assert.equal(linesWith(text, "X-Cost"), ["# nginx cannot send the $ in X-Cost of /price"]);
	assert.equal(linesWith(text, 'location = "/a'), [
		String.raw`location = "/a \"b" { return 302 "/c%24d{e}$is_args$args#f"; }`,
	]);
	assert.equal(linesWith(text, "/with"), ['location = "/with" { return 301 "/query?a=b"; }']);
	assert.equal(linesWith(text, "pattern"), []);
});

config("escapes what Caddy would read in another way", () => {
	const text = caddyConfigOf(rules);
	assert.equal(linesWith(text, "X-All"), [String.raw`header X-All "one \"two\" \\"`, 'header @headers1 +X-All "more"']);
	assert.equal(linesWith(text, "header @headers1"), [
		'header @headers1 +X-All "more"',
		"header @headers1 -X-Gone",
		'header @headers1 +X-File "yes"',
		'header @headers1 Cache-Control "max-age=60"',
	]);
	assert.equal(linesWith(text, 'redir "/a'), [String.raw`redir "/a \"b" "/c$d%7Be%7D{vars.query}#f" 302`]);
});

config("needs a built site", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, { "site.config.ts": 'export default { title: "T", url: "https://example.org" };\n' });
		const { code, stdout, stderr } = await runCommand(["server-config", "nginx"], { cwd });
		assert.equal(
			[code, stdout, stderr],
			[1, "", "error: there is no built site in dist\n  help: run ssg build first\n"],
		);
	}),
);

config("and `ssg serve` use the base path that the site was built for", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, {
			"site.config.ts":
				'export default { title: "T", url: "https://example.org", baseUrl: "/y/", i18n: { locales: { en: {}, fr: {} } } };\n',
			"content/en/pages/index.md": "# Hello\n",
			"content/fr/pages/index.md": "# Bonjour\n",
		});
		await runCommand(["build", "--base", "/x/", "--locale", "fr"], { cwd });
		assert.match((await runCommand(["server-config", "nginx"], { cwd })).stdout, 'location = "/x/fr.html"');
		const { child, said, ended } = startCommand(["serve", "--port", "0"], { cwd });
		if (child.stdout) await once(child.stdout, "data");
		assert.match(said.stdout, /:\d+\/x\/$/m);
		child.kill("SIGINT");
		await ended;
		const { code, stderr } = await runCommand(["server-config", "nginx", "--base", "/z/"], { cwd });
		assert.equal(
			[code, stderr],
			[
				1,
				"error: the site in dist was built for the base path /x/, not /z/\n  help: leave out --base, or build the site with it\n",
			],
		);
	}),
);

config.run();
