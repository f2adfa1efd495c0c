/** The way that always works: the browser loads the page as if there were no script. */
import { read, write } from "./storage.ts";

const KEY = "ssg.load";
const FRESH_MS = 2000;

/** Loads the page at an address; `isHere` when the address bar has it already. */
export function loadFully({ href }: URL, isHere: boolean): void {
	// A page that has hardly begun and asks for the same load again would go on for ever.
	const isFresh = performance.now() < FRESH_MS;
	if (isFresh && read(KEY, "sessionStorage") === href) return;
	write(KEY, href, "sessionStorage");
	if (isHere) location.reload();
	else location.assign(href);
}
