/** Draws diagrams as images. Mermaid is loaded with the first one. */
import type { Mermaid, MermaidConfig } from "mermaid";
import { restoreInlineStyles, withCspSafeStyles } from "./inline-styles.ts";

/** The attributes of an `<img>`. The size avoids further layout shifts. */
export interface DiagramImage {
	readonly src: string;
	readonly width: number;
	readonly height: number;
}

let drawQueue: Promise<unknown> = Promise.resolve();
let diagramCount = 0;

/** Draws one diagram at a time. Rejects if the source is invalid or Mermaid cannot be loaded. */
export function drawWithMermaid(source: string, theme: string): Promise<DiagramImage> {
	const image = drawQueue.then(() => renderDiagram(source, theme));
	drawQueue = image.catch(() => {});
	return image;
}

async function renderDiagram(source: string, theme: string): Promise<DiagramImage> {
	const mermaid = await loadMermaid();
	addStyles();
	mermaid.initialize({
		startOnLoad: false,
		securityLevel: "strict",
		suppressErrorRendering: true,
		htmlLabels: false, // an SVG image cannot contain HTML
		...(theme ? { theme: theme as NonNullable<MermaidConfig["theme"]> } : siteTheme()),
		fontFamily: getComputedStyle(document.body).fontFamily,
	});
	await mermaid.parse(source);
	const { svg } = await withCspSafeStyles(() => mermaid.render(`diagram-${++diagramCount}`, source));
	return imageOfSvg(restoreInlineStyles(svg));
}

/** Only these diagrams need it, so it loads with the first one instead of blocking pages. */
const STYLES = ".diagram-picture{display:block;max-inline-size:100%;block-size:auto;margin-inline:auto}";

let isStyled = false;

function addStyles(): void {
	if (isStyled) return;
	isStyled = true;
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(STYLES);
	document.adoptedStyleSheets.push(sheet);
}

/** The build puts Mermaid beside the site's scripts if a page needs it. */
async function loadMermaid(): Promise<Mermaid> {
	const { mermaidScript } = document.documentElement.dataset;
	if (!mermaidScript) throw new Error("the page does not name Mermaid's script");
	return ((await import(mermaidScript)) as { readonly default: Mermaid }).default;
}

/** The site's custom properties, and Mermaid's variables that get their colours from them. */
const SITE_COLORS: Readonly<Record<string, readonly string[]>> = {
	background: ["background", "edgeLabelBackground"],
	text: ["primaryTextColor", "secondaryTextColor", "tertiaryTextColor", "textColor", "titleColor", "noteTextColor"],
	accent: ["primaryBorderColor"],
	"accent-soft": ["primaryColor"],
	raised: ["secondaryColor", "tertiaryColor"],
	edge: ["secondaryBorderColor", "tertiaryBorderColor", "gridColor", "pieStrokeColor", "pieOuterStrokeColor"],
	faint: ["lineColor"],
	mark: ["noteBkgColor", "noteBorderColor"],
};

/** Mermaid calculates with colours, so that it needs their values. */
function siteTheme(): MermaidConfig {
	const probe = document.body.appendChild(document.createElement("i"));
	const colors = Object.entries(SITE_COLORS).flatMap(([property, variables]) => {
		probe.style.color = `var(--${property})`;
		const { color } = getComputedStyle(probe);
		return /^rgba?\(/.test(color) ? variables.map((name) => [name, color]) : [];
	});
	probe.remove();
	const darkMode = document.documentElement.dataset.theme === "dark";
	return { theme: "base", themeVariables: { ...Object.fromEntries(colors), darkMode, fontSize: "14px" } };
}

/** Inside an image, the diagram's inline styles are not subject to the page's content security policy. */
function imageOfSvg(svg: string): DiagramImage {
	const box = /\bviewBox="([^"]*)"/.exec(svg)?.[1] ?? "";
	const [width = 0, height = 0] = box
		.split(/[\s,]+/)
		.slice(2)
		.map((size) => Math.ceil(Number(size)));
	const sizedSvg = svg
		.replace(/^<svg[^>]*>/, (tag) =>
			tag.replace(/ (?:width|height|style)="[^"]*"/g, "").replace(/^<svg/, `<svg width="${width}" height="${height}"`),
		)
		.replace(/<br>/g, "<br/>");
	return { src: `data:image/svg+xml,${encodeURIComponent(sizedSvg)}`, width, height };
}
