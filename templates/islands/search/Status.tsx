import { useEffect, useState } from "react";

const PAUSE_MS = 400;

export interface StatusProps {
	readonly text: string;
	readonly className: string;
}

/** Tells those who do not see it how the search goes; not at every key, but when the reader pauses. */
export function Status({ text, className }: StatusProps) {
	const [told, setTold] = useState("");
	useEffect(() => {
		const timer = setTimeout(() => setTold(text), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [text]);
	return (
		<p role="status" className={className}>
			{told}
		</p>
	);
}
