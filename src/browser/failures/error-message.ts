/** Joins the messages of an error and its causes, outermost first, separated by `causeLabel`. */
export function errorMessageOf(error: unknown, causeLabel: string): string {
	const messages: string[] = [];
	const seen = new Set<unknown>();
	for (let at = error; at !== undefined && !seen.has(at); at = causeOf(at)) {
		seen.add(at);
		messages.push(at instanceof Error ? at.message || at.name : String(at));
	}
	return messages.join(`\n\n${causeLabel}\n`);
}

const causeOf = (error: unknown): unknown => (error instanceof Error ? (error.cause ?? undefined) : undefined);
