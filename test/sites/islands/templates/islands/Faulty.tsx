import { useState } from "react";

/** Breaks at the first click, and stands again at the second try. */
export default function Faulty() {
	const [isBroken, setBroken] = useState(false);
	if (isBroken)
		throw new Error("The note cannot be shown", {
			cause: new Error("Its notebook is gone", { cause: "Deleted" }),
		});
	return (
		<button type="button" onClick={() => setBroken(true)}>
			Show the note
		</button>
	);
}
