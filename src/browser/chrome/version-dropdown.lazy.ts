/** Remembers the chosen version and shows it on pages that belong to no version. */
import type { BrowserStorage } from "../storage.ts";

/** Each set of documents has a menu of its own. */
const preferredVersionKey = (docsId: string): string => `docs-preferred-version-${docsId}`;

let isListening = false;

/** Updates the menus for the page that is shown. From then on, the version whose link is clicked is saved. */
export function showVersion(storage: BrowserStorage): void {
	for (const [docsId, links] of versionLinks()) {
		clearUnknownVersion(docsId, links, storage);
		markCurrentVersion(links, storage.read(preferredVersionKey(docsId)));
	}
	if (isListening) return;
	isListening = true;
	document.addEventListener("click", ({ target }) => {
		const link = (target as Element).closest<HTMLElement>("a[data-version]");
		if (link) storage.write(preferredVersionKey(docsIdOf(link)), link.dataset.version ?? "");
	});
}

const docsIdOf = ({ dataset }: HTMLElement): string => dataset.docs ?? "default";

type VersionLinks = readonly HTMLAnchorElement[];

/** The links of each menu, by the id of its documents. The navbar and the drawer have the same menus. */
function versionLinks(): ReadonlyMap<string, VersionLinks> {
	const links = [...document.querySelectorAll<HTMLAnchorElement>("a[data-version]")];
	return new Map(links.map((link) => [docsIdOf(link), links.filter((other) => docsIdOf(other) === docsIdOf(link))]));
}

/** Clears the stored version if the site no longer has it. */
function clearUnknownVersion(docsId: string, links: VersionLinks, { read, write }: BrowserStorage): void {
	const key = preferredVersionKey(docsId);
	const stored = read(key);
	if (stored && !links.some(({ dataset }) => dataset.version === stored)) write(key, "");
}

/** Marks the page's own version; on other pages the chosen version, or the latest if none was chosen. */
function markCurrentVersion(links: VersionLinks, chosen: string | null): void {
	const current =
		links.find(({ pathname }) => pathname === location.pathname)?.dataset.version ??
		(chosen || links.find(({ dataset }) => "last" in dataset)?.dataset.version);
	for (const link of links) {
		const isCurrent = link.dataset.version === current;
		if (isCurrent) link.setAttribute("aria-current", "true");
		else link.removeAttribute("aria-current");
		const summary = link.closest("details")?.querySelector("summary");
		if (!isCurrent || !summary) continue;
		const label = link.textContent ?? "";
		summary.ariaLabel = summary.ariaLabel?.replace(summary.textContent ?? "", () => label) ?? null;
		summary.textContent = label;
	}
}
