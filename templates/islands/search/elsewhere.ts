import { type RefObject, useEffect } from "react";

/** Closes what is open when the reader presses beside it, and with every visit. */
export function useElsewhere(
	inside: RefObject<HTMLElement | null>,
	isOpen: boolean,
	close: () => void,
): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: `close` does the same each time
	useEffect(() => {
		if (!isOpen) return;
		const onPointerDown = ({ target }: PointerEvent) => {
			if (!inside.current?.contains(target as Node)) close();
		};
		document.addEventListener("pointerdown", onPointerDown);
		document.addEventListener("ssg:visit", close);
		return () => {
			document.removeEventListener("pointerdown", onPointerDown);
			document.removeEventListener("ssg:visit", close);
		};
	}, [inside, isOpen]);
}
