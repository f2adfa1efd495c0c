/** From the source of a diagram to a picture. The library comes with the first one. */
import type { MermaidConfig } from "mermaid";
import { withoutInlineStyles, withStyles } from "./inline-styles.ts";

/** What an `<img>` needs. Its size is known, so that the page moves once at most. */
export interface Drawing {
	readonly src: string;
	readonly width: number;
	readonly height: number;
}

let queue: Promise<unknown> = Promise.resolve();
let drawn = 0;

/** Rejects when the source is wrong, or the library cannot be loaded. One diagram is drawn at a time. */
export function draw(source: string, theme: string): Promise<Drawing> {
	const drawing = queue.then(() => drawNow(source, theme));
	queue = drawing.catch(() => {});
	return drawing;
}

async function drawNow(source: string, theme: string): Promise<Drawing> {
	const { default: mermaid } = await import("mermaid/dist/mermaid.esm.min.mjs");
	mermaid.initialize({
		startOnLoad: false,
		securityLevel: "strict",
		suppressErrorRendering: true,
		htmlLabels: false, // text in a picture is to be SVG
		theme: theme as NonNullable<MermaidConfig["theme"]>,
		fontFamily: getComputedStyle(document.body).fontFamily,
	});
	await mermaid.parse(source);
	const { svg } = await withoutInlineStyles(() =>
		mermaid.render(`diagram-${++drawn}`, source),
	);
	return pictureOf(withStyles(svg));
}

/** As a picture the diagram has styles of its own, which the page's security policy has nothing to say about. */
function pictureOf(svg: string): Drawing {
	const box = /\bviewBox="([^"]*)"/.exec(svg)?.[1] ?? "";
	const [width = 0, height = 0] = box
		.split(/[\s,]+/)
		.slice(2)
		.map((size) => Math.ceil(Number(size)));
	const sized = svg
		.replace(/^<svg[^>]*>/, (tag) =>
			tag
				.replace(/ (?:width|height|style)="[^"]*"/g, "")
				.replace(/^<svg/, `<svg width="${width}" height="${height}"`),
		)
		.replace(/<br>/g, "<br/>");
	return {
		src: `data:image/svg+xml,${encodeURIComponent(sized)}`,
		width,
		height,
	};
}
