/** Why a content file must not be published, whatever its type. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { MAX_TEXT_BYTES } from "../../model/limits.ts";
import { isSafeUrl } from "../../model/urls/url-safety.ts";
import { decodeUtf8 } from "../parse/text/decode.ts";
import { SvgProblem, type SvgTag, tokenizeSvg } from "./svg-tokens.ts";

/** As in `it has a <script> element (line 3, column 5)`. Only types whose contents matter are read. */
export function findAssetProblem(file: string): string | undefined {
	const checkOf = CHECKS[path.extname(file).toLowerCase()];
	if (!checkOf) return undefined;
	return statSync(file).size > MAX_TEXT_BYTES
		? `it has more than ${MAX_TEXT_BYTES / 1_000_000} MB, too much to be checked`
		: checkOf(readFileSync(file));
}

const CHECKS: Readonly<Record<string, (bytes: Uint8Array) => string | undefined>> = {
	".svg": svgProblem,
	".json": (bytes) => (isPageData(bytes) ? 'it has the keys "build" and "main", as the data of a page' : undefined),
};

/** Scripts show what such a file says. They read none beside content, so this is a second lock. */
function isPageData(bytes: Uint8Array): boolean {
	try {
		const value = JSON.parse(new TextDecoder().decode(bytes));
		return typeof value?.build === "string" && typeof value.main === "string";
	} catch {
		return false;
	}
}

/**
 * Whether an SVG file is only a picture. Opened by its address, it is a document of the site's origin that may run
 * scripts, so only what is known to be harmless passes.
 */
const SVG = "http://www.w3.org/2000/svg";
const RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";

/** Namespaces that browsers implement are of the W3C or, in old ones, of Mozilla. Others are notes of editors. */
const IMPLEMENTED = /^\s*https?:\/\/www\.(?:w3|mozilla)\.org\//i;

/** Those of SVG that neither run code nor hold another language. Filters (`feBlend`) follow. */
const ELEMENTS = new Set(
	[
		"svg g defs symbol use switch view a title desc metadata style",
		"path rect circle ellipse line polyline polygon image",
		"text tspan tref textPath altGlyph flowRoot flowRegion flowPara flowSpan",
		"linearGradient radialGradient meshgradient meshrow meshpatch stop solidColor pattern hatch hatchpath",
		"clipPath mask marker filter color-profile",
		"font font-face glyph missing-glyph hkern vkern",
		"animate animateColor animateMotion animateTransform set mpath",
	].flatMap((names) => names.split(" ")),
);

/** Pictures and fonts in the file itself. */
const EMBEDDED = /^data:(?:image\/(?:png|jpe?g|gif|webp|avif)|font\/[a-z\d-]+|application\/(?:x-)?font-[a-z\d-]+)[;,]/i;

/** What the file must not have, as in `it has a <script> element (line 3, column 5)`; `undefined` if it is harmless. */
function svgProblem(bytes: Uint8Array): string | undefined {
	const { text, problems } = decodeUtf8("", bytes);
	if (problems.length > 0) return "it is not in UTF-8";
	try {
		checkTokens(text);
		return undefined;
	} catch (error) {
		if (!(error instanceof SvgProblem)) throw error;
		const before = text.slice(0, error.at).split("\n");
		const column = (before.at(-1)?.length ?? 0) + 1;
		return `${error.message} (line ${before.length}, column ${column})`;
	}
}

interface OpenElement {
	readonly name: string;
	readonly at: number;
	/** The texts in a `<style>`, which comments and sections divide; absent for other elements. */
	readonly css?: string[];
	/** By prefix; `""` for names without one. */
	readonly namespaces: ReadonlyMap<string, string>;
}

function checkTokens(text: string): void {
	const open: OpenElement[] = [];
	let hasRoot = false;
	for (const token of tokenizeSvg(text)) {
		const { at } = token;
		const parent = open.at(-1);
		if (token.kind === "text") {
			if (!parent && token.text.trim() !== "") throw new SvgProblem("it is not well-formed XML", at);
			parent?.css?.push(token.text);
		} else if (token.kind === "close") {
			const closed = open.pop();
			if (closed?.name !== token.name) throw new SvgProblem("it is not well-formed XML", at);
			if (closed.css) checkCss(closed.css.join(""), closed.at);
		} else {
			if (!parent && (hasRoot || localNameOf(token.name) !== "svg"))
				throw new SvgProblem("it is not an SVG document", at);
			hasRoot = true;
			const element = checkElement(token, parent?.namespaces ?? new Map());
			if (token.kind === "open") open.push(element);
		}
	}
	if (!hasRoot || open.length > 0) throw new SvgProblem("it is not well-formed XML", text.length);
}

const localNameOf = (name: string): string => name.slice(name.indexOf(":") + 1);

const prefixOf = (name: string): string => (name.includes(":") ? name.slice(0, name.indexOf(":")) : "");

function checkElement({ name, attributes, at }: SvgTag, inherited: OpenElement["namespaces"]): OpenElement {
	const declared = [...attributes]
		.filter(([key]) => key === "xmlns" || prefixOf(key) === "xmlns")
		.map(([key, value]) => [key === "xmlns" ? "" : key.slice(6), value] as const);
	const namespaces = declared.length > 0 ? new Map([...inherited, ...declared]) : inherited;
	const namespace = namespaces.get(prefixOf(name)) ?? "";
	const local = localNameOf(name);
	const isSvg = namespace === SVG || namespace === "";
	const isKnown = isSvg && (ELEMENTS.has(local) || /^fe[A-Z]/.test(local));
	const isNote = !isSvg && (namespace === RDF || !IMPLEMENTED.test(namespace));
	if (!isKnown && !isNote) throw new SvgProblem(`it has a <${name}> element`, at);
	for (const [key, value] of attributes)
		if (key !== "xmlns" && prefixOf(key) !== "xmlns") checkAttribute({ element: local, key, value, at });
	return { name, at, ...(isSvg && local === "style" && { css: [] }), namespaces };
}

interface SvgAttribute {
	/** Without a prefix. */
	readonly element: string;
	readonly key: string;
	readonly value: string;
	readonly at: number;
}

function checkAttribute({ element, key, value, at }: SvgAttribute): void {
	const local = localNameOf(key).toLowerCase();
	if (/^on/.test(local)) throw new SvgProblem(`it has the event handler ${key}`, at);
	if (key.toLowerCase() === "xml:base" || local === "ping") throw new SvgProblem(`it has the attribute ${key}`, at);
	if (local === "href" || local === "src") {
		const isAllowed = element === "a" ? isSafeUrl(value) : isOwnReference(value, element);
		if (!isAllowed) throw new SvgProblem(`its <${element}> refers to ${shortened(value)}`, at);
	}
	if (local === "attributename" && /^\s*on|href|src/i.test(value))
		throw new SvgProblem(`it animates ${shortened(value)}`, at);
	// Presentation attributes such as `fill` have values of CSS.
	if (!key.includes(":") && value.includes("(")) checkCss(value, at);
	else if (local === "style") checkCss(value, at);
}

/** A part of the file, or a picture in it. `<use>` would read the picture as SVG. */
const isOwnReference = (value: string, element: string): boolean =>
	value.startsWith("#") || (/^(?:image|feImage)$/.test(element) && EMBEDDED.test(value));

function checkCss(css: string, at: number): void {
	if (css.includes("\\")) throw new SvgProblem("its style has an escape, which may hide a URL", at);
	for (const { 1: url = "" } of css.matchAll(/url\(\s*["']?([^"')]{0,60})/gi))
		if (!url.startsWith("#") && !EMBEDDED.test(url)) throw new SvgProblem(`its style refers to ${shortened(url)}`, at);
	const [found] = /@import|(?:image-set|cross-fade|\bimage|\bsrc)\(/i.exec(css) ?? [];
	if (found) throw new SvgProblem(`its style has ${found}`, at);
}

const shortened = (url: string): string => (url.length > 40 ? `${url.slice(0, 40)}…` : url || "nothing");
