/** The copy and wrap buttons of code blocks. Pages without code do not load them. */

/** Loads the buttons if the page, or a page visited later, has a code block. */
export function startCodeButtons(): void {
	const loadIfNeeded = () => {
		if (document.querySelector("main .code-block"))
			import("./code-buttons.lazy.ts").then(({ observeCodeBlocks }) => observeCodeBlocks(), console.warn);
	};
	loadIfNeeded();
	document.addEventListener("ssg:visit", loadIfNeeded);
}
