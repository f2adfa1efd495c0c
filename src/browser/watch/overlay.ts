/**
 * Shows the problems of the open page over it, and its warnings and the problems of other pages as a count that opens.
 * Its colours do not depend on those of the page.
 */
import { createElement } from "../create-element.ts";
import type { WatchProblem } from "./message.ts";

const OVERLAY_STYLES = `
:host{position:fixed;inset:auto 0 0 0;z-index:2147483647;display:block;color-scheme:dark;pointer-events:none}
section,button{pointer-events:auto;color:#f4f4f5;background:#1b1b1f;font:14px/1.5 ui-monospace,monospace}
section{box-sizing:border-box;max-height:50vh;overflow:auto;padding:12px 56px 12px 16px;border-top:4px solid #e5484d;text-align:start}
section.warnings{border-color:#e2a336}
a{color:#9cc4ff}
pre{margin:0 0 8px;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
button{position:absolute;padding:4px 10px;border:1px solid #8e8e93;border-radius:4px;cursor:pointer}
button:hover,button:focus-visible{background:#3a3a40}
.close{inset-block-start:12px;inset-inline-end:16px}
.count{inset-block-end:12px;inset-inline-start:12px;border-color:#e2a336}
`;

export interface ShownProblems {
	/** Problems of the open page that make a build fail, formatted. */
	readonly errors: readonly string[];
	/** Other problems of the open page, formatted. */
	readonly warnings: readonly string[];
	/** Those of other pages and of the site. */
	readonly others: readonly WatchProblem[];
	/** How many more there are. */
	readonly moreProblems: number;
	/** The time of the site that is shown, if it could not be built since. */
	readonly staleSince?: string;
}

let overlayHost: HTMLElement | undefined;
/** What was shown last: until it changes, what the reader has opened stays open, and what was closed stays closed. */
let shownLast = "";

/** Shows problems until the reader closes the overlay. Without problems, there is none. */
export function showProblems(shown: ShownProblems): void {
	const { errors, warnings, others } = shown;
	if (JSON.stringify(shown) === shownLast) return;
	const before = shownLast === "" ? undefined : (JSON.parse(shownLast) as ShownProblems);
	shownLast = JSON.stringify(shown);
	// Problems of other pages do not open again what the reader has closed.
	if (errors.length > 0 && !overlayHost && JSON.stringify(before?.errors) === JSON.stringify(errors)) return;
	hideOverlay();
	if (errors.length > 0) showErrors(shown);
	else if (warnings.length + others.length > 0) showCount(shown);
}

const showErrors = ({ errors, staleSince }: ShownProblems): void =>
	showList(
		[...errors, ...(staleSince ? [`Until this is mended, pages are shown as they were at ${staleSince}.`] : [])].map(
			createProblemElement,
		),
		"alert",
		hideOverlay,
	);

function showCount(shown: ShownProblems): void {
	const { warnings, others, moreProblems } = shown;
	const button = createButton("count", countText(warnings.length, others.length + moreProblems), () => {
		hideOverlay();
		const more = moreProblems > 0 ? [createProblemElement(`${moreProblems} more: see the terminal`)] : [];
		showList([...warnings.map(createProblemElement), ...others.map(createOtherElement), ...more], "region", () => {
			hideOverlay();
			showCount(shown);
		});
	});
	attachOverlay([button]);
}

/** @example `2 warnings, 1 problem elsewhere` */
const countText = (warnings: number, others: number): string =>
	[...counted(warnings, "warning", ""), ...counted(others, "problem", " elsewhere")].join(", ");

const counted = (count: number, name: string, where: string): readonly string[] =>
	count === 0 ? [] : [`${count} ${name}${count === 1 ? "" : "s"}${where}`];

function showList(elements: readonly HTMLElement[], role: "alert" | "region", close: () => void): void {
	const kind = role === "region" ? { class: "warnings", "aria-label": "Problems" } : {};
	const box = createElement("section", { lang: "en", dir: "ltr", tabindex: "0", ...kind }); // keyboard users can scroll it
	const button = createButton("close", "×", close);
	button.ariaLabel = "Close";
	attachOverlay([box, button]);
	onEscape = close;
	addEventListener("keydown", onOverlayKey);
	box.role = role;
	box.append(...elements); // added after the role is set, so that screen readers announce it
	if (role === "region") button.focus();
}

function attachOverlay(elements: readonly HTMLElement[]): void {
	overlayHost = document.createElement("ssg-problems");
	const root = overlayHost.attachShadow({ mode: "open" });
	const styles = new CSSStyleSheet();
	styles.replaceSync(OVERLAY_STYLES);
	root.adoptedStyleSheets = [styles];
	root.append(...elements);
	document.documentElement.append(overlayHost);
}

function createButton(className: string, text: string, onClick: () => void): HTMLButtonElement {
	const button = createElement("button", { type: "button", class: className }, text);
	button.onclick = onClick;
	return button;
}

function hideOverlay(): void {
	overlayHost?.remove();
	overlayHost = undefined;
	removeEventListener("keydown", onOverlayKey);
}

let onEscape = hideOverlay;

const onOverlayKey = ({ key }: KeyboardEvent): void => {
	if (key === "Escape") onEscape();
};

const createProblemElement = (problem: string): HTMLElement => createElement("pre", {}, problem);

/** With a link to the page that it is on. */
function createOtherElement({ text, pages }: WatchProblem): HTMLElement {
	const [route] = pages === "all" ? [] : pages;
	if (route === undefined) return createProblemElement(text);
	const { base = "/" } = document.documentElement.dataset;
	const path = base + encodeURI(route.slice(1));
	return createElement("pre", {}, text, "\n", createElement("a", { href: path }, path));
}
