import { type RefObject, useLayoutEffect } from "react";

/**
 * Sets `--bar-end` and `--room` on the panel: the bottom of the navbar, and the height below it that no on-screen
 * keyboard covers, in pixels.
 */
export function useAvailableHeight(panel: RefObject<HTMLElement | null>): void {
	useLayoutEffect(() => {
		const bar = panel.current?.closest(".navbar");
		if (!bar) return;
		const measure = () => {
			const { bottom } = bar.getBoundingClientRect();
			const visibleHeight = window.visualViewport?.height ?? window.innerHeight;
			panel.current?.style.setProperty("--bar-end", `${bottom}px`);
			panel.current?.style.setProperty("--room", `${visibleHeight - bottom}px`);
		};
		measure();
		const { visualViewport } = window;
		addEventListener("scroll", measure);
		visualViewport?.addEventListener("resize", measure);
		return () => {
			removeEventListener("scroll", measure);
			visualViewport?.removeEventListener("resize", measure);
		};
	}, [panel]);
}
