/** What the benchmark has to know of a generator. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Files } from "../site.ts";
import type { Corpus } from "./corpus.ts";

export interface Tool {
	/** As `--only` and the tables call it. */
	readonly name: string;
	/** What npm has to install, in a folder of its own; nothing for a program of the system. */
	readonly packages: readonly string[];
	/** Given that folder; nothing when the tool is not there. */
	readonly version: (home: string) => string | undefined;
	/** The whole project: configuration and content. */
	readonly site: (corpus: Corpus) => Files;
	/** Where a page of the default locale is in the project, from `help/apps/search.md`. */
	readonly source: (page: string) => string;
	/** Run in the project. */
	readonly command: (home: string) => readonly string[];
	readonly environment?: Readonly<Record<string, string>>;
	readonly output: string;
	/** What a build keeps for the next one, beside its output. */
	readonly caches: readonly string[];
}

/** The version of a package that npm has installed in a folder. */
export function installedVersion(
	home: string,
	name: string,
): string | undefined {
	try {
		const file = path.join(home, "node_modules", name, "package.json");
		return (JSON.parse(readFileSync(file, "utf8")) as { version: string })
			.version;
	} catch {
		return undefined;
	}
}
