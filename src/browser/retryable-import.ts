/**
 * Makes a dynamic import that can be tried again after a failure. Browsers may cache a failed module import for the
 * lifetime of the page, so a retry uses another URL. https://github.com/whatwg/html/issues/6768
 */
export function retryableImport<T>(load: () => Promise<T>): () => Promise<T> {
	let loaded: Promise<T> | undefined;
	return () => {
		loaded ??= load().catch((error) => {
			loaded = undefined;
			const url = /http\S+js/.exec(error);
			if (!url) throw error;
			return import(`${url}?${Date.now()}`);
		});
		return loaded;
	};
}
