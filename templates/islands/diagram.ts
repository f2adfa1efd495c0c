/** Draws diagrams as images. Mermaid is loaded with the first one. */
import type { MermaidConfig } from "mermaid";
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
export function drawDiagram(
	source: string,
	theme: string,
): Promise<DiagramImage> {
	const image = drawQueue.then(() => renderDiagram(source, theme));
	drawQueue = image.catch(() => {});
	return image;
}

async function renderDiagram(
	source: string,
	theme: string,
): Promise<DiagramImage> {
	const { default: mermaid } = await import("mermaid/dist/mermaid.esm.min.mjs");
	mermaid.initialize({
		startOnLoad: false,
		securityLevel: "strict",
		suppressErrorRendering: true,
		htmlLabels: false, // an SVG image cannot contain HTML
		theme: theme as NonNullable<MermaidConfig["theme"]>,
		fontFamily: getComputedStyle(document.body).fontFamily,
	});
	await mermaid.parse(source);
	const { svg } = await withCspSafeStyles(() =>
		mermaid.render(`diagram-${++diagramCount}`, source),
	);
	return imageOfSvg(restoreInlineStyles(svg));
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
			tag
				.replace(/ (?:width|height|style)="[^"]*"/g, "")
				.replace(/^<svg/, `<svg width="${width}" height="${height}"`),
		)
		.replace(/<br>/g, "<br/>");
	return {
		src: `data:image/svg+xml,${encodeURIComponent(sizedSvg)}`,
		width,
		height,
	};
}
