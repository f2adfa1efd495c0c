import { lookup } from "mrmime";

const TEXT = /^text\/|[/+](json|xml)$|\/javascript$/;
const IMMUTABLE = /^assets\/[^/]*-[A-Z2-7]{8}\.[a-z0-9.]+$/; // the bundler's form of a name with a hash

const isTextual = (type: string): boolean => TEXT.test(type);

/** What a `Content-Type` header says of a file. Every text of a site is UTF-8. */
export function typeOf(name: string): string {
	if (name.endsWith(".ico")) return "image/x-icon";
	const type = lookup(name) ?? "application/octet-stream";
	return isTextual(type) ? `${type}; charset=utf-8` : type;
}

/** Whether a file gets smaller when it is compressed: texts do, pictures and films are compressed already. */
export const isCompressible = (name: string): boolean =>
	isTextual(lookup(name) ?? "");

/** How long a browser may use its copy of a file: for ever where the name has a hash, else never without asking. */
export const cachingOf = (name: string): string =>
	IMMUTABLE.test(name) ? "public, max-age=31536000, immutable" : "no-cache";
