/** What the benchmark has to know of a generator. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Files } from "../test/site.ts";
import type { Corpus } from "./corpus.ts";

export interface Tool {
	/** As `--only` and the tables call it. */
	readonly name: string;
	/** What npm has to install, in a folder of its own. */
	readonly packages: readonly string[];
	/** Given that folder; nothing when the tool is not there. */
	readonly version: (home: string) => string | undefined;
	/** The whole project: configuration and content. */
	readonly site: (corpus: Corpus) => Files;
	/** Where a page is in the project, from `help/apps/search.md` and its locale. */
	readonly source: (page: string, locale: string, corpus: Corpus) => string;
	/** Run in the project. */
	readonly command: (home: string) => readonly string[];
	readonly environment?: Readonly<Record<string, string>>;
	readonly output: string;
	/** Arguments that make the build write to another folder than `output`, on another disk; nothing if it cannot. */
	readonly outputTo?: (folder: string) => readonly string[];
	/** The server that authors use while they write; nothing where it does not serve pages. */
	readonly server?: DevServer;
	/** What a build keeps for the next one, beside its output. */
	readonly caches: readonly string[];
}

export interface DevServer {
	/** Run in the project; listens on 127.0.0.1. */
	readonly command: (home: string, port: number) => readonly string[];
	/** `html`, or the `module` from which the browser makes the page. */
	readonly serves: "html" | "module";
	/** The path to ask for, from `/fr/help/apps/search`. */
	readonly request: (page: string) => string;
}

/** The version of a package that npm has installed in a folder. */
export function installedVersion(home: string, name: string): string | undefined {
	try {
		const file = path.join(home, "node_modules", name, "package.json");
		return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
	} catch {
		return undefined;
	}
}
