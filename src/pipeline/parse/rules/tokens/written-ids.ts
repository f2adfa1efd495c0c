/**
 * Ids that authors write on elements of raw HTML, or in braces on anything but headings. Headings, panels of tabs and
 * footnotes have the first claim to an id, wherever they stand. Ids and classes of the theme are removed.
 */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import { claimId } from "../../../../model/content/unique-ids.ts";
import type { Problem, SourceLocation } from "../../../../model/problems/problem.ts";
import { bodyLocation, environmentOf, type ParseEnvironment } from "../../environment.ts";

/** Removes ids that are in use, and reports them. Comes after every rule that claims an id. */
export function writtenIdsPlugin(md: MarkdownIt): void {
	md.core.ruler.push("written_ids", claimWrittenIds);
}

/** Elements whose ids are claimed when they are made. */
const CLAIMED = new Set(["heading_open", "tab_open"]);

function claimWrittenIds(state: StateCore): void {
	const env = environmentOf(state.env);
	let lines: readonly [number, number] = [0, 0];
	let locate: ReturnType<typeof createIdLocator> | undefined;
	const place = (id: string) => {
		locate ??= createIdLocator(state, lines);
		return locate(id);
	};
	const claimIn = (some: readonly Token[]) => {
		for (const token of some) {
			if (token.map) {
				lines = token.map;
				locate = undefined;
			}
			if (token.attrs) {
				removeReservedClasses(env, token, place);
				if (!CLAIMED.has(token.type) && token.attrGet("id") !== null) claimWrittenId(env, token, place);
			}
			if (token.children && token.type !== "image") claimIn(token.children);
		}
	};
	claimIn(state.tokens);
}

function claimWrittenId(env: ParseEnvironment, token: Token, locate: (id: string) => SourceLocation): void {
	const id = String(token.attrGet("id"));
	const at = env.idLocations.get(token) ?? locate(id);
	if (RESERVED_ID.test(id)) {
		removeAttribute(token, "id");
		env.problems.push(reservedName(`id "${id}"`, at));
		return;
	}
	if (id !== "" && !env.usedIds.has(id)) {
		env.ids.push(claimId(env.usedIds, id));
		return;
	}
	removeAttribute(token, "id");
	if (id === "") return;
	env.problems.push({
		severity: "warning",
		code: "duplicate-id",
		message: `duplicate id "${id}" is removed`,
		at,
		hint: "choose another id, or remove it: links lead to the other element",
	});
}

function removeReservedClasses(env: ParseEnvironment, token: Token, locate: (id: string) => SourceLocation): void {
	const written = token.attrGet("class");
	if (written === null) return;
	const classes = String(written).split(/\s+/);
	const reserved = classes.filter((name) => RESERVED_CLASS.test(name));
	if (reserved.length === 0) return;
	const kept = classes.filter((name) => !reserved.includes(name));
	if (kept.length > 0) token.attrSet("class", kept.join(" "));
	else removeAttribute(token, "class");
	for (const name of reserved) env.problems.push(reservedName(`class "${name}"`, locate(name)));
}

function removeAttribute(token: Token, attribute: string): void {
	token.attrs = (token.attrs ?? []).filter(([name]) => name !== attribute);
}

const reservedName = (name: string, at: SourceLocation): Problem => ({
	severity: "warning",
	code: "reserved-name",
	message: `the ${name} belongs to the theme and is removed`,
	at,
	hint: "choose another name",
});

/**
 * Returns a function that locates ids and classes in braces within some lines, each after the one before. An id that is not found
 * is at the start of the lines, and so are those after it: searching again could take long.
 */
function createIdLocator(
	{ md, env }: StateCore,
	[start, end]: readonly [number, number],
): (id: string) => SourceLocation {
	const { lines } = environmentOf(env);
	let line = start;
	let from = 0;
	return (id) => {
		const text = md.utils.escapeRE(id);
		const written = new RegExp(`(?:[#.]|\\b(?:id|class)=["']?)${text}`, "g");
		for (; line < end; line++, from = 0) {
			written.lastIndex = from;
			const match = written.exec(lines[line] ?? "");
			if (!match) continue;
			from = written.lastIndex;
			return bodyLocation(environmentOf(env), line, match.index);
		}
		return bodyLocation(environmentOf(env), start, 0);
	};
}

// Ids and classes that the theme's scripts and layout rely on. What authors write may not have them.

/** All ids of the theme begin like this. */
export const RESERVED_ID = /^ssg[A-Z]/;

/** Parts of the page around the content. Those of the content, such as `button` and `card`, are for authors as well. */
export const RESERVED_CLASS =
	/^(?:announcement|back-to-top|brand|code-buttons|code-copy|colou?r-mode|drawer|failure|locale-menu|main-search|menu-button|navbar|progress|search|sidebar|skip-link|toc)(?:-|$)/;
