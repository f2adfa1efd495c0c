/** The prefixes of locales in paths. */

export const prefixOf = (path: string, prefixes: readonly string[]) =>
	prefixes.find((one) => path === one || path.startsWith(`${one}/`));

export const withoutLocale = (path: string, { localePrefixes }: { readonly localePrefixes: readonly string[] }) => {
	const prefix = prefixOf(path, localePrefixes);
	return prefix ? path.slice(prefix.length) || "/" : path;
};
