import { useId, useState } from "react";

interface Target {
	readonly name: string;
	readonly selfHosted: boolean;
}

/** Narrows a list of sync targets down to those a reader can use. */
export default function Chooser({ targets }: { targets: readonly Target[] }) {
	const id = useId();
	const [query, setQuery] = useState("");
	const [isOwn, setOwn] = useState(false);
	const found = targets.filter(
		({ name, selfHosted }) => (!isOwn || selfHosted) && name.toLowerCase().includes(query.toLowerCase()),
	);
	return (
		<div className="chooser">
			<label htmlFor={id}>Name</label>
			<input id={id} value={query} onChange={(event) => setQuery(event.target.value)} />
			<button type="button" aria-pressed={isOwn} onClick={() => setOwn((was) => !was)}>
				My own server
			</button>
			<ul>
				{found.map(({ name }) => (
					<li key={name}>{name}</li>
				))}
			</ul>
		</div>
	);
}
