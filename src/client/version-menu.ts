/** The version menu: the chosen version is remembered, and shown where a page is about none. */
import type { Storage } from "./storage.ts";

const KEY = "docs-preferred-version-default";

/** Remembers the version that a reader chooses, and moves the mark with each visit. */
export function keepVersions(storage: Storage): void {
	forgetUnknown(storage);
	mark(storage);
	document.addEventListener("ssg:visit", () => mark(storage));
	document.addEventListener("click", ({ target }) => {
		const link = (target as Element).closest<HTMLElement>("a[data-version]");
		if (link) storage.write(KEY, link.dataset.version ?? "");
	});
}

const links = () => [
	...document.querySelectorAll<HTMLAnchorElement>("a[data-version]"),
];

/** A stored version that the site no longer has is none. */
function forgetUnknown({ read, write }: Storage): void {
	const stored = read(KEY);
	if (stored && !links().some(({ dataset }) => dataset.version === stored))
		write(KEY, "");
}

/** The version of the page; elsewhere the chosen one, and the last one where none was chosen. */
function mark({ read }: Storage): void {
	const all = links();
	const current =
		all.find(({ pathname }) => pathname === location.pathname)?.dataset
			.version ??
		(read(KEY) ||
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
