/** Remembers the chosen version and shows it on pages that belong to no version. */
import type { BrowserStorage } from "../storage.ts";

const PREFERRED_VERSION_KEY = "docs-preferred-version-default";

/** Saves the version whose link is clicked, and updates the menu after each visit. */
export function rememberVersion(storage: BrowserStorage): void {
	clearUnknownVersion(storage);
	markCurrentVersion(storage);
	document.addEventListener("ssg:visit", () => markCurrentVersion(storage));
	document.addEventListener("click", ({ target }) => {
		const link = (target as Element).closest<HTMLElement>("a[data-version]");
		if (link) storage.write(PREFERRED_VERSION_KEY, link.dataset.version ?? "");
	});
}

const versionLinks = () => [
	...document.querySelectorAll<HTMLAnchorElement>("a[data-version]"),
];

/** Clears the stored version if the site no longer has it. */
function clearUnknownVersion({ read, write }: BrowserStorage): void {
	const stored = read(PREFERRED_VERSION_KEY);
	if (
		stored &&
		!versionLinks().some(({ dataset }) => dataset.version === stored)
	)
		write(PREFERRED_VERSION_KEY, "");
}

/** Marks the page's own version; on other pages the chosen version, or the latest if none was chosen. */
function markCurrentVersion({ read }: BrowserStorage): void {
	const all = versionLinks();
	const current =
		all.find(({ pathname }) => pathname === location.pathname)?.dataset
			.version ??
		(read(PREFERRED_VERSION_KEY) ||
			all.find(({ dataset }) => "last" in dataset)?.dataset.version);
	for (const link of all) {
		const isCurrent = link.dataset.version === current;
		if (isCurrent) link.setAttribute("aria-current", "true");
		else link.removeAttribute("aria-current");
		const summary = link.closest("details")?.querySelector("summary");
		if (!isCurrent || !summary) continue;
		const label = link.textContent ?? "";
		summary.ariaLabel =
			summary.ariaLabel?.replace(summary.textContent ?? "", () => label) ??
			null;
		summary.textContent = label;
	}
}
