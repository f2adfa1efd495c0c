import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type ContentEncoding = "br" | "gzip";

const BROTLI_QUALITY = 4; // higher levels take longer than the smaller transfer saves
const MAX_CACHED_BYTES = 64 * 1024 * 1024;

/** Returns the best encoding an `Accept-Encoding` header allows, preferring brotli when both have the same quality. */
export function negotiateEncoding(accept: string | undefined): ContentEncoding | undefined {
	const qualities = new Map(
		(accept ?? "").split(",").map((part) => {
			const [name = "", ...parameters] = part.trim().toLowerCase().split(";");
			const q = parameters.find((parameter) => /^\s*q=/.test(parameter));
			return [name.trim(), q ? Number(q.split("=")[1]) || 0 : 1];
		}),
	);
	const qualityOf = (name: string) => qualities.get(name) ?? qualities.get("*") ?? 0;
	if (qualityOf("br") > 0 && qualityOf("br") >= qualityOf("gzip")) return "br";
	return qualityOf("gzip") > 0 ? "gzip" : undefined;
}

export function compress(bytes: Uint8Array, encoding: ContentEncoding): Promise<Uint8Array> {
	if (encoding === "gzip") return promisify(gzip)(bytes);
	return promisify(brotliCompress)(bytes, {
		params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
	});
}

/** Caches bytes under a key that covers everything they depend on. */
export type ByteCache = (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;

/**
 * Creates a least-recently-used cache with a limit on the total number of bytes. Concurrent requests for a key share
 * one computation.
 */
export function createByteCache(limit = MAX_CACHED_BYTES): ByteCache {
	const entries = new Map<string, Promise<Uint8Array>>();
	const sizes = new Map<string, number>();
	let total = 0;

	const remove = (key: string) => {
		entries.delete(key);
		total -= sizes.get(key) ?? 0;
		sizes.delete(key);
	};
	const recordSize = (key: string, size: number) => {
		sizes.set(key, size);
		total += size;
		for (const oldest of sizes.keys()) {
			if (total <= limit) return;
			remove(oldest);
		}
	};

	return (key, make) => {
		const cached = entries.get(key);
		if (cached) {
			const size = sizes.get(key);
			if (size === undefined) return cached;
			sizes.delete(key); // move to the end of the queue
			sizes.set(key, size);
			return cached;
		}
		const pending = make();
		entries.set(key, pending);
		pending.then(
			(bytes) => recordSize(key, bytes.length),
			() => remove(key),
		);
		return pending;
	};
}
