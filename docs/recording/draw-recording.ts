/** Draws a session as an animated SVG, which stands still where readers prefer that. */
import type { Session } from "./session.ts";

interface DrawnLine {
	/** The text after the prompt, if it is typed, otherwise the line. */
	readonly text: string;
	readonly isTyped: boolean;
	readonly hasPrompt: boolean;
	/** When it appears, or begins to be typed, in milliseconds. */
	readonly at: number;
	/** How long it is typed. */
	readonly duration: number;
}

interface Timeline {
	readonly lines: readonly DrawnLine[];
	readonly duration: number;
}

const TYPING_MS = 16;
const MIN_TYPING_MS = 300;
const PAUSE_BEFORE_OUTPUT_MS = 250;
/** Long enough to see what has been printed. */
const pauseAfter = (lines: number): number => (lines > 4 ? 1300 : 600);

const CHARACTER_WIDTH = 8;
const LINE_HEIGHT = 20;
const PADDING = 20;
/** Above the baseline of the first line. */
const ASCENT = 16;
const TITLE_BAR = 36;

/** The greatest number of lines that are in view. */
const ROWS = 19;

/** Breaks lines that are too long, as a terminal does. */
const wrap = (line: string, columns: number): string[] =>
	line.length <= columns ? [line] : [line.slice(0, columns), ...wrap(line.slice(columns), columns)];

/** Blank lines at the start and the end of an output are left out. */
const outputLines = (output: readonly string[]): readonly string[] => {
	const filled = output.map((line) => line.trim() !== "");
	return output.slice(filled.indexOf(true), filled.lastIndexOf(true) + 1);
};

function timelineOf(session: Session, columns: number): Timeline {
	const lines: DrawnLine[] = [];
	let now = 300;
	for (const { command, output } of session) {
		const duration = Math.max(MIN_TYPING_MS, command.length * TYPING_MS);
		for (const [index, text] of wrap(command, columns - 2).entries()) {
			const share = (duration * text.length) / command.length;
			const hasPrompt = index === 0;
			lines.push({ text, isTyped: true, hasPrompt, at: now, duration: share });
			now += share;
		}
		now += PAUSE_BEFORE_OUTPUT_MS;
		const printed = outputLines(output).flatMap((line) => wrap(line, columns));
		for (const text of printed)
			lines.push({ ...{ text, isTyped: false, hasPrompt: false }, ...{ at: now, duration: 0 } });
		now += printed.length > 0 ? pauseAfter(printed.length) : 0;
	}
	return { lines, duration: now };
}

const escapeXml = (text: string): string => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

const seconds = (milliseconds: number): string => `${Number((milliseconds / 1000).toFixed(3))}s`;

/** A word of the output that terminals show in a colour. */
const withColours = (text: string): string =>
	escapeXml(text).replace(/ (warning|error) /, ' <tspan class="warning">$1</tspan> ');

function drawLine(line: DrawnLine, row: number): string {
	const y = TITLE_BAR + ASCENT + row * LINE_HEIGHT;
	const x = PADDING + (line.isTyped ? 2 * CHARACTER_WIDTH : 0);
	const delay = seconds(line.at);
	const width = line.text.length * CHARACTER_WIDTH;
	const fit = `textLength="${width}" lengthAdjust="spacingAndGlyphs"`;
	const prompt = line.hasPrompt
		? `<text class="prompt" x="${PADDING}" y="${y}" style="animation-delay:${delay}">$</text>`
		: "";
	const text = line.text.trim()
		? `<text${line.isTyped ? ' class="command"' : ""} x="${x}" y="${y}" ${fit} style="animation-delay:${delay}">${withColours(line.text)}</text>`
		: "";
	// What is typed is uncovered letter by letter.
	const cover = line.isTyped
		? `<rect class="cover" x="${x}" y="${y - 15}" width="${width + 2}" height="20" style="animation:uncover ${seconds(line.duration)} steps(${line.text.length}) ${delay} backwards"/>`
		: "";
	return prompt + text + cover;
}

/** Keyframes that keep the last lines in view. */
function scrollKeyframes({ lines, duration }: Timeline): string {
	const times = [...new Set(lines.map(({ at }) => at))];
	const frames = times.map((time) => {
		const shown = lines.filter(({ at }) => at <= time).length;
		const offset = Math.max(0, shown - ROWS) * LINE_HEIGHT;
		return `${((100 * time) / duration).toFixed(2)}%{transform:translateY(-${offset}px)}`;
	});
	return `@keyframes scroll{0%{transform:none}${frames.join("")}}`;
}

/** A session in a terminal of a width in characters. `#still` shows the end of it at once. */
export function drawRecording(session: Session, columns: number, title: string): string {
	const timeline = timelineOf(session, columns);
	const { lines, duration } = timeline;
	const width = columns * CHARACTER_WIDTH + 2 * PADDING;
	const height = TITLE_BAR + ROWS * LINE_HEIGHT + PADDING;
	const offset = Math.max(0, lines.length - ROWS) * LINE_HEIGHT;
	const dots = [0, 1, 2].map((index) => `<circle cx="${PADDING + 4 + index * 16}" cy="19" r="4.5"/>`);
	return `<svg xmlns="http://www.w3.org/2000/svg" id="still" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${escapeXml(title)}</title>
<style>
text{font:13.3px ui-monospace,"SF Mono",Menlo,Consolas,"Liberation Mono",monospace;fill:#d8cfc6;white-space:pre;animation:appear 1ms backwards}
.prompt{fill:#ff9d5c;font-weight:700}
.command{fill:#fff}
.warning{fill:#ffc65c}
.cover{fill:#1d1814;visibility:hidden}
.lines{transform:translateY(-${offset}px);animation:scroll ${seconds(duration)} step-end}
@keyframes appear{from{visibility:hidden}}
@keyframes uncover{from{visibility:visible;transform:none}to{visibility:visible;transform:translateX(100%)}}
${scrollKeyframes(timeline)}
.cover{transform-box:fill-box}
:target *{animation:none!important}
@media (prefers-reduced-motion:reduce){*{animation:none!important}}
</style>
<rect width="${width}" height="${height}" rx="10" fill="#1d1814"/>
<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="9.5" fill="none" stroke="#3d342d"/>
<g fill="#4a4038">${dots.join("")}</g>
<svg y="${TITLE_BAR}" width="${width}" height="${ROWS * LINE_HEIGHT}" viewBox="0 ${TITLE_BAR} ${width} ${ROWS * LINE_HEIGHT}">
<g class="lines">
${lines
	.map(drawLine)
	.filter((line) => line !== "")
	.join("\n")}
</g>
</svg>
</svg>
`;
}
