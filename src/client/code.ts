/** The buttons of code blocks: pages without code do not pay for them. */

/** Fetches what makes the buttons, once there is code. */
export function startCode(): void {
	const look = () => {
		if (document.querySelector("main .code-block"))
			import("./code-buttons.ts").then(
				({ addButtons }) => addButtons(),
				console.warn,
			);
	};
	look();
	document.addEventListener("ssg:visit", look);
}
