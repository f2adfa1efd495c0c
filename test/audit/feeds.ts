/** Feeds and sitemaps: well-formed for libxml2, valid by the schema where there is one, and by the rules of each format. */
import { readFileSync } from "node:fs";
import { atomProblems } from "./atom.ts";
import { jsonFeedProblems } from "./json-feed.ts";
import type { Finding, PartReport } from "./part.ts";
import { rssProblems } from "./rss.ts";
import { type AuditedSite, textOf } from "./site.ts";
import { alternateProblems, locationOf, sitemapProblems } from "./sitemap.ts";
import { requireTool, toolFile } from "./tools.ts";
import { elementsIn, parseXml } from "./xml.ts";

interface XmlFile {
	readonly file: string;
	readonly url: string;
	readonly text: string;
	readonly root: Element;
}

export async function checkFeeds(site: AuditedSite): Promise<PartReport> {
	const urlOf = (file: string) => `${site.publishedAt}/${file}`;
	const xml = site.files
		.filter((file) => file.endsWith(".xml"))
		.map((file): XmlFile => {
			const text = textOf(site, file);
			return { file, url: urlOf(file), text, root: rootOf(file, text) };
		});
	const json = site.files.filter((file) => /(^|\/)feed\.json$/.test(file));
	const named = (root: string) => xml.filter((file) => file.root.localName === root);
	const findings = [
		...xml.flatMap((file) => findingsOf(file.file, xmlProblems(file))),
		...json.flatMap((file) => findingsOf(file, jsonFeedProblems(textOf(site, file), urlOf(file)))),
		...findingsOf("sitemaps", alternateProblems(named("urlset").map(({ root }) => root))),
		...(await schemaFindings(xml)),
	];
	return {
		looked: {
			"RSS feeds": named("rss").length,
			"Atom feeds": named("feed").length,
			"JSON feeds": json.length,
			sitemaps: named("urlset").length,
			"sitemap indexes": named("sitemapindex").length,
			"addresses in sitemaps": named("urlset").flatMap(({ root }) => elementsIn(root)).length,
		},
		findings,
	};
}

function rootOf(file: string, text: string): Element {
	try {
		return parseXml(text);
	} catch (error) {
		throw new Error(`${file} is not well-formed: ${(error as Error).message}`);
	}
}

const findingsOf = (where: string, problems: readonly string[]): Finding[] =>
	problems.map((message) => ({ where, message }));

function xmlProblems({ root, url, text }: XmlFile): string[] {
	switch (root.localName) {
		case "rss":
			return rssProblems(root, url);
		case "feed":
			return atomProblems(root, url);
		case "urlset":
			return sitemapProblems(root, url, Buffer.byteLength(text));
		case "sitemapindex":
			return elementsIn(root)
				.map(locationOf)
				.filter((part) => !part.startsWith(new URL("/", url).href))
				.map((part) => `${part} is on another host`);
		default:
			return [`nobody knows what to check in <${root.localName}>`];
	}
}

interface NamedText {
	readonly fileName: string;
	readonly contents: string;
}

interface LintOptions {
	readonly schema?: readonly NamedText[];
	readonly preload?: readonly NamedText[];
	readonly normalization?: "format";
}

/** As much of the package's types as is used here: its own are there only once the tools are installed. */
interface Xmllint {
	validateXML(
		options: LintOptions & { readonly xml: readonly NamedText[]; readonly maxMemoryPages: number },
	): Promise<{ readonly errors: readonly { readonly rawMessage: string }[] }>;
}

const MAX_MEMORY_PAGES = 16_384; // of 64 KiB: 1 GiB

const schemaNamed = (fileName: string): NamedText => ({
	fileName,
	contents: readFileSync(new URL(`schemas/${fileName}`, import.meta.url), "utf8"),
});

async function schemaFindings(files: readonly XmlFile[]): Promise<Finding[]> {
	const { validateXML } = requireTool("xmllint-wasm") as Xmllint;
	const protocol = readFileSync(toolFile("sitemap/schema/sitemap.xsd"), "utf8");
	const optionsByRoot: Readonly<Record<string, LintOptions>> = {
		urlset: {
			schema: [schemaNamed("sitemap.xsd")],
			preload: [{ fileName: "sitemap-0.9.xsd", contents: protocol }, schemaNamed("alternate.xsd")],
		},
		sitemapindex: { schema: [schemaNamed("sitemap-index.xsd")] },
	};
	const findings: Finding[] = [];
	for (const { file, text, root } of files) {
		const { errors } = await validateXML({
			xml: [{ fileName: "input.xml", contents: text }],
			maxMemoryPages: MAX_MEMORY_PAGES,
			...(optionsByRoot[root.localName] ?? { normalization: "format" }),
		});
		const messages = errors.map(({ rawMessage }) => rawMessage.replace(/^input\.xml:/, "line "));
		findings.push(...findingsOf(file, messages));
	}
	return findings;
}
