/** Finds pages that were renamed: one disappears, and one with the same content appears. */
import type { Route } from "../../model/urls/route.ts";

/** Some editors remove a file well before they create the new one, or the other way round, which takes two builds. */
const MAX_PAUSE_MS = 2000;

interface PageEvent {
	readonly route: Route;
	/** What the page shows, whatever its address. */
	readonly content: string;
	readonly time: number;
}

export interface MoveDetector {
	/** Receives the pages of each build: their HTML by route. */
	update(pages: ReadonlyMap<Route, string>): void;
	/** The new routes by the old ones, for a while. */
	current(): Readonly<Record<string, Route>>;
}

export function createMoveDetector(now: () => number = () => performance.now()): MoveDetector {
	let before: ReadonlyMap<Route, string> = new Map();
	let added: readonly PageEvent[] = [];
	let removed: readonly PageEvent[] = [];
	const isRecent = ({ time }: PageEvent) => now() - time < MAX_PAUSE_MS;
	return {
		update(after) {
			const time = now();
			const isFirst = before.size === 0;
			const eventsOf = (pages: ReadonlyMap<Route, string>, others: ReadonlyMap<Route, string>) =>
				[...pages]
					.filter(([route]) => !others.has(route))
					.map(([route, html]) => ({ route, content: contentOf(html), time }));
			added = [...added.filter(isRecent), ...(isFirst ? [] : eventsOf(after, before))].filter(({ route }) =>
				after.has(route),
			);
			removed = [...removed.filter(isRecent), ...eventsOf(before, after)].filter(({ route }) => !after.has(route));
			before = after;
		},
		current: () =>
			Object.fromEntries(
				removed.filter(isRecent).flatMap(({ route, content }) => {
					const target = added.find((page) => page.content === content);
					return target ? [[route, target.route]] : [];
				}),
			),
	};
}

/** The title and the text of the article. Links around it change with the address. */
const contentOf = (html: string): string =>
	[
		/<title>([^<]*)/.exec(html)?.[1] ?? "",
		/<main[\s\S]*<\/main>/
			.exec(html)?.[0]
			.match(/<(?:h[1-6]|p|li|code)\b[^>]*>[^<]+/g)
			?.join(),
	].join("\n");
