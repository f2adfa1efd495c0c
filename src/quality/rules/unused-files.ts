/** The rules for files that nothing refers to. */
import { type Asset, isPublicFile } from "../../model/content/source.ts";
import { wholeFile } from "../../model/problems/problem.ts";
import { globMatcher } from "../../model/text/glob.ts";
import { splitWords } from "../../model/text/split-words.ts";
import { decodeUriText } from "../../model/urls/route.ts";
import { defineRule, type LintedSite } from "../content/rule.ts";

export const UNUSED_FILE_RULES = [
	/**
	 * Compares the ends of paths: `../images/a.png` uses any file `images/a.png`. Addresses that code puts together have
	 * only the name in common, so a name without its extension is enough there. What another site or an e-mail uses, nobody
	 * can see here.
	 */
	defineRule({
		id: "unused-asset",
		summary: "Nothing in the site refers to a file beside the content or in the public folder",
		severity: "log",
		isAboutFiles: true,
		needsOutlines: true,
		*checkSite(linted, { ignore = [] }) {
			const { site, sources } = linted;
			const onPages = new Set(site.assets.map(({ path }) => path));
			const isIgnored = globMatcher(ignore);
			let unused = sources.assets.filter(
				({ path, address }) =>
					!onPages.has(path) && !isWellKnown(address) && !isContentCode({ path, address }) && !isIgnored(path),
			);
			// The cheap places first: usually nothing is left for the expensive ones.
			for (const read of [configReferences, outlineReferences, codeReferences, textReferences]) {
				if (unused.length === 0) return;
				const names = namesOf(unused);
				const used = new Set(pathEnds(read(linted, names), names));
				unused = unused.filter(({ path }) => !isUsed(path, used));
			}
			if (unused.length === 0) return;
			const mayBeUsed = createCodeMatcher(linted);
			for (const { path } of unused)
				if (!mayBeUsed(path))
					yield {
						message: `nothing refers to ${path}`,
						at: wholeFile(path),
						hint: 'delete it, or list it in the option "ignore" of the rule',
					};
		},
	}),
	/** A partial that code reads is used as well: its name is searched for there. */
	defineRule({
		id: "unused-include",
		summary: "No page includes a Markdown file whose name begins with an underscore",
		severity: "log",
		isAboutFiles: true,
		*checkSite({ sources, readCode }) {
			const included = new Set(sources.files.flatMap(({ includes }) => Object.keys(includes)));
			const unused = (sources.partials ?? []).filter((path) => !included.has(path));
			if (unused.length === 0) return;
			const code = readCode();
			for (const path of unused) {
				const name = path.slice(path.lastIndexOf("/") + 1);
				if (!code.some(({ text }) => text.includes(name)))
					yield { message: `no page includes ${path}`, at: wholeFile(path), hint: "include it, or delete it" };
			}
		},
	}),
];

/** Modules and styles beside components, which import them in many ways. */
const isContentCode = (asset: Pick<Asset, "path" | "address">): boolean =>
	/\.(?:js|mjs|css)$/.test(asset.path) && !isPublicFile(asset);

/** Files that browsers, hosts and search engines request, and pages of their own. */
const WELL_KNOWN = globMatcher(
	splitWords(
		"favicon* apple-touch-icon* android-chrome-* mstile-* safari-pinned-tab.svg browserconfig.xml",
		"{site,manifest}.{webmanifest,json} {opensearch,sitemap}*.xml **/*.{html,htm,txt}",
		"{CNAME,_headers,_redirects,_routes.json,_worker.js,LICENSE} {sw,service-worker}.js **/.* **/.*/**",
	),
);

const isWellKnown = (address: Asset["address"]): boolean => WELL_KNOWN(address.replace(/^\//, ""));

/** The names of files, decoded. */
type Names = ReadonlySet<string>;

const namesOf = (assets: readonly Asset[]): Names => new Set(assets.map(({ path }) => nameOf(path)));

const configReferences = ({ site }: LintedSite): Iterable<string> => referencesIn(JSON.stringify(site.config));

function* outlineReferences({ documents }: LintedSite): Iterable<string> {
	for (const { outline, document } of documents) {
		for (const { src } of outline.images) yield src;
		for (const { href } of outline.links) yield href;
		const { image } = document.frontMatter;
		if (image) yield image;
	}
}

function* codeReferences({ sources, readCode }: LintedSite, names: Names) {
	const mayRefer = createTextFilter(names);
	for (const { text } of [...sources.data, ...readCode()]) if (mayRefer(text)) yield* referencesIn(text);
}

function* textReferences({ sources }: LintedSite, names: Names) {
	const mayRefer = createTextFilter(names);
	for (const { text, includes } of sources.files)
		for (const one of [text, ...Object.values(includes)]) if (mayRefer(one)) yield* referencesIn(one);
}

/** Looking for many names one by one would take longer than looking for all references. */
const MAX_NAMES_TO_LOOK_FOR = 50;

function createTextFilter(names: Names): (text: string) => boolean {
	if (names.size > MAX_NAMES_TO_LOOK_FOR) return () => true;
	const written = [...names].flatMap((name) => [name, encodeURI(name)]);
	return (text) => written.some((name) => text.includes(name));
}

/** Whatever looks like the name of a file. */
function* referencesIn(text: string): Iterable<string> {
	for (const [found] of text.matchAll(/[^\s"'`()<>[\]{}|=,;?#]*\.\w{1,8}\b/g)) yield found;
}

/** The ends of those references that have one of the names, which few have. */
function* pathEnds(references: Iterable<string>, names: Names): Iterable<string> {
	for (const reference of references) {
		const end = reference.search(/[?#]/);
		const name = nameOf(end < 0 ? reference : reference.slice(0, end));
		if (names.has(name.includes("%") ? decodeUriText(name) : name)) yield pathEndOf(reference);
	}
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** A reference without what leads to the folder: `images/a.png`. */
const pathEndOf = (url: string): string =>
	decodeUriText(url.replace(/[?#].*$/, "")).replace(/^(?:[a-z]+:)?(?:\.{0,2}\/)*/i, "");

/** Whether one of the references is the end of the path. */
function isUsed(path: string, references: ReadonlySet<string>): boolean {
	for (let start = 0; start >= 0; start = path.indexOf("/", start + 1))
		if (references.has(path.slice(start && start + 1))) return true;
	return false;
}

/** Whether code may put the path together: it has the name of the file as a word, or a template that fits. */
function createCodeMatcher({ readCode }: LintedSite) {
	const words = new Set<string>();
	const patterns = new Set<string>();
	for (const { text } of readCode()) {
		for (const [word] of text.matchAll(/[\p{L}\d_-]+/gu)) words.add(word);
		if (text.includes("${")) for (const pattern of templatesIn(text)) patterns.add(pattern);
	}
	const fits = globMatcher([...patterns]);
	return (path: string): boolean => words.has(stemOf(path)) || fits(path);
}

/** Template strings as patterns: `site-${mode}.webp` is `**\/site-*.webp`. Those that fit any file are left out. */
function* templatesIn(text: string): Iterable<string> {
	for (const [found] of text.matchAll(/`[^`\n]*`/g)) {
		const pattern = pathEndOf(found.slice(1, -1).replace(/\$\{[^}]*\}/g, "*"));
		if (/\*.*\.\w+$/.test(pattern) && /[^*./]{2,}.*\./.test(pattern)) yield `**/${pattern}`;
	}
}

const stemOf = (path: string): string => nameOf(path).replace(/\.\w+$/, "");
