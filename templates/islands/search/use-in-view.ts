import { type RefObject, useEffect, useState } from "react";

/** Whether an element has come into view, or close to it. */
export function useInView(element: RefObject<Element | null>): boolean {
	const [isSeen, setIsSeen] = useState(false);
	useEffect(() => {
		if (!element.current) return;
		const observer = new IntersectionObserver(
			([entry]) => {
				if (!entry?.isIntersecting) return;
				setIsSeen(true);
				observer.disconnect();
			},
			{ rootMargin: "200px" },
		);
		observer.observe(element.current);
		return () => observer.disconnect();
	}, [element]);
	return isSeen;
}
