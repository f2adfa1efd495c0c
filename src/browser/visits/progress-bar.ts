const PROGRESS_DELAY_MS = 200;

/** Shows a progress bar if a visit takes longer than the delay. Returns a function that removes it. */
export function startProgressBar(): () => void {
	const bar = document.createElement("div");
	bar.className = "progress";
	bar.setAttribute("role", "presentation");
	const timer = setTimeout(() => document.body.append(bar), PROGRESS_DELAY_MS);
	return () => {
		clearTimeout(timer);
		bar.remove();
	};
}
