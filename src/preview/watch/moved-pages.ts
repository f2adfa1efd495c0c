/** Finds pages that were renamed: one disappears, and one with the same content appears. */
import type { Route } from "../../model/urls/route.ts";

/** Some editors remove a file well before they create the new one, or the other way round, which takes two builds. */
const MAX_PAUSE_MS = 2000;

interface PageEvent {
	readonly route: Route;
	readonly content: string;
	readonly time: number;
}

export function createMoveDetector(now: () => number = () => performance.now()) {
	let before: ReadonlyMap<Route, string> = new Map();
	let added: readonly PageEvent[] = [];
	let removed: readonly PageEvent[] = [];
	const isRecent = ({ time }: PageEvent) => now() - time < MAX_PAUSE_MS;
	return {
		/** Receives the pages of each build: what tells their content, whatever its address, by route. */
		update(after: ReadonlyMap<Route, string>) {
			const time = now();
			const isFirst = before.size === 0;
			const eventsOf = (pages: ReadonlyMap<Route, string>, others: ReadonlyMap<Route, string>) =>
				[...pages].filter(([route]) => !others.has(route)).map(([route, content]) => ({ route, content, time }));
			added = [...added.filter(isRecent), ...(isFirst ? [] : eventsOf(after, before))].filter(({ route }) =>
				after.has(route),
			);
			removed = [...removed.filter(isRecent), ...eventsOf(before, after)].filter(({ route }) => !after.has(route));
			before = after;
		},
		/** The new routes by the old ones, for a while. */
		current: (): Readonly<Record<string, Route>> =>
			Object.fromEntries(
				removed.filter(isRecent).flatMap(({ route, content }) => {
					const target = added.find((page) => page.content === content);
					return target ? [[route, target.route]] : [];
				}),
			),
	};
}
