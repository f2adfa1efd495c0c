import { type RefObject, useLayoutEffect } from "react";

/** Tells a panel below the bar where the bar ends, and how much room there is, a keyboard on the screen not counted. */
export function useRoom(panel: RefObject<HTMLElement | null>): void {
	useLayoutEffect(() => {
		const bar = panel.current?.closest(".navbar");
		if (!bar) return;
		const measure = () => {
			const { bottom } = bar.getBoundingClientRect();
			const seen = window.visualViewport?.height ?? window.innerHeight;
			panel.current?.style.setProperty("--bar-end", `${bottom}px`);
			panel.current?.style.setProperty("--room", `${seen - bottom}px`);
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
