/** Brings what is shown up to date, node by node: what stays the same keeps its place, its focus and what the reader opened. */
import { keepOpen } from "./keep-open.ts";

/** What only the start of a page brings to life. */
const LIVING = "[data-island],[data-tabs],.tab,.tab-list";

/**
 * Makes of `live`, which was served as `before`, what is served as `after`. False when only a full load can: then some of it
 * may have been done.
 */
export function patch(live: Node, before: Node, after: Node): boolean {
	if (before.isEqualNode(after)) return true;
	if (!isAlike(before, after) || !isAlike(before, live))
		return replace([live], [after], live.nextSibling, live.parentNode);
	if (live instanceof CharacterData) {
		live.data = (after as CharacterData).data;
		return true;
	}
	if (live instanceof Element) {
		if (live.matches("[data-island]")) return false;
		setAttributes(live, before as Element, after as Element);
	}
	return patchChildren(live, [...before.childNodes], [...after.childNodes]);
}

const isAlike = (one: Node, other: Node): boolean =>
	one.nodeName === other.nodeName;

/** Only those that the server changed: the others are the reader's. */
function setAttributes(live: Element, before: Element, after: Element): void {
	for (const { name } of before.attributes)
		if (!after.hasAttribute(name)) live.removeAttribute(name);
	for (const { name, value } of after.attributes)
		if (before.getAttribute(name) !== value) live.setAttribute(name, value);
}

function patchChildren(
	live: Node,
	before: readonly ChildNode[],
	after: readonly ChildNode[],
): boolean {
	const shown = [...live.childNodes];
	const isUntouched =
		shown.length === before.length &&
		before.every((node, i) => isAlike(node, shown[i] as Node));
	// A script has put something there, and will again.
	if (!isUntouched) return replace(shown, after, null, live);
	const start = sameFrom(before, after);
	const end = sameFrom(
		before.slice(start).reverse(),
		after.slice(start).reverse(),
	);
	const [old, was, is] = [shown, before, after].map((nodes) =>
		nodes.slice(start, nodes.length - end),
	) as [ChildNode[], ChildNode[], ChildNode[]];
	const isPairwise =
		was.length === is.length &&
		was.every((node, i) => isAlike(node, is[i] as Node));
	return isPairwise
		? old.every((node, i) => patch(node, was[i] as Node, is[i] as Node))
		: replace(old, is, shown[shown.length - end] ?? null, live);
}

/** How many at the beginning are the same. */
function sameFrom(before: readonly Node[], after: readonly Node[]): number {
	const first = before.findIndex((node, i) => {
		const other = after[i];
		return !other || !node.isEqualNode(other);
	});
	return first < 0 ? before.length : first;
}

function replace(
	old: readonly Node[],
	fresh: readonly Node[],
	next: Node | null,
	parent: Node | null,
): boolean {
	if (!parent || [...old, ...fresh].some(isLiving)) return false;
	const copies = fresh.map((node) => document.importNode(node, true));
	keepOpen(old, copies);
	for (const node of copies) parent.insertBefore(node, next);
	for (const node of old) parent.removeChild(node);
	return true;
}

const isLiving = (node: Node): boolean =>
	node instanceof Element &&
	(node.matches(LIVING) || node.querySelector(LIVING) !== null);
