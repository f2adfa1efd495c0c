import { type RefObject, useEffect } from "react";

/** Calls `close` when the reader presses outside the container, and on each visit. */
export function useCloseOutside(
	container: RefObject<HTMLElement | null>,
	isOpen: boolean,
	close: () => void,
): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: every `close` does the same
	useEffect(() => {
		if (!isOpen) return;
		const onPointerDown = ({ target }: PointerEvent) => {
			if (!container.current?.contains(target as Node)) close();
		};
		document.addEventListener("pointerdown", onPointerDown);
		document.addEventListener("ssg:visit", close);
		return () => {
			document.removeEventListener("pointerdown", onPointerDown);
			document.removeEventListener("ssg:visit", close);
		};
	}, [container, isOpen]);
}
