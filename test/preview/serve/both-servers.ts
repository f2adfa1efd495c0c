/** One site under both servers: as a folder that was built, and as sources that are watched. */
import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { loadConfig } from "../../../src/config/load.ts";
import { type SiteServer, serveFolder } from "../../../src/preview/serve/index.ts";
import type { ServerLimits } from "../../../src/preview/serve/limits.ts";
import { watchAndServe } from "../../../src/preview/watch/index.ts";
import { type Files, writeFiles } from "../../site.ts";
import { folderOf } from "./folder.ts";

/** Stands in files that no answer may contain. */
export const CANARY = "nobody may read this";
export const DIGITS = "0123456789".repeat(10);

const REDIRECTS = "/old /help/ 301\n/evil //evil.com/ 301\n/evil2 /\\evil.com 301\n";

/** What lies around the served folder, and in it where no answer may come from. */
const secrets = (root: string): Files => ({
	[`${root}-secret/s`]: CANARY,
	[`${root}-secret/index.html`]: CANARY,
	secret: CANARY,
	"secret.md": CANARY,
	".env": CANARY,
	[`${root}/.env`]: CANARY,
	[`${root}/.git/config`]: CANARY,
});

const published: Files = {
	_redirects: REDIRECTS,
	"digits.txt": DIGITS,
	"long.txt": "All notes are yours. ".repeat(500),
	"empty.txt": "",
	".well-known/security.txt": "Contact: us",
	".env": CANARY,
	"help/.env": CANARY,
};

const sources: Files = {
	"site.config.ts": `// ${CANARY}\nexport default { title: "Notebook", url: "https://example.org", i18n: { locales: { en: {}, fr: {} } } };\n`,
	"content/en/pages/index.md": "# Home\n",
	"content/en/help/index.md": "# Help\n\nhelp in English\n",
	"content/fr/help/index.md": "# Aide\n\naide en français\n",
	"content/en/help/draft.md": `---\ndraft: true\n---\n\n# Draft\n\n${CANARY}\n`,
};

export interface ServedSite {
	readonly name: "folder" | "watch";
	/** What is served, or what it is made of. */
	readonly root: string;
	readonly server: SiteServer;
}

/** `close` ends the servers and removes their folders. */
export interface ServedSites {
	readonly sites: readonly ServedSite[];
	close(): Promise<void>;
}

/** Resolves when the first build is done. */
export async function serveBoth(limits: Partial<ServerLimits> = {}): Promise<ServedSites> {
	const temporary = folderOf({});
	const built = join(temporary.path, "built/root");
	const written = join(temporary.path, "written/root");
	writeFiles(join(temporary.path, "built"), secrets("root"));
	writeFiles(join(temporary.path, "written"), secrets("root"));
	writeFiles(built, {
		...published,
		"index.html": "<html>home</html>",
		"help/index.html": "<html>help in English</html>",
		"fr/help/index.html": "<html>aide en français</html>",
		"404.html": "<html>nothing here</html>",
		"fr/404.html": "<html>rien ici</html>",
	});
	writeFiles(written, sources);
	writeFiles(join(written, "public"), published);
	for (const folder of [built, join(written, "public")]) addLinks(folder);
	symlinkSync(".env", join(built, "hidden.txt"));
	if (process.platform !== "win32") execFileSync("mkfifo", [join(built, "pipe")]);
	const options = { port: 0, limits };
	let tellBuilt = () => {};
	const firstBuild = new Promise<void>((done) => {
		tellBuilt = done;
	});
	const sites: ServedSite[] = [
		{ name: "folder", root: built, server: await serveFolder(built, options) },
		{
			name: "watch",
			root: written,
			server: await watchAndServe(await loadConfig(written), { ...options, onRebuild: () => tellBuilt() }),
		},
	];
	await firstBuild;
	return {
		sites,
		async close() {
			await Promise.all(sites.map(({ server }) => server.close()));
			temporary.remove();
		},
	};
}

/** A link to a file of the site, and those to secrets and to itself, which both servers must not follow. */
function addLinks(folder: string): void {
	mkdirSync(folder, { recursive: true });
	const outside = join(folder, "..", "..", "..");
	for (const [name, target] of [
		["inside.txt", "digits.txt"],
		["link.md", join(outside, "built/secret.md")],
		["linked", join(outside, "built/root-secret")],
		["passwd", "/etc/passwd"],
		["loop", "loop"],
	] as const)
		symlinkSync(target, join(folder, name));
}
