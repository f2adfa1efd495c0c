/** Memoizes an asynchronous function of a string. Keeps the latest `maxEntries` results; rejected ones are not kept. */
export function memoizeLatest<Answer>(
	maxEntries: number,
	load: (name: string) => Promise<Answer>,
): (name: string) => Promise<Answer> {
	const results = new Map<string, Promise<Answer>>();
	return (name) => {
		const known = results.get(name);
		if (known) return known;
		const [oldest] = results.keys();
		if (results.size >= maxEntries && oldest !== undefined) results.delete(oldest);
		const pending = load(name);
		results.set(name, pending);
		pending.catch(() => results.delete(name));
		return pending;
	};
}
