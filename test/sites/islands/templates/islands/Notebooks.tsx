import { useState } from "react";

/** Counts notebooks up. */
export default function Notebooks({ from = 0 }: { from?: number }) {
	const [count, setCount] = useState(from);
	return (
		<button type="button" onClick={() => setCount(count + 1)}>
			{`${count} notebooks`}
		</button>
	);
}
