/** Redirects that a project has in the files of its host: Netlify, Cloudflare, Vercel and Firebase. */
import path from "node:path";
import * as v from "valibot";
import type { RedirectOptions } from "../../config/keys/redirects.ts";
import { oldPath } from "../../config/paths.ts";
import type { NewFiles } from "../init/write-new-files.ts";
import { placeIn, readProjectFile, repositoryOf } from "./project-paths.ts";
import { copiesOf, listSourceFiles, type SourceProject } from "./source-files.ts";
import { isRecord, listOf, numberOf, recordOf, textOf } from "./untyped.ts";

interface HostRule {
	readonly from: string;
	readonly to: string;
	/** @default 301 */
	readonly status?: number | undefined;
}

const READERS: Readonly<Record<string, (text: string) => readonly HostRule[]>> = {
	_redirects: (text) =>
		text.split(/\r?\n/).flatMap((line) => {
			const [from = "", ...rest] = line.trim().split(/\s+/);
			const to = rest.find((word) => /^(?:\/|https?:)/.test(word));
			return from.startsWith("#") || !to ? [] : [{ from, to, status: numberOf(rest.at(-1)) }];
		}),
	"netlify.toml": (text) =>
		text
			.split(/^\s*(?=\[)/m)
			.filter((table) => table.startsWith("[[redirects]]"))
			.map((table) => {
				const tomlValue = (key: string) =>
					new RegExp(`^\\s*${key}\\s*=\\s*["']?([^"'\\n]*)`, "m").exec(table)?.[1] ?? "";
				return { from: tomlValue("from"), to: tomlValue("to"), status: numberOf(tomlValue("status")) };
			}),
	"vercel.json": (text) => jsonRules(JSON.parse(text)),
	"firebase.json": (text) => [recordOf(JSON.parse(text)).hosting].flat().flatMap(jsonRules),
};

const jsonRules = (host: unknown): readonly HostRule[] => {
	const rulesOf = (rules: unknown, status?: number) =>
		listOf(rules)
			.filter(isRecord)
			.map(({ source, destination }) => ({ from: textOf(source) ?? "", to: textOf(destination) ?? "", status }));
	const { redirects, rewrites } = recordOf(host);
	return [...rulesOf(redirects), ...rulesOf(rewrites, 200)].filter(({ from }) => from !== "");
};

/**
 * @param toSitePath removes the base URL of the project
 * @param publicFolders absolute
 */
export function migrateHostRedirects(
	project: SourceProject,
	publicFolders: readonly string[],
	toSitePath: (target: string) => string,
): readonly RedirectOptions[] {
	const { folder, notes } = project;
	const folders = new Set([folder, repositoryOf(folder), ...publicFolders]);
	return [...folders].flatMap((parent) =>
		Object.entries(READERS).flatMap(([name, read]) => {
			const file = path.join(parent, name);
			const place = placeIn(folder, file);
			return rulesIn(() => read(readProjectFile(folder, file) ?? "{}")).flatMap(({ from, to, status = 301 }) => {
				const old = toSitePath(from.replace(/\*$/, ""));
				const isPattern = /[*:()]/.test(from.replace(/\*$/, "") + to.replace(/^https?:/, "")) || from.endsWith("/*");
				const isUsable = status >= 300 && !isPattern && old !== "/" && v.is(oldPath, old);
				const isForAll = status < 300 && /^\/?\*{1,2}$|^\/\(\.\*\)$/.test(from);
				if (!isUsable || from.endsWith("*"))
					notes.add(
						isForAll ? "rewrites of all addresses to one page" : "patterns and rewrites of hosts",
						`${place}: ${from} → ${to}`,
					);
				return isUsable ? [{ from: old, to: toSitePath(to) }] : [];
			});
		}),
	);
}

type LocalizedProject = Pick<SourceProject, "notes"> & { readonly locales: readonly { readonly name: string }[] };

/** The redirects of all hosts and plugins as the configuration takes them: for all locales, each address once. */
export const combineRedirects = (
	redirects: readonly RedirectOptions[],
	project: LocalizedProject,
): readonly RedirectOptions[] =>
	withoutRepeated(
		redirects.flatMap((redirect) => withoutLocale(redirect, project)),
		project.notes,
	);

/** A redirect of a locale becomes one of all locales. None can lead on from a home page, or between other locales. */
function withoutLocale({ from, to }: RedirectOptions, { notes, locales }: LocalizedProject): RedirectOptions[] {
	const localeIn = (address: string) => locales.find(({ name }) => `${address}/`.startsWith(`/${name}/`))?.name;
	const addresses = [from].flat();
	const locale = addresses.map(localeIn).find(Boolean);
	if (!locale) return [{ from, to }];
	const plain = (address: string) =>
		localeIn(address) === locale ? address.slice(`/${locale}`.length) || "/" : address;
	const kept = addresses.map(plain).filter((old) => old !== "/" && !localeIn(old));
	if (kept.length < addresses.length) notes.add("patterns and rewrites of hosts", `${addresses.join(", ")} → ${to}`);
	return kept.length > 0 ? [{ from: kept, to: plain(to) }] : [];
}

/** Without those of an address that another one has already, or one that differs in case only. */
function withoutRepeated(
	redirects: readonly RedirectOptions[],
	notes: SourceProject["notes"],
): readonly RedirectOptions[] {
	const seen = new Map<string, string>();
	return redirects.flatMap(({ from, to }) => {
		const kept = [from].flat().filter((old) => {
			const key = old.toLowerCase().replace(/\/$/, "");
			const other = key === to.toLowerCase().replace(/\/$/, "") ? to : seen.get(key);
			if (other === undefined) return seen.set(key, old);
			if (other.replace(/\/$/, "") !== old.replace(/\/$/, ""))
				notes.add("redirects that differ in case only", `${old} → ${to}`);
			return false;
		});
		return kept.length > 0 ? [{ from: typeof from === "string" ? from : kept, to }] : [];
	});
}

/** Copies of what is published as it is, without the redirects: a file of these would take the place of the site's own. */
export const publicFiles = (project: SourceProject, folders: readonly string[]): NewFiles =>
	Object.assign(
		{},
		...folders.map((from) => {
			const names = listSourceFiles(project, from).filter((name) => name !== "_redirects");
			return copiesOf(project, { from, to: "public", names });
		}),
	);

/** JSON files of hosts may have comments, and then are left to the author. */
function rulesIn(read: () => readonly HostRule[]): readonly HostRule[] {
	try {
		return read();
	} catch {
		return [];
	}
}
