import { OURS, type UnmeasuredTool, unmeasuredRows } from "../report.ts";
import { median, ratio, spread } from "../statistics.ts";
import { table } from "../table.ts";
import { EDIT_KINDS, EDIT_TITLES } from "./edits.ts";
import type { WatchResult } from "./watch-rounds.ts";

/** How soon a saved file is served; × is how many times ours. */
export function watchTable(results: readonly WatchResult[], unmeasured: readonly UnmeasuredTool[]): string {
	const ours = results.find(({ tool }) => tool === OURS);
	const rows = table(
		["server", "serves", "first page: cold / with caches", ...EDIT_KINDS.map((kind) => EDIT_TITLES[kind])],
		[
			...results.map((result) => [
				result.tool,
				result.serves === "html" ? "HTML" : "module",
				`${secondsCell(result.start.cold)} / ${secondsCell(result.start.kept)}`,
				...EDIT_KINDS.map((kind) => savesCell(result.saves[kind], result === ours ? undefined : ours?.saves[kind])),
			]),
			...unmeasuredRows(unmeasured),
		],
	);
	const notes = results.filter(({ failure }) => failure).map(({ tool, failure }) => `\n\n${tool}: ${failure}`);
	return rows + notes.join("");
}

const secondsCell = (ms: number | undefined): string => (ms === undefined ? "–" : `${(ms / 1000).toFixed(2)} s`);

/** `70 ms (61–92) ×1.40`: median, least and greatest. */
export function savesCell(saves: readonly number[] | undefined, ours: readonly number[] | undefined): string {
	if (!saves || saves.length === 0) return "–";
	const [least, greatest] = spread(saves).map(Math.round);
	const factor = ours && ratio(saves, ours);
	return `${Math.round(median(saves))} ms (${least}–${greatest})${factor === undefined ? "" : ` ×${factor.toFixed(2)}`}`;
}
