/** A full page load: the fallback that works without a script. */
import { readStorage, writeStorage } from "../storage.ts";

const FULL_LOAD_KEY = "ssg.load";
const RELOAD_GUARD_MS = 2000;

/** Loads a URL. `isHere` means that the address bar already shows it, so the page is reloaded. */
export function loadFully({ href }: URL, isHere: boolean): void {
	// Prevents a loop: a page that has only just loaded must not reload itself.
	const isFresh = performance.now() < RELOAD_GUARD_MS;
	if (isFresh && readStorage(FULL_LOAD_KEY, "sessionStorage") === href) return;
	writeStorage(FULL_LOAD_KEY, href, "sessionStorage");
	if (isHere) location.reload();
	else location.assign(href);
}
