import { lookup } from "mrmime";

const TEXT_TYPE = /^text\/|[/+](json|xml)$|\/javascript$/;
const HASHED_ASSET = /^assets\/[^/]*-[A-Z2-7]{8}\.[a-z0-9.]+$/; // the bundler's form of a hashed name

const isTextual = (type: string): boolean => TEXT_TYPE.test(type);

/** The `Content-Type` of a file. All text is UTF-8. */
export function contentTypeOf(name: string): string {
	if (name.endsWith(".ico")) return "image/x-icon";
	const type = lookup(name) ?? "application/octet-stream";
	return isTextual(type) ? `${type}; charset=utf-8` : type;
}

/** Whether compression makes a file smaller. Images and videos are already compressed. */
export const isCompressible = (name: string): boolean => isTextual(lookup(name) ?? "");

/** `Cache-Control`: for ever if the name contains a hash; otherwise revalidate each time. */
export const cacheControlOf = (name: string): string =>
	HASHED_ASSET.test(name) ? "public, max-age=31536000, immutable" : "no-cache";
