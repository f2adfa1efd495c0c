/** A site with everything that a web server has to treat in its own way, and what it must answer. */
import { readFileSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import * as assert from "uvu/assert";
import { build, loadConfig } from "../../src/index.ts";
import { runCommand } from "../pipeline/emit/command.ts";
import { type Files, writeFiles } from "../site.ts";
import { samplesOf } from "./page-samples.ts";

/** Where a site is, and the form of its addresses. */
export interface ServedForm {
	readonly baseUrl: string;
	/** The pages are files with names such as `sync.html`. */
	readonly isBare: boolean;
}

const siteOf = ({ baseUrl, isBare }: ServedForm): Files => ({
	"site.config.ts": `export default {
	title: "T",
	url: "https://docs.example.org",
	baseUrl: "${baseUrl}",${isBare ? " trailingSlash: false," : ""}
	i18n: { locales: { en: {}, fr: {} } },
	redirects: [
		{ from: "/old", to: "/help/sync" },
		{ from: "/früher", to: "/help/sync#start" },
		{ from: "/forum", to: "https://forum.example/a?b=c" },
	],
};
`,
	"content/en/pages/index.md": "# Home\n",
	"content/en/help/index.md": "# Help\n",
	"content/en/help/sync.md": `# Sync\n\n## Start\n\n${"Text. ".repeat(500)}\n`,
	"content/en/help/über uns.md": "# About\n",
	"content/fr/help/sync.md": "# Synchroniser\n\n## Début\n",
	"public/a.html": "<p>A file",
	"public/assets/plain.txt": "Not hashed.",
	"public/_headers": `${baseUrl}help/*\n  X-Area: help\n  Cache-Control: max-age=60\n`,
});

/** The site as on the server: below a folder that is the root. */
export async function buildServedSite(folder: string, form: ServedForm): Promise<string> {
	writeFiles(folder, siteOf(form));
	const root = path.join(folder, "served");
	const outDir = path.join(root, form.baseUrl);
	const { problems } = await build(await loadConfig(folder, { outDir }));
	assert.equal(problems, []);
	return root;
}

/** What `ssg server-config` prints for the site. */
export async function serverConfig(server: string, folder: string, { baseUrl }: ServedForm): Promise<string> {
	const { code, stdout, stderr } = await runCommand(["server-config", server, "-o", path.join("served", baseUrl)], {
		cwd: folder,
	});
	assert.equal([code, stderr], [0, ""]);
	return stdout;
}

/** The configuration of the server that a page shows. */
export function configurationOn(page: string, file: string): string {
	const text = readFileSync(`docs/content/en/docs/guides/${page}.md`, "utf8");
	return samplesOf(text).find((sample) => sample.file === file)?.text ?? "";
}

interface Answer {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Buffer;
}

const ask = (port: number, target: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
	new Promise((resolve, reject) => {
		request(
			{ port, host: "127.0.0.1", path: target, headers: { Host: "docs.example.org", ...headers } },
			(response) => {
				const chunks: Buffer[] = [];
				response.on("data", (chunk) => chunks.push(chunk));
				response.on("end", () =>
					resolve({
						status: response.statusCode ?? 0,
						headers: response.headers as Record<string, string>,
						body: Buffer.concat(chunks),
					}),
				);
			},
		)
			.on("error", reject)
			.end();
	});

/** Asks until the server has started. */
export async function waitForServer(port: number): Promise<void> {
	for (;;)
		try {
			await ask(port, "/");
			return;
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== "ECONNREFUSED") throw error;
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
}

const IMMUTABLE = "public, max-age=31536000, immutable";

export async function assertServes(port: number, root: string, { baseUrl, isBare }: ServedForm): Promise<void> {
	const get = (name: string, headers?: Readonly<Record<string, string>>) => ask(port, baseUrl + name, headers);
	const file = (name: string) => readFileSync(path.join(root, baseUrl, name), "utf8");
	const policy = /Content-Security-Policy: (.*)/.exec(file("_headers"))?.[1];

	const fileOf = (page: string) => (isBare ? `${page}.html` : `${page}/index.html`);
	const help = isBare ? "help" : "help/";

	// Pages, and the headers of the site
	for (const [name, shown] of [
		["", "index.html"],
		[help, fileOf("help")],
		["help/sync", fileOf("help/sync")],
		["fr/help/sync", fileOf("fr/help/sync")],
		["help/%C3%BCber%20uns", fileOf("help/über uns")],
		["a.html", "a.html"],
	] as const) {
		const { status, headers, body } = await get(name);
		assert.is(status, 200, name);
		assert.is(body.toString(), file(shown), name);
		assert.is(headers["content-security-policy"], policy, name);
		assert.is(headers["x-content-type-options"], "nosniff");
		assert.match(headers["referrer-policy"] ?? "", "strict-origin-when-cross-origin");
		assert.match(headers["content-type"] ?? "", /^text\/html; ?charset=utf-8$/i);
		const isHelp = name.startsWith("help/");
		assert.is(headers["cache-control"], isHelp ? "max-age=60" : "no-cache");
		assert.is(headers["x-area"], isHelp ? "help" : undefined);
	}

	// Redirects
	for (const [from, to, status = 301] of [
		["old", "help/sync"],
		["old/", "help/sync"],
		["old?a=b", "help/sync?a=b"],
		["fr/old", "fr/help/sync"],
		["fr%C3%BCher?a=b", "help/sync?a=b#start"],
		["forum", "https://forum.example/a?b=c"],
		["index.html?a=b", "?a=b"],
		...(isBare
			? ([
					["help/", "help"],
					["help/sync/?a=b", "help/sync?a=b"],
				] as const)
			: ([
					["help/sync.html", "help/sync"],
					["help/sync.html?a=b", "help/sync?a=b"],
					["help/index.html", "help/"],
				] as const)),
	] as const) {
		const { status: given, headers } = await get(from);
		assert.is(given, status, from);
		const target = to.startsWith("https:") ? to : baseUrl + to;
		assert.is(headers.location, target, from);
	}
	for (const hostile of ["//evil.example/index.html", "/\\evil.example/index.html"]) {
		const { headers } = await ask(port, hostile);
		assert.not.match(headers.location ?? "", /^[/\\]{2}|\/\/evil/);
	}
	const { headers: injected } = await get("%0d%0aX-Evil:%201/index.html");
	assert.is(injected["x-evil"], undefined);

	// Pages that do not exist, and files that are no part of the site
	for (const [name, page] of [
		["nothing", "404.html"],
		["nothing.html", "404.html"],
		["nothing.md", "404.html"],
		["assets/nothing-AAAAAAAA.js", "404.html"],
		["fr/nothing", "fr/404.html"],
		["fr/nothing/at/all", "fr/404.html"],
		["404.html", "404.html"],
		["_headers", "404.html"],
		["_redirects", "404.html"],
		[".ssg-files", "404.html"],
	] as const) {
		const { status, headers, body } = await get(name);
		assert.is(status, 404, name);
		assert.is(body.toString(), file(page), name);
		assert.is(headers["content-security-policy"], policy, name);
		assert.is.not(headers["cache-control"], IMMUTABLE, name);
	}

	// Caching, types and compression
	const script = /assets\/start-\w{8}\.js/.exec(file("index.html"))?.[0] ?? "";
	for (const [name, type, caching] of [
		[script, /^(text|application)\/javascript; ?charset=utf-8$/i, IMMUTABLE],
		["help/sync.md", /^text\/markdown; ?charset=utf-8$/i, undefined],
		["search-doc.json", /^application\/json/, "no-cache"],
		["help/sync", /^text\/html; ?charset=utf-8$/i, "max-age=60"],
	] as const) {
		const { headers, body } = await get(name, { "Accept-Encoding": "gzip" });
		assert.match(headers["content-type"] ?? "", type, name);
		if (caching) assert.is(headers["cache-control"], caching, name);
		if (body.length < 1000) continue; // not worth it
		assert.is(headers["content-encoding"], "gzip", name);
		assert.match(headers.vary ?? "", "Accept-Encoding");
		assert.is(gunzipSync(body).toString(), file(name === "help/sync" ? fileOf(name) : name));
	}
	const { headers: plain } = await get("assets/plain.txt");
	assert.is(plain["cache-control"], "no-cache");
	const { headers: first } = await get("help/sync");
	const again = await get("help/sync", { "If-None-Match": first.etag ?? "" });
	assert.equal([again.status, again.body.length], [304, 0]);
}
