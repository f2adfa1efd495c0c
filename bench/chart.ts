/** The medians of a record as an SVG image: rows of marks on a logarithmic scale, with every figure beside them. */
import { readFileSync } from "node:fs";
import type { BenchRecord, WatchRecord } from "./record.ts";
import { type Measurement, OURS, wallTimes } from "./report.ts";
import type { Step } from "./rounds.ts";
import { knownMedian } from "./statistics.ts";
import { EDIT_KINDS, EDIT_TITLES } from "./watch/edits.ts";

interface ChartRow {
	readonly tool: string;
	/** One of each series; nothing where it was not measured. */
	readonly values: readonly (number | undefined)[];
}

export interface ChartPanel {
	readonly title: string;
	readonly unit: string;
	/** Digits after the point. */
	readonly digits: number;
	readonly series: readonly string[];
	readonly rows: readonly ChartRow[];
}

/** The image without its panels. */
const TEMPLATE = readFileSync(new URL("chart-template.svg", import.meta.url), "utf8");

const WIDTH = 960;
const MARGIN = 24;
const PLOT_LEFT = 150;
const PLOT_RIGHT = 560;
const ROW = 26;
const TITLE = 30;
const HEAD = 46;
const AXIS = 26;
const GAP = 30;
/** Marks of equal value lie a little below each other. */
const SHIFT = 4;

const escapeXml = (text: string): string =>
	text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Panels whose part was not measured are left out. */
export function panelsOf({ builds, watch }: BenchRecord): readonly ChartPanel[] {
	const measurement = builds?.measurements.at(-1);
	return [...(measurement ? [buildPanel(measurement)] : []), ...(watch ? [watchPanel(watch)] : [])];
}

const STEPS: Readonly<Partial<Record<Step, string>>> = { cold: "cold", body: "one edit", unchanged: "unchanged" };

const buildPanel = ({ pages, results }: Measurement): ChartPanel => ({
	title: `Build of a site with ${pages} pages of help, and its news`,
	unit: "s",
	digits: 2,
	series: Object.values(STEPS),
	rows: results
		.filter(({ failure }) => !failure)
		.map((result) => ({
			tool: result.tool,
			values: Object.keys(STEPS).map((step) => knownMedian(wallTimes(result, step as Step))),
		})),
});

const watchPanel = ({ measurements: [content] }: WatchRecord): ChartPanel => ({
	title: "From saving a file to its page served",
	unit: "ms",
	digits: 0,
	series: EDIT_KINDS.map((kind) => EDIT_TITLES[kind]),
	rows: (content?.results ?? [])
		.filter(({ saves }) => Object.keys(saves).length > 0)
		.map(({ tool, serves, saves }) => ({
			tool: serves === "module" ? `${tool} (module)` : tool,
			values: EDIT_KINDS.map((kind) => knownMedian(saves[kind] ?? [])),
		})),
});

const figureOf = (value: number | undefined, { digits, unit }: ChartPanel): string =>
	value === undefined ? "–" : `${value.toFixed(digits)} ${unit}`;

/** One sentence for each panel, for those who do not see the image. */
export const describePanels = (panels: readonly ChartPanel[]): string =>
	panels
		.map((panel) => {
			const rows = panel.rows.map(({ tool, values }) => {
				const figures = values.map((value, i) => (value ? [`${panel.series[i]} ${figureOf(value, panel)}`] : []));
				return `${tool} ${figures.flat().join(", ")}`;
			});
			return `${panel.title}: ${rows.join("; ")}.`;
		})
		.join(" ");

export function chartOf(record: BenchRecord): string {
	const panels = panelsOf(record);
	const topOf = (panel: number) => panels.slice(0, panel).reduce((top, one) => top + heightOf(one) + GAP, MARGIN);
	const contents: Readonly<Record<string, string>> = {
		height: String(topOf(panels.length) - GAP + MARGIN),
		version: escapeXml(record.version),
		description: escapeXml(describePanels(panels)),
		panels: panels.map((panel, i) => drawPanel(panel, topOf(i))).join("\n"),
	};
	return TEMPLATE.replace(/\{(height|version|description|panels)\}/g, (_, name: string) => contents[name] ?? "");
}

const heightOf = ({ rows }: ChartPanel): number => TITLE + HEAD + rows.length * ROW + AXIS;

function drawPanel(panel: ChartPanel, top: number): string {
	const { rows, series, title, unit } = panel;
	const scale = scaleOf(rows.flatMap(({ values }) => values));
	const first = top + TITLE + HEAD;
	const bottom = first + rows.length * ROW;
	const middleOf = (row: number) => first + (row + 0.5) * ROW;
	return [
		text(MARGIN, top + 16, title, "heading"),
		text(MARGIN, top + 34, "Medians on a logarithmic scale; less is better", "note"),
		...series.map((name, i) => legend(name, i, columnOf(i, series.length), first - 14)),
		...scale.ticks.map(
			(tick) =>
				`<path class="grid" d="M${round(scale.at(tick))} ${first}V${bottom}"/>${text(scale.at(tick), bottom + 17, `${tick} ${unit}`, "tick")}`,
		),
		...rows.map((row, i) => drawRow(row, middleOf(i), panel, scale)),
	].join("\n");
}

interface Scale {
	readonly at: (value: number) => number;
	readonly ticks: readonly number[];
}

/** Logarithmic, from a power of ten to a power of ten. */
export function scaleOf(values: readonly (number | undefined)[]): Scale {
	const logs = values.flatMap((value) => (value ? [Math.log10(value)] : []));
	const from = Math.floor(Math.min(...logs));
	const to = Math.max(from + 1, Math.ceil(Math.max(...logs)));
	return {
		at: (value) => PLOT_LEFT + ((Math.log10(value) - from) / (to - from)) * (PLOT_RIGHT - PLOT_LEFT),
		ticks: Array.from({ length: to - from + 1 }, (_, i) => Number((10 ** (from + i)).toPrecision(1))),
	};
}

function drawRow({ tool, values }: ChartRow, middle: number, panel: ChartPanel, { at }: Scale): string {
	const count = values.length;
	const marks = values.map((value, i) => (value ? mark(i, at(value), middle + (i - (count - 1) / 2) * SHIFT) : ""));
	const figures = values.map((value, i) => text(columnOf(i, count), middle + 4, figureOf(value, panel), "figure"));
	const content = [text(MARGIN, middle + 4, tool, ""), ...marks, ...figures].join("");
	if (tool !== OURS) return `<g>${content}</g>`;
	const [top, width] = [middle - ROW / 2, WIDTH - 2 * MARGIN + 16];
	return `<g class="ours"><rect class="band" x="${MARGIN - 8}" y="${top}" width="${width}" height="${ROW}" rx="4"/>${content}</g>`;
}

/** The right end of a series' figures. */
const columnOf = (series: number, count: number): number =>
	PLOT_RIGHT + 16 + ((series + 1) * (WIDTH - MARGIN - PLOT_RIGHT - 16)) / count;

/** The name of a series in up to two lines above its column, with its mark above it. */
function legend(name: string, series: number, right: number, bottom: number): string {
	const words = name.split(" ");
	const half = name.length > 12 ? Math.ceil(words.length / 2) : words.length;
	const lines = [words.slice(0, half), words.slice(half)].map((line) => line.join(" ")).filter(Boolean);
	const top = bottom - (lines.length - 1) * 14;
	return mark(series, right - 7, top - 18) + lines.map((line, i) => text(right, top + i * 14, line, "series")).join("");
}

/** Each series has a shape of its own, so that nothing depends on colours alone. */
const SHAPES: readonly ((x: number, y: number) => string)[] = [
	(x, y) => `<circle cx="${round(x)}" cy="${y}" r="5.5"`,
	(x, y) => `<rect x="${round(x - 5)}" y="${y - 5}" width="10" height="10"`,
	(x, y) => `<path d="M${round(x)} ${y - 7}l7 7-7 7-7-7z"`,
	(x, y) => `<path d="M${round(x)} ${y - 6}l6.5 11h-13z"`,
];

const mark = (series: number, x: number, y: number): string =>
	`${SHAPES[series]?.(x, y)} class="mark s${series + 1}"/>`;

const round = (value: number): number => Math.round(value * 10) / 10;

const text = (x: number, y: number, content: string, name: string): string =>
	`<text x="${round(x)}" y="${round(y)}"${name && ` class="${name}"`}>${escapeXml(content)}</text>`;
