import { isIP } from "node:net";

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];
const ALL_ADDRESSES = ["0.0.0.0", "::"];

/**
 * Whether a `Host` header names this server: a loopback name, the configured host, or the local address of the
 * connection. A server that listens on all addresses accepts any IP address, since it may be reached through a
 * forwarded port. This prevents DNS rebinding, where another site points its own name at this machine.
 */
export function isAllowedHost(header: string | undefined, host: string, localAddress = ""): boolean {
	const name = header?.toLowerCase().match(/^(\[[^\]]+\]|[^:]+)(?::\d+)?$/)?.[1];
	if (name === undefined) return false;
	if (ALL_ADDRESSES.includes(host) && isIP(name.replace(/^\[|\]$/g, "")) > 0) return true;
	const address = localAddress.replace(/^::ffff:(?=\d+\.)/, "");
	return [...LOOPBACK, bracketIpv6(host.toLowerCase()), bracketIpv6(address)].includes(name);
}

/** A host as written in a URL: IPv6 addresses in brackets. */
export const bracketIpv6 = (host: string): string => (host.includes(":") && !host.startsWith("[") ? `[${host}]` : host);
