/** Shows the problems of a failed build over the last good page. */

const OVERLAY_STYLES = `
:host{position:fixed;inset:auto 0 0 0;z-index:2147483647;display:block}
section{box-sizing:border-box;max-height:50vh;overflow:auto;padding:12px 56px 12px 16px;border-top:4px solid #e5484d;background:#1b1b1f;color:#f4f4f5;font:14px/1.5 ui-monospace,monospace;text-align:start}
pre{margin:0 0 8px;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
button{position:absolute;inset-block-start:12px;inset-inline-end:16px;padding:4px 10px;border:1px solid #8e8e93;border-radius:4px;background:none;color:inherit;font:inherit;cursor:pointer}
`;

let overlayHost: HTMLElement | undefined;

/** Shows problems until the reader closes the overlay. An empty list hides it. */
export function showProblems(problems: readonly string[]): void {
	hideProblems();
	if (problems.length === 0) return;
	overlayHost = document.createElement("ssg-problems");
	const root = overlayHost.attachShadow({ mode: "open" });
	const styles = new CSSStyleSheet();
	styles.replaceSync(OVERLAY_STYLES);
	root.adoptedStyleSheets = [styles];
	const box = document.createElement("section");
	box.lang = "en";
	box.dir = "ltr";
	box.tabIndex = 0; // lets keyboard users scroll it
	const close = document.createElement("button");
	close.type = "button";
	close.textContent = "×";
	close.ariaLabel = "Close";
	close.onclick = hideProblems;
	root.append(box, close);
	document.documentElement.append(overlayHost);
	addEventListener("keydown", onOverlayKey);
	box.role = "alert";
	box.append(...problems.map(problemElementOf)); // added after the role is set, so that screen readers announce it
}

function hideProblems(): void {
	overlayHost?.remove();
	overlayHost = undefined;
	removeEventListener("keydown", onOverlayKey);
}

const onOverlayKey = ({ key }: KeyboardEvent): void => {
	if (key === "Escape") hideProblems();
};

function problemElementOf(problem: string): HTMLElement {
	const line = document.createElement("pre");
	line.textContent = problem;
	return line;
}
