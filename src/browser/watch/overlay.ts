/**
 * Shows the problems of a failed build over the last good page, and the warnings of a good one as a count that opens.
 * Its colours do not depend on those of the page.
 */

const OVERLAY_STYLES = `
:host{position:fixed;inset:auto 0 0 0;z-index:2147483647;display:block;color-scheme:dark;pointer-events:none}
section,button{pointer-events:auto;color:#f4f4f5;background:#1b1b1f;font:14px/1.5 ui-monospace,monospace}
section{box-sizing:border-box;max-height:50vh;overflow:auto;padding:12px 56px 12px 16px;border-top:4px solid #e5484d;text-align:start}
section.warnings{border-color:#e2a336}
pre{margin:0 0 8px;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
button{position:absolute;padding:4px 10px;border:1px solid #8e8e93;border-radius:4px;cursor:pointer}
button:hover,button:focus-visible{background:#3a3a40}
.close{inset-block-start:12px;inset-inline-end:16px}
.count{inset-block-end:12px;inset-inline-start:12px;border-color:#e2a336}
`;

export interface ShownProblems {
	/** Of a failed build. */
	readonly problems: readonly string[];
	readonly warnings: readonly string[];
}

let overlayHost: HTMLElement | undefined;
/** What was shown last: until it changes, what the reader has opened stays open, and what was closed stays closed. */
let shownLast = "";

/** Shows problems until the reader closes the overlay. Without problems and warnings, there is none. */
export function showProblems({ problems, warnings }: ShownProblems): void {
	const shown = problems.length > 0 ? { problems } : { warnings };
	if (JSON.stringify(shown) === shownLast) return;
	hideOverlay();
	shownLast = JSON.stringify(shown);
	if (problems.length > 0) showList(problems, "alert", hideOverlay);
	else if (warnings.length > 0) showCount(warnings);
}

function showCount(warnings: readonly string[]): void {
	const button = createButton("count", countText(warnings.length), () => {
		hideOverlay();
		showList(warnings, "region", () => {
			hideOverlay();
			showCount(warnings);
		});
	});
	attachOverlay([button]);
}

const countText = (count: number): string => `${count} warning${count === 1 ? "" : "s"}`;

function showList(problems: readonly string[], role: "alert" | "region", close: () => void): void {
	const box = document.createElement("section");
	box.lang = "en";
	box.dir = "ltr";
	box.tabIndex = 0; // lets keyboard users scroll it
	if (role === "region") {
		box.className = "warnings";
		box.ariaLabel = "Warnings";
	}
	const button = createButton("close", "×", close);
	button.ariaLabel = "Close";
	attachOverlay([box, button]);
	onEscape = close;
	addEventListener("keydown", onOverlayKey);
	box.role = role;
	box.append(...problems.map(createProblemElement)); // added after the role is set, so that screen readers announce it
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
	const button = document.createElement("button");
	button.type = "button";
	button.className = className;
	button.textContent = text;
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

function createProblemElement(problem: string): HTMLElement {
	const line = document.createElement("pre");
	line.textContent = problem;
	return line;
}
