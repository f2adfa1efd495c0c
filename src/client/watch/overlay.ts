/** What is wrong with the site, over a page that is still the last good one. */

const STYLES = `
:host{position:fixed;inset:auto 0 0 0;z-index:2147483647;display:block}
section{box-sizing:border-box;max-height:50vh;overflow:auto;padding:12px 56px 12px 16px;border-top:4px solid #e5484d;background:#1b1b1f;color:#f4f4f5;font:14px/1.5 ui-monospace,monospace;text-align:start}
pre{margin:0 0 8px;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
button{position:absolute;inset-block-start:12px;inset-inline-end:16px;padding:4px 10px;border:1px solid #8e8e93;border-radius:4px;background:none;color:inherit;font:inherit;cursor:pointer}
`;

let host: HTMLElement | undefined;

/** Shows problems as texts until there are none, or until the reader closes them. */
export function showProblems(problems: readonly string[]): void {
	hideProblems();
	if (problems.length === 0) return;
	host = document.createElement("ssg-problems");
	const root = host.attachShadow({ mode: "open" });
	const styles = new CSSStyleSheet();
	styles.replaceSync(STYLES);
	root.adoptedStyleSheets = [styles];
	const box = document.createElement("section");
	box.lang = "en";
	box.dir = "ltr";
	box.tabIndex = 0; // so that its end can be reached by keyboard
	const close = document.createElement("button");
	close.type = "button";
	close.textContent = "×";
	close.ariaLabel = "Close";
	close.onclick = hideProblems;
	root.append(box, close);
	document.documentElement.append(host);
	addEventListener("keydown", onKey);
	box.role = "alert";
	box.append(...problems.map(lineOf)); // after it has its role: that is when it is read out
}

function hideProblems(): void {
	host?.remove();
	host = undefined;
	removeEventListener("keydown", onKey);
}

const onKey = ({ key }: KeyboardEvent): void => {
	if (key === "Escape") hideProblems();
};

function lineOf(problem: string): HTMLElement {
	const line = document.createElement("pre");
	line.textContent = problem;
	return line;
}
