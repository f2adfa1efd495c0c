const MAX_ERROR_KINDS = 100;

/** Reports each kind of error only once: too many open files, for example, affects every request. */
export function createErrorReporter(onError: (error: Error) => void): (error: unknown) => void {
	const reported = new Set<string>();
	return (thrown) => {
		const error = thrown instanceof Error ? thrown : new Error(String(thrown));
		const kind = (error as NodeJS.ErrnoException).code ?? error.message;
		if (reported.has(kind) || reported.size >= MAX_ERROR_KINDS) return;
		reported.add(kind);
		onError(error);
	};
}
