/** A build's side effects. Tests replace them with their own. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { SiteConfig } from "../model/config.ts";
import type { CodeFile, SourceFile, Sources } from "../model/content/source.ts";
import type { TwoslashModule } from "../model/content/twoslash.ts";
import type { Problem } from "../model/problems/problem.ts";
import type { Bundle } from "../model/site/site.ts";
import { type OutputWriter, openOutputFolder, type PartWriter, type WritingOptions } from "../pipeline/emit/index.ts";
import { loadSources, readEditedSource } from "../pipeline/load/index.ts";
import type { UrlHistory } from "../quality/lost-urls/compare-urls.ts";
import { hasOwnTheme } from "./bundle/compile.ts";
import { findMermaid } from "./bundle/find-mermaid.ts";
import { findTwoslash } from "./bundle/find-twoslash.ts";
import { bundleSite } from "./bundle/index.ts";
import { type MermaidModule, readMermaidModule } from "./bundle/mermaid-module.ts";
import { originalStack } from "./bundle/original-stack.ts";
import { type ChangedStyle, compileChangedStyles } from "./bundle/styles.ts";
import { Cache } from "./cache/cache.ts";
import { openFileHashes } from "./cache/file-hashes.ts";
import { repositoryFingerprint } from "./cache/repository.ts";
import { type FileUpdate, type LastUpdates, readLastUpdates } from "./git/index.ts";
import { readRenames } from "./git/renames.ts";
import { DEFAULT_TEMPLATES } from "./package-root.ts";
import type { InstalledMermaid } from "./threads/diagrams.ts";

export type { OutputWriter, PartWriter };

/** The side effects of a build: what it reads, compiles and writes. Methods with a question mark may be left out. */
export interface Host {
	/** Reads all content. */
	read(): Promise<Sources>;
	/** Reads a file of the last build again; `undefined` if that is not possible. */
	readEdited?(file: SourceFile): SourceFile | undefined;
	/** Reads the code of the site as text. */
	readCode?(): readonly CodeFile[];
	/** Compiles the theme and the modules of the site. */
	bundle(): Promise<Bundle>;
	/** The mermaid that the site has installed, which checks the diagrams that it draws. */
	findMermaid?(): InstalledMermaid | undefined;
	/** The same mermaid for browsers. */
	readMermaid?(): MermaidModule | undefined;
	/** The twoslash that the site has installed, which checks the types in examples. */
	findTwoslash?(): TwoslashModule | undefined;
	/** The names that files have now, by those that git knows them by; both are relative to the site's root. */
	findRenamed?(files: readonly string[]): Promise<ReadonlyMap<string, string>>;
	/** Replaces positions in compiled code by those in the files that it was compiled from. */
	originalStack?(stack: string): Promise<string>;
	/** Compiles the style sheet of a bundle again; `undefined` if it has not changed. */
	restyle?(bundle: Bundle): Promise<readonly ChangedStyle[] | undefined>;
	/** The size of a file of the site as it is sent, compressed, in bytes. `path` is relative to the site's root. */
	compressedSizeOf?(path: string): number;
	/** The time, in milliseconds since 1970. Without it, posts are not compared with it. */
	now?(): number;
	/** The URLs that the site had, if the build has to keep them. */
	readUrlHistory?(): Promise<UrlHistory>;
	/** Whether the site has a theme of its own, which may have components that Markdown uses. */
	readonly hasOwnTheme?: boolean | undefined;
	/** Starts writing a site. Waits while another build is using the output folder. */
	open(): OutputWriter | Promise<OutputWriter>;
	/** Results of earlier builds. Without it, everything is computed. */
	readonly cache?: Cache;
}

export interface NodeHostOptions extends Pick<Host, "cache">, Pick<WritingOptions, "waiting"> {}

/** Side effects on the real disk. With a cache, builds reuse the results of earlier ones. */
export const createNodeHost = (config: SiteConfig, { cache = new Cache(), waiting }: NodeHostOptions = {}): Host => ({
	read: createSourceReader(config, cache),
	readEdited: (file) => readEditedSource(file, config),
	readCode: () => readCodeFiles(config, path.dirname(DEFAULT_TEMPLATES)),
	bundle: () => bundleSite(config, cache),
	findMermaid: () => findMermaid(config.root),
	readMermaid: () => readMermaidModule(config.root),
	findTwoslash: () => findTwoslash(config.root),
	findRenamed: createRenameFinder(config.root),
	originalStack: (stack) => originalStack(stack, config),
	restyle: (bundle) => compileChangedStyles(config, bundle),
	compressedSizeOf: (file) => gzipSync(readFileSync(path.join(config.root, file))).length,
	now: Date.now,
	hasOwnTheme: hasOwnTheme(config),
	open: () => openSite(config, cache, { ...(waiting && { waiting }) }),
	cache,
});

/** Asks git again only for other files, because a preview builds after each edit. */
function createRenameFinder(root: string): NonNullable<Host["findRenamed"]> {
	let known: { readonly files: string; readonly renames: Promise<ReadonlyMap<string, string>> } | undefined;
	return async (files) => {
		const asked = files.join("\n");
		if (known?.files !== asked) known = { files: asked, renames: readRenames(root) };
		const renames = await known.renames;
		return new Map(
			files.flatMap((file) => {
				const after = renames.get(file);
				return after !== undefined && existsSync(path.join(root, after)) ? [[file, after]] : [];
			}),
		);
	};
}

/** Copied files are compared by content hash, which is cached by file stat. */
async function openSite({ outDir, root }: SiteConfig, cache: Cache, options: WritingOptions): Promise<OutputWriter> {
	const hashes = await openFileHashes(cache.options.disk, root);
	const writing = await openOutputFolder(outDir, root, { ...options, hashOf: hashes.of });
	return {
		...writing,
		async publish() {
			await writing.publish();
			await hashes.keep();
		},
	};
}

/** Starting git takes some milliseconds, which pages would wait for. */
const HISTORY_DELAY_MS = 200;

/**
 * Returns a function that reads all sources. Git history is read once per commit. If results stay in memory for another
 * run, only the first run waits for git; later runs use the history that was read in the background after the previous
 * run.
 */
function createSourceReader(config: SiteConfig, cache: Cache): () => Promise<Sources> {
	const history = cache.memo<string, StoredUpdates>({
		name: "history",
		nameOf: () => "",
		keyOf: (commit) => commit,
		warmStart: true,
	});
	const readUpdates = async (): Promise<LastUpdates> => {
		const [found] = await history.map([await repositoryFingerprint(config.root)], (missing) =>
			Promise.all(missing.map(() => readStoredUpdates(config.root))),
		);
		const { updates, problems } = found as StoredUpdates;
		return { updates: new Map(updates), problems: showsUpdates(config) ? problems : problems.map(asInfo) };
	};
	if (!cache.options.memory) return () => loadSources(config, readUpdates);
	let pendingUpdates = readUpdates();
	pendingUpdates.catch(() => {}); // reported where it is awaited
	return async () => {
		const sources = await loadSources(config, () => pendingUpdates, cache);
		setTimeout(() => {
			pendingUpdates = readUpdates();
			pendingUpdates.catch(() => {});
		}, HISTORY_DELAY_MS).unref();
		return sources;
	};
}

/** Whether pages show when they were changed, or by whom. Otherwise, only sitemaps and metadata lack the dates. */
const showsUpdates = ({ docs, news }: SiteConfig): boolean =>
	[...docs, ...(news ? [news] : [])].some(
		({ showLastUpdateTime, showLastUpdateAuthor }) => showLastUpdateTime || showLastUpdateAuthor,
	);

/** Services often build in a shallow clone, with `--strict`. */
const asInfo = (problem: Problem): Problem => ({ ...problem, severity: "info" });

/** Plain data, for the cache. */
interface StoredUpdates {
	readonly updates: readonly (readonly [path: string, update: FileUpdate])[];
	readonly problems: LastUpdates["problems"];
}

async function readStoredUpdates(root: string): Promise<StoredUpdates> {
	const { updates, problems } = await readLastUpdates(root);
	return { updates: [...updates], problems };
}

// Reads the code of a site as text, for checks that look for addresses and file names in it.

const EXTENSIONS = [
	...[".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs"],
	...[".css", ".json", ".yml", ".yaml", ".webmanifest", ".xml"],
];

/** Larger files are data or bundles. In bytes. */
const MAX_CODE_FILE_SIZE = 2_000_000;

/**
 * The code in the folders of the content and the public files, the theme and the components, and what they import from
 * the site. Packages are left out.
 *
 * @param themeFolder the folder of the theme that comes with ssg, which knows no site
 */
function readCodeFiles(
	{ root, configPath, contentDir, publicDir, ...config }: SiteConfig,
	themeFolder: string,
): readonly CodeFile[] {
	const modules = [config.theme.templates, ...config.theme.entries].filter(
		(file) => !file.startsWith(themeFolder + path.sep),
	);
	if (config.theme.components) modules.push(config.theme.components);
	const pending = [
		...codeFilesIn(contentDir),
		...codeFilesIn(publicDir),
		...[configPath, ...modules].map((name) => path.resolve(root, name)),
	];
	const files = new Map<string, CodeFile>();
	for (const file of pending) {
		const name = path.relative(root, file).replaceAll(path.sep, "/");
		if (files.has(name) || /^\.\.|node_modules/.test(name)) continue;
		const text = readIfSmall(file);
		if (text === undefined) continue;
		files.set(name, { path: name, text });
		if (/\.[cm]?[jt]sx?$/.test(name)) pending.push(...importsOf(file, text));
	}
	return [...files.values()];
}

/** Missing and unreadable folders are reported by a build. */
function codeFilesIn(folder: string): string[] {
	try {
		return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
			const file = path.join(folder, entry.name);
			if (entry.name.startsWith(".") || entry.name === "node_modules") return [];
			if (entry.isDirectory()) return codeFilesIn(file);
			return EXTENSIONS.includes(path.extname(file)) ? [file] : [];
		});
	} catch {
		return [];
	}
}

function readIfSmall(file: string): string | undefined {
	try {
		const { size } = statSync(file);
		return size > MAX_CODE_FILE_SIZE ? undefined : readFileSync(file, "utf8");
	} catch {
		return undefined;
	}
}

/** The files that the relative paths in a module may mean; most of them do not exist. */
const importsOf = (file: string, text: string): string[] =>
	[...text.matchAll(/["'](\.{1,2}\/[^"'\n]*)["']/g)].flatMap(([, specifier = ""]) => {
		const named = path.resolve(path.dirname(file), specifier);
		if (EXTENSIONS.includes(path.extname(named))) return [named];
		return EXTENSIONS.flatMap((extension) => [named + extension, path.join(named, `index${extension}`)]);
	});
