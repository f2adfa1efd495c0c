/** Patches the page node by node. Unchanged nodes keep their scroll position, focus and open details. */
import { preserveOpenDetails } from "./open-details.ts";

/** Elements that scripts initialise only when the page starts. */
const UNPATCHABLE_SELECTOR = "[data-island],[data-tabs],.tab,.tab-list";

/**
 * Updates `live` from the served version `before` to `after`. Returns `false` if only a full load can do it; some
 * changes may have been applied by then.
 */
export function patchNode(live: Node, before: Node, after: Node): boolean {
	if (before.isEqualNode(after)) return true;
	if (!isSameKind(before, after) || !isSameKind(before, live))
		return replaceNodes([live], [after], live.nextSibling, live.parentNode);
	if (live instanceof CharacterData) {
		live.data = (after as CharacterData).data;
		return true;
	}
	if (live instanceof Element) {
		if (live.matches("[data-island]")) return false;
		patchAttributes(live, before as Element, after as Element);
	}
	return patchChildren(live, [...before.childNodes], [...after.childNodes]);
}

const isSameKind = (one: Node, other: Node): boolean => one.nodeName === other.nodeName;

/** Changes only what differs between the served versions; other attributes come from scripts. */
function patchAttributes(live: Element, before: Element, after: Element): void {
	for (const { name } of before.attributes) if (!after.hasAttribute(name)) live.removeAttribute(name);
	for (const { name, value } of after.attributes)
		if (before.getAttribute(name) !== value) live.setAttribute(name, value);
}

function patchChildren(live: Node, before: readonly ChildNode[], after: readonly ChildNode[]): boolean {
	const shown = [...live.childNodes];
	const isUntouched = shown.length === before.length && before.every((node, i) => isSameKind(node, shown[i] as Node));
	// A script has changed these nodes, and will do so again.
	if (!isUntouched) return replaceNodes(shown, after, null, live);
	const start = commonPrefixLength(before, after);
	const end = commonPrefixLength(before.slice(start).reverse(), after.slice(start).reverse());
	const [old, was, is] = [shown, before, after].map((nodes) => nodes.slice(start, nodes.length - end)) as [
		ChildNode[],
		ChildNode[],
		ChildNode[],
	];
	const isPairwise = was.length === is.length && was.every((node, i) => isSameKind(node, is[i] as Node));
	return isPairwise
		? old.every((node, i) => patchNode(node, was[i] as Node, is[i] as Node))
		: replaceNodes(old, is, shown[shown.length - end] ?? null, live);
}

/** The number of equal nodes at the start of both lists. */
function commonPrefixLength(before: readonly Node[], after: readonly Node[]): number {
	const first = before.findIndex((node, i) => {
		const other = after[i];
		return !other || !node.isEqualNode(other);
	});
	return first < 0 ? before.length : first;
}

function replaceNodes(old: readonly Node[], fresh: readonly Node[], next: Node | null, parent: Node | null): boolean {
	if (!parent || [...old, ...fresh].some(isUnpatchable)) return false;
	const copies = fresh.map((node) => document.importNode(node, true));
	preserveOpenDetails(old, copies);
	for (const node of copies) parent.insertBefore(node, next);
	for (const node of old) parent.removeChild(node);
	return true;
}

const isUnpatchable = (node: Node): boolean =>
	node instanceof Element && (node.matches(UNPATCHABLE_SELECTOR) || node.querySelector(UNPATCHABLE_SELECTOR) !== null);
