/** The browser's storage. Where it is blocked or full it behaves as an empty one: no page fails for it. */

/** For good, or for as long as the tab is open. */
type Area = "localStorage" | "sessionStorage";

/** What other parts are given of it. */
export interface Storage {
	read(key: string): string | null;
	write(key: string, value: string): void;
}

/** What was kept under a key; nothing where there is none or the storage is blocked. */
export function read(key: string, area: Area = "localStorage"): string | null {
	try {
		return window[area].getItem(key);
	} catch {
		return null;
	}
}

/** Keeps a value for later visits, where the browser lets us. */
export function write(
	key: string,
	value: string,
	area: Area = "localStorage",
): void {
	try {
		window[area].setItem(key, value);
	} catch {}
}
