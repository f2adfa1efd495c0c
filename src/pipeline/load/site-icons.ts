/**
 * Reads a site's own icons, `_icons/NAME.svg` in the content folder. Pages contain them, so only shapes and how they are
 * drawn are kept. Black is the color of the text; other colors stay.
 */
import type { SiteIcon } from "../../model/content/source.ts";
import { locationAt, type Problem, wholeFile } from "../../model/problems/problem.ts";
import { escapeHtml } from "../../model/text/escape-html.ts";
import type { ListedFile } from "./list-files.ts";
import { readLimitedText } from "./read-limited-text.ts";
import { SvgProblem, type SvgTag, tokenizeSvg } from "./svg-tokens.ts";

/** In the content folder. */
const ICON_FOLDER = "_icons/";

export const isIconFile = ({ name }: Pick<ListedFile, "name">): boolean =>
	name.startsWith(ICON_FOLDER) && /\.(?:svg|png|jpe?g|gif|webp|avif|ico)$/i.test(name);

const SHAPES = new Set("g path rect circle ellipse line polyline polygon".split(" "));
/** What says nothing about the drawing, with all that it contains. */
const NOTES = new Set("title desc metadata".split(" "));
const ATTRIBUTES = new Set(
	[
		"d points x y x1 y1 x2 y2 cx cy r rx ry width height transform pathLength",
		"fill fill-rule fill-opacity clip-rule opacity stroke stroke-width stroke-linecap stroke-linejoin",
		"stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity vector-effect display visibility",
	].flatMap((names) => names.split(" ")),
);
const BLACK = /^(?:black|#0{3}|#0{6}|rgb\(0, ?0, ?0\))$/i;
const MAX_LENGTH = 10_000;

export interface ReadIcon {
	/** Absent if it cannot be shown. */
	readonly icon?: SiteIcon & { readonly name: string };
	readonly problems: readonly Problem[];
}

export function readIcon({ path, name: file, file: absolute }: ListedFile): ReadIcon {
	const name = file.slice(ICON_FOLDER.length).replace(/\.svg$/i, "");
	const report = (message: string, hint: string, at = wholeFile(path)): ReadIcon => ({
		problems: [{ severity: "error", code: "bad-icon", message: `the icon cannot be used: ${message}`, at, hint }],
	});
	if (!/\.svg$/i.test(file)) return report("it is not an SVG file", "convert it to SVG, or show it as an image");
	if (!/^[\w-]+$/.test(name))
		return report(
			"its name is not that of an icon",
			"rename it; a name has letters, digits and hyphens, and no folder",
		);
	const { text, problems } = readLimitedText(path, absolute);
	if (problems.length > 0) return { problems };
	try {
		const icon = cleanIcon(text);
		return icon.body.length > MAX_LENGTH
			? report(
					`it has ${icon.body.length} characters of shapes, more than ${MAX_LENGTH}, in each page that shows it`,
					"simplify its paths, or show it as an image",
				)
			: { icon: { name, ...icon }, problems };
	} catch (error) {
		if (!(error instanceof SvgProblem)) throw error;
		return report(
			error.message,
			"export it as a plain SVG: paths and shapes with colors of their own, and a viewBox",
			locationAt(path, text, error.at),
		);
	}
}

/** @throws SvgProblem */
function cleanIcon(text: string): SiteIcon {
	const open: string[] = [];
	let body = "";
	let viewBox: string | undefined;
	/** The number of open elements outside of a note. */
	let noteDepth: number | undefined;
	for (const token of tokenizeSvg(text)) {
		if (token.kind === "text") continue;
		if (token.kind === "close") {
			if (open.pop() !== token.name) throw new SvgProblem("it is not well-formed XML", token.at);
			if (noteDepth === undefined) body += open.length > 0 ? `</${token.name}>` : "</g>";
			else if (open.length === noteDepth) noteDepth = undefined;
			continue;
		}
		const isRoot = viewBox === undefined;
		if (isRoot) viewBox = viewBoxOf(token);
		else if (open.length === 0) throw new SvgProblem("it is not well-formed XML", token.at);
		const isNote = !isRoot && isNoteElement(token);
		if (noteDepth === undefined && isNote && token.kind === "open") noteDepth = open.length;
		if (noteDepth === undefined && !isNote) {
			if (!isRoot && !SHAPES.has(token.name)) throw new SvgProblem(`it has a <${token.name}> element`, token.at);
			const end = token.kind === "empty" ? "/>" : ">";
			body += `<${isRoot ? "g" : token.name}${attributesOf(token, isRoot)}${end}`;
		}
		if (token.kind === "open") open.push(token.name);
	}
	if (viewBox === undefined || open.length > 0) throw new SvgProblem("it is not well-formed XML", text.length);
	return { viewBox, body };
}

/** Elements of editors have a prefix, and an empty `<defs>` is common. */
const isNoteElement = ({ name, kind }: SvgTag): boolean =>
	NOTES.has(name) || name.includes(":") || (name === "defs" && kind === "empty");

function viewBoxOf({ name, attributes, at }: SvgTag): string {
	if (name !== "svg") throw new SvgProblem("it is not an SVG document", at);
	const written = attributes.get("viewBox");
	const [width, height] = ["width", "height"].map((key) => Number.parseFloat(attributes.get(key) ?? ""));
	const viewBox = written?.trim().replace(/[\s,]+/g, " ") ?? `0 0 ${width} ${height}`;
	if (!/^-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+$/.test(viewBox))
		throw new SvgProblem("its <svg> has neither a viewBox nor a width and a height", at);
	return viewBox;
}

/** The size of the drawing is that of the icon. Declarations of a `style` are attributes, too. */
function attributesOf({ attributes, at }: SvgTag, isRoot: boolean): string {
	const declared = (attributes.get("style") ?? "")
		.split(";")
		.map((one) => one.split(":", 2).map((part) => part.trim()));
	const all = new Map([
		...(isRoot ? [["fill", "black"] as const] : []),
		...attributes,
		...declared.map(([key = "", value = ""]) => [key, value] as const),
	]);
	return [...all]
		.filter(([key]) => ATTRIBUTES.has(key) && !(isRoot && /^(?:x|y|width|height)$/.test(key)))
		.map(([key, value]) => {
			if (value.includes("url(")) throw new SvgProblem(`its ${key} refers to ${value}`, at);
			return ` ${key}="${escapeHtml(BLACK.test(value) ? "currentColor" : value.trim().replace(/\s+/g, " "))}"`;
		})
		.join("");
}
