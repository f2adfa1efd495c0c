/** The Nu HTML Checker, validator.w3.org's own: every HTML file, style sheet and SVG picture. */
import { execFile, spawnSync } from "node:child_process";
import path from "node:path";
import type { Finding, PartReport } from "./part.ts";
import { type AuditedSite, htmlFiles } from "./site.ts";
import { toolFile } from "./tools.ts";

const JAR = toolFile("vnu-jar/build/dist/vnu.jar");
const MAX_OUTPUT_BYTES = 1 << 30;

interface NuMessage {
	readonly type: "error" | "info" | "non-document-error";
	readonly subType?: "warning" | "fatal";
	readonly url: string;
	readonly message: string;
	readonly extract?: string;
	readonly lastLine?: number;
	readonly lastColumn?: number;
}

interface KnownMessage {
	readonly message: RegExp;
	/** Where it is known; elsewhere it is a finding. */
	readonly extract?: RegExp;
	readonly reason: string;
}

/** No mistakes of the site. */
export const KNOWN_MESSAGES: readonly KnownMessage[] = [
	{
		message: /^Trailing slash on void elements has no effect/,
		reason:
			"React writes <meta/>. HTML allows the slash, and the trouble it may cause needs an attribute without quotes, which React never writes.",
	},
	{
		message: /^CSS: “mask”: Too many values/,
		extract: /center \/ (?:contain|\.55em) no-repeat/,
		reason: "The checker does not know the size in the shorthand (CSS Masking Level 1, section 7.10); browsers do.",
	},
	{
		message: /“::view-transition”\.$/,
		extract: /::view-transition\{/,
		reason: "The checker does not know CSS View Transitions Level 1.",
	},
	{
		message: /^CSS: Parse Error\.$/,
		extract: /nsition-group\(\*\)/,
		reason: "The same, for ::view-transition-group(*).",
	},
];

export const isKnown = (
	{ message, extract = "" }: Pick<NuMessage, "message" | "extract">,
	known: readonly KnownMessage[] = KNOWN_MESSAGES,
): boolean => known.some((waiver) => waiver.message.test(message) && (waiver.extract?.test(extract) ?? true));

export async function checkWithNu(site: AuditedSite): Promise<PartReport> {
	requireJava();
	const pages = htmlFiles(site);
	const styles = site.files.filter((file) => file.endsWith(".css"));
	const pictures = site.files.filter((file) => file.endsWith(".svg"));
	const inFolder = (files: readonly string[]) => files.map((file) => path.join(site.folder, file));
	const messages = [
		...(await messagesOf(["--skip-non-html", site.folder])),
		...(await messagesOf(["--css", ...inFolder(styles)])),
		...(await messagesOf(["--svg", ...inFolder(pictures)])),
	];
	const unknown = messages.filter((message) => !isKnown(message));
	return {
		looked: { "HTML files": pages.length, "style sheets": styles.length, "SVG pictures": pictures.length },
		findings: [...unknown.map((message) => findingOf(message, site.folder)), ...staleWaivers(messages)],
		waived: messages.length - unknown.length,
	};
}

function requireJava(): void {
	if (spawnSync("java", ["-version"]).status !== 0)
		throw new Error("there is no Java, which the Nu HTML Checker needs\nhelp: apt-get install default-jre-headless");
}

/** It exits with 1 when it has found an error, and prints its report all the same. */
const messagesOf = (given: readonly string[]): Promise<NuMessage[]> =>
	new Promise((resolve, reject) =>
		execFile(
			"java",
			["-jar", JAR, "--format", "json", "--stdout", ...given],
			{ maxBuffer: MAX_OUTPUT_BYTES },
			(error, stdout) => {
				if (!stdout) return reject(error ?? new Error("it printed nothing"));
				resolve((JSON.parse(stdout) as { messages: NuMessage[] }).messages);
			},
		),
	);

const findingOf = ({ type, subType, url, lastLine, lastColumn, message, extract }: NuMessage, folder: string) => ({
	where: `${url.replace(`file:${folder}/`, "")}:${lastLine}:${lastColumn}`,
	message: `${subType ?? type}: ${message} ${JSON.stringify(extract ?? "")}`,
});

/** A waiver that nothing needs any more would hide the next message of its kind. */
const staleWaivers = (messages: readonly NuMessage[]): Finding[] =>
	KNOWN_MESSAGES.filter((known) => !messages.some((message) => isKnown(message, [known]))).map(({ message }) => ({
		where: "test/audit/nu.ts",
		message: `${message} matches no message any more; remove it`,
	}));
