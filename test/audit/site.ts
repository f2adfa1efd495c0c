/** This repository's site as its visitors get it: built by the command, and served. */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { loadConfig } from "../../src/config/load.ts";
import { type SiteServer, serveFolder } from "../../src/preview/serve/index.ts";
import { filesIn } from "../files-in.ts";

export interface AuditedSite extends SiteServer {
	/** The output folder. */
	readonly folder: string;
	/** Every file in it, by path from the folder, sorted. */
	readonly files: readonly string[];
	/** Where it is served, without a slash at the end. */
	readonly origin: string;
	/** Where the configuration says that it is published, without a slash at the end. */
	readonly publishedAt: string;
}

export async function buildAndServe(): Promise<AuditedSite> {
	const parent = mkdtempSync(path.join(realpathSync(tmpdir()), "ssg-audit-"));
	process.on("exit", () => rmSync(parent, { recursive: true, force: true }));
	const folder = path.join(parent, "dist");
	await promisify(execFile)(process.execPath, ["bin/ssg.mjs", "build", "-o", folder]);
	return serveSite(folder, (await loadConfig(".")).url.replace(/\/$/, ""));
}

export async function serveSite(folder: string, publishedAt: string): Promise<AuditedSite> {
	const server = await serveFolder(folder, { port: 0 });
	return { ...server, folder, files: filesIn(folder), origin: new URL(server.url).origin, publishedAt };
}

export const textOf = (site: AuditedSite, file: string): string => readFileSync(path.join(site.folder, file), "utf8");

/** @example `help/apps/index.html` -> `/help/apps` */
export const addressOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, "")}`;

export const htmlFiles = ({ files }: AuditedSite): string[] => files.filter((file) => file.endsWith(".html"));

/** A page that sends its visitor on at once. */
const isRedirect = (html: string): boolean => html.includes('<meta http-equiv="refresh"');

/** The addresses that show a page, without those that only lead to one. */
export const pageAddresses = (site: AuditedSite): string[] =>
	htmlFiles(site)
		.filter((file) => !isRedirect(textOf(site, file)))
		.map(addressOf);
