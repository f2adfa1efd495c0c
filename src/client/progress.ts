const DELAY_MS = 200; // spec, 9

/** Shows a bar when what is waited for takes long; the function it returns takes it away again. */
export function startProgress(): () => void {
	const bar = document.createElement("div");
	bar.className = "progress";
	bar.setAttribute("role", "presentation");
	const timer = setTimeout(() => document.body.append(bar), DELAY_MS);
	return () => {
		clearTimeout(timer);
		bar.remove();
	};
}
