const ALWAYS = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Whether a `Host` header names this server: this machine's own names, the host it was told to listen on, or the very address that
 * the connection came in by. A page of another site can point its own name at this machine, but not one of these.
 */
export function isOurHost(
	header: string | undefined,
	host: string,
	localAddress = "",
): boolean {
	const name = header
		?.toLowerCase()
		.match(/^(\[[^\]]+\]|[^:]+)(?::\d+)?$/)?.[1];
	if (name === undefined) return false;
	const address = localAddress.replace(/^::ffff:(?=\d+\.)/, "");
	return [
		...ALWAYS,
		bracketed(host.toLowerCase()),
		bracketed(address),
	].includes(name);
}

/** A host as it stands in an address: IPv6 in brackets. */
export const bracketed = (host: string): string =>
	host.includes(":") && !host.startsWith("[") ? `[${host}]` : host;
