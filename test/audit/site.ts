/** This repository's site as its visitors get it: built and served by the command. */
import { execFile, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { loadConfig } from "../../src/config/load.ts";
import { filesIn } from "../files-in.ts";

export interface AuditedSite {
	/** The output folder. */
	readonly folder: string;
	/** Every file in it, by path from the folder, sorted. */
	readonly files: readonly string[];
	/** Where it is served, without a slash at the end. */
	readonly origin: string;
	/** Where the configuration says that it is published, without a slash at the end. */
	readonly publishedAt: string;
	close(): void;
}

const COMMAND = ["bin/ssg.mjs"];

export async function buildAndServe(): Promise<AuditedSite> {
	const parent = mkdtempSync(path.join(realpathSync(tmpdir()), "ssg-audit-"));
	process.on("exit", () => rmSync(parent, { recursive: true, force: true }));
	const folder = path.join(parent, "dist");
	await promisify(execFile)(process.execPath, [...COMMAND, "build", "-o", folder]);
	const { url, close } = await serve(folder);
	const config = await loadConfig(".");
	return {
		folder,
		files: filesIn(folder),
		origin: new URL(url).origin,
		publishedAt: config.url.replace(/\/$/, ""),
		close,
	};
}

async function serve(folder: string) {
	const server = spawn(process.execPath, [...COMMAND, "serve", "-o", folder, "--port", "0"], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	const close = () => void server.kill();
	process.on("exit", close);
	const url = await new Promise<string>((resolve, reject) => {
		let said = "";
		server.stdout.on("data", (chunk) => {
			said += chunk;
			const url = /http:\/\/\S+/.exec(said)?.[0];
			if (url) resolve(url);
		});
		server.on("exit", () => reject(new Error(`the server ended before it served anything: ${said}`)));
	});
	return { url, close };
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
