/** Browser storage. If it is blocked or full, reads return `null` and writes do nothing. */

/** `sessionStorage` lasts until the tab is closed. */
type StorageArea = "localStorage" | "sessionStorage";

/**
 * Storage as passed to lazy files. If they imported this module, the bundler would split it into a chunk that every
 * page has to load.
 */
export interface BrowserStorage {
	read(key: string): string | null;
	write(key: string, value: string): void;
}

/** The stored value, or `null` if there is none or storage is blocked. */
export function readStorage(key: string, area: StorageArea = "localStorage"): string | null {
	try {
		return window[area].getItem(key);
	} catch {
		return null;
	}
}

export function writeStorage(key: string, value: string, area: StorageArea = "localStorage"): void {
	try {
		window[area].setItem(key, value);
	} catch {}
}

export const browserStorage: BrowserStorage = { read: readStorage, write: writeStorage };
