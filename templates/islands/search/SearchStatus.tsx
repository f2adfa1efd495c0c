import { useEffect, useState } from "react";

const STATUS_DELAY_MS = 400;

export interface SearchStatusProps {
	readonly text: string;
	readonly className: string;
}

/** Announces the state of the search to screen readers when the reader stops typing. */
export function SearchStatus({ text, className }: SearchStatusProps) {
	const [announced, setAnnounced] = useState("");
	useEffect(() => {
		const timer = setTimeout(() => setAnnounced(text), STATUS_DELAY_MS);
		return () => clearTimeout(timer);
	}, [text]);
	return (
		<p role="status" className={className}>
			{announced}
		</p>
	);
}
