/** The options of the commands that build or check a site, and what such a command leaves for the next one. */
import { type Command, InvalidArgumentError, Option } from "commander";
import { definedFields } from "../model/collections.ts";
import type { Problem } from "../model/problems/problem.ts";
import type { Shard } from "../model/site/shard.ts";
import { displayPath } from "../pipeline/emit/write-error.ts";
import type { SiteEdits } from "../pipeline/stages/editable-site.ts";
import type { SiteUrl } from "../quality/lost-urls/site-urls.ts";
import { type FormatOptions, PROBLEM_FORMATS } from "./formats/names.ts";
import type { BuildSummary } from "./terminal/report.ts";

export interface SiteCommandOptions {
	readonly config?: string;
	readonly outDir?: string;
	readonly base?: string;
	/** Print all problems of a kind, and stack traces. */
	readonly verbose?: boolean;
}

/** The options of the commands that report all problems of a site. */
interface ReportingCommandOptions extends SiteCommandOptions, FormatOptions {
	readonly drafts?: boolean;
	readonly strict?: boolean;
	/** Fail if there are more. */
	readonly maxWarnings?: number;
	readonly quiet?: boolean;
}

export interface BuildCommandOptions extends ReportingCommandOptions {
	readonly locale?: readonly string[];
	readonly timings?: boolean;
	/**
	 * Number of worker threads.
	 *
	 * @default depends on the CPU
	 */
	readonly threads?: number;
	/** `false`: neither read nor write the cache. */
	readonly cache?: boolean;
	/** Build only a part of the site. */
	readonly shard?: Shard;
}

/** What `loadConfig` has to know of the options of a command. */
export const configOptionsOf = ({ config, outDir, base, locale, drafts, strict }: BuildCommandOptions) =>
	definedFields({ file: config, outDir, baseUrl: base || undefined, locales: locale, drafts, strict });

/** A build's result, as stored for the next build. */
export interface BuildRecord {
	/** Absolute. */
	readonly root: string;
	readonly outDir: string;
	readonly summary: BuildSummary;
	/** What the next build needs to write edited documents alone. */
	readonly edits?: SiteEdits;
}

export const EXIT_CONTENT_PROBLEMS = 1;

export const waitingMessage = (outDir: string, pid: number): string =>
	`waiting for another build of ${displayPath(outDir)} (process ${pid})`;

/**
 * Whether a build fails if it loses a URL of the lock: in CI, where sites are published. A build with other pages than the
 * published site says nothing about it.
 */
export const isLockEnforced = ({ locale, drafts }: Pick<BuildCommandOptions, "locale" | "drafts">): boolean =>
	Boolean(process.env.CI) && !locale && !drafts;

export interface CheckCommandOptions extends ReportingCommandOptions {
	/** Write the URLs of the site to the lock file. */
	readonly lock?: boolean;
	/** Write what mends problems. */
	readonly fix?: boolean;
	/** Write it without asking. */
	readonly yes?: boolean;
	/** Request the addresses of other sites. */
	readonly external?: boolean;
	/** A commit: problems that the site had then are left out. */
	readonly since?: string;
	/** Where earlier URLs are listed. */
	readonly previous?: readonly string[];
}

export interface CheckedSite {
	/** The site's folder, absolute. */
	readonly root: string;
	/** Absolute. */
	readonly configFile: string;
}

/** A check's result, as stored for the next one. */
export interface CheckRecord {
	/** The site's folder, absolute. */
	readonly root: string;
	readonly strict: boolean;
	readonly problems: readonly Problem[];
}

export interface CheckResult extends CheckRecord {
	/** Of a check that has run now; absent if the templates cannot be compiled. */
	readonly urls?: readonly SiteUrl[];
}

export const addSiteOptions = (command: Command): Command =>
	command
		.argument("[root]", "the site's folder", ".")
		.option("-c, --config <file>", "path of the configuration file")
		.option("-o, --out-dir <folder>", "output folder")
		.option("--base <path>", "base path of the site's URLs");

/** For commands whose argument is something else than the site's folder. */
export const addRootOptions = (command: Command): Command =>
	command
		.option("-r, --root <folder>", "the site's folder", ".")
		.option("-c, --config <file>", "path of the configuration file");

export const addReportOptions = (command: Command): Command =>
	command
		.addOption(new Option("--format <name>", "how to report problems").choices(PROBLEM_FORMATS).conflicts("json"))
		.option("--json", "print the report as JSON, short for --format json")
		.option("-q, --quiet", "print only problems")
		.option("--verbose", "print all problems of a kind, and the stack traces of exceptions");

/** Reads the value of an option. */
export const parseInteger =
	(what: string, min: number, max = Number.POSITIVE_INFINITY) =>
	(text: string): number => {
		const number = Number(text);
		if (Number.isInteger(number) && number >= min && number <= max) return number;
		const range = max === Number.POSITIVE_INFINITY ? `of at least ${min}` : `from ${min} to ${max}`;
		throw new InvalidArgumentError(`The ${what} must be an integer ${range}.`);
	};
