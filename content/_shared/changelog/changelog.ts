/** The changes on the page, and what of them is shown. */
import { CHANGE_KINDS, type ChangeFilter, compareVersions, isEmpty } from "./filter.ts";

interface Entry {
	readonly element: HTMLElement;
	/** Empty for the few whose kind is not known. */
	readonly kind: string;
	/** Empty for some whose kind is Security. */
	readonly subject: string;
	/** In lower case. */
	readonly text: string;
}

interface EntryGroup {
	/** The list, and the subject above it if it has one. */
	readonly elements: readonly HTMLElement[];
	readonly entries: readonly Entry[];
}

interface Release {
	readonly version: string;
	/** The heading and remarks. */
	readonly elements: HTMLElement[];
	readonly groups: EntryGroup[];
}

/** The releases below a heading of the second level. */
interface ReleaseLine {
	/** The heading and what is below it, without releases. */
	readonly elements: HTMLElement[];
	readonly releases: Release[];
}

export type Changelog = readonly ReleaseLine[];

/** The changes on the page of the form: headings with a version as their id, each followed by lists. */
export function readChangelog(form: HTMLElement): Changelog {
	const lines: ReleaseLine[] = [];
	const first = form.closest("main")?.querySelector("h3[id^=v]");
	for (const child of first?.parentElement?.children ?? []) {
		const element = child as HTMLElement;
		const line = lines.at(-1);
		const release = line?.releases.at(-1);
		if (element.tagName === "H2") lines.push({ elements: [element], releases: [] });
		else if (element.tagName === "H3")
			line?.releases.push({
				version: element.id.slice(1).replaceAll("-", "."),
				elements: [element],
				groups: [],
			});
		else if (!release) line?.elements.push(element);
		else if (element.tagName === "UL") release.groups.push(groupOf(element));
		else if (!isSubject(element)) release.elements.push(element);
	}
	return lines;
}

/** A paragraph that consists of the subject of the list below it. */
const isSubject = (element: Element): boolean =>
	element.tagName === "P" &&
	element.children.length === 1 &&
	element.firstElementChild?.tagName === "STRONG" &&
	element.nextElementSibling?.tagName === "UL";

function groupOf(list: HTMLElement): EntryGroup {
	const before = list.previousElementSibling as HTMLElement | null;
	const heading = before && isSubject(before) ? before : undefined;
	return {
		elements: heading ? [heading, list] : [list],
		entries: [...list.children].map((child) => {
			const element = child as HTMLElement;
			const label = subjectOf(element);
			return {
				element,
				kind: kindOf(element, label !== ""),
				subject: heading?.textContent ?? label,
				text: element.textContent.toLowerCase(),
			};
		}),
	};
}

/** The kind is in italics, at the beginning or after the subject. */
function kindOf({ firstElementChild }: Element, hasLabel: boolean): string {
	const kind = hasLabel ? firstElementChild?.nextElementSibling : firstElementChild;
	const words = kind?.tagName === "EM" ? kind.textContent : "";
	return CHANGE_KINDS.includes(words) ? words : "";
}

/** The words before a colon that a change begins with, in bold. */
const subjectOf = ({ firstElementChild: first }: Element): string =>
	(first?.tagName === "STRONG" && /^(.+):$/.exec(first.textContent)?.[1]) || "";

/** Hides everything else, here and in the contents of the page. Returns how many changes are shown. */
export function showMatches(changelog: Changelog, filter: ChangeFilter): number {
	let count = 0;
	for (const { elements, releases } of changelog) {
		const shown = releases.filter((release) => {
			const matches = showRelease(release, filter);
			count += matches;
			const isShown = isWithin(release.version, filter) && (matches > 0 || !asksForEntries(filter));
			hideSection(release.elements, !isShown);
			return isShown;
		});
		hideSection(elements, shown.length === 0 && !isEmpty(filter));
	}
	return count;
}

/** Whether the filter concerns more than versions. */
const asksForEntries = ({ kind, subject, text }: ChangeFilter): boolean => !!kind || !!subject || !!text.trim();

function showRelease({ version, groups }: Release, filter: ChangeFilter) {
	const text = filter.text.trim().toLowerCase();
	const isInRange = isWithin(version, filter);
	let count = 0;
	for (const { elements, entries } of groups) {
		const matches = entries.filter((entry) => {
			const isMatch =
				isInRange &&
				isOfKind(entry, filter.kind) &&
				(!filter.subject || entry.subject === filter.subject) &&
				entry.text.includes(text);
			entry.element.hidden = !isMatch;
			return isMatch;
		});
		hide(elements, matches.length === 0);
		count += matches.length;
	}
	return count;
}

/** A few changes that concern security are called new, improved or fixed: Security is their subject. */
const isOfKind = ({ kind, subject }: Entry, wanted: string): boolean =>
	!wanted || kind === wanted || (wanted === "Security" && subject === wanted);

const isWithin = (version: string, { since, until }: ChangeFilter): boolean =>
	(!since || compareVersions(version, since) > 0) && (!until || compareVersions(version, until) <= 0);

function hide(elements: readonly HTMLElement[], isHidden: boolean): void {
	for (const element of elements) element.hidden = isHidden;
}

/** Hides a section, which begins with its heading, and its links in the contents of the page. */
function hideSection(elements: readonly HTMLElement[], isHidden: boolean): void {
	hide(elements, isHidden);
	for (const link of document.querySelectorAll(`:is(.toc, .toc-disclosure) a[href$="#${elements[0]?.id}"]`)) {
		const item = link.closest("li");
		if (item) item.hidden = isHidden;
	}
}

export const hasHidden = (id: string): boolean => document.getElementById(id)?.closest("[hidden]") != null;
