/** A function of a text that keeps its latest answers: those that failed are asked for again. */
export function kept<Answer>(
	most: number,
	ask: (name: string) => Promise<Answer>,
): (name: string) => Promise<Answer> {
	const answers = new Map<string, Promise<Answer>>();
	return (name) => {
		const known = answers.get(name);
		if (known) return known;
		const [oldest] = answers.keys();
		if (answers.size >= most && oldest !== undefined) answers.delete(oldest);
		const coming = ask(name);
		answers.set(name, coming);
		coming.catch(() => answers.delete(name));
		return coming;
	};
}
