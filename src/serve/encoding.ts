import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

const BROTLI_QUALITY = 4; // its higher levels take longer than the reader's connection saves
const KEPT_BYTES = 64 * 1024 * 1024;

/** The best encoding that an `Accept-Encoding` header allows; brotli where it likes both alike. */
export function encodingFor(accept: string | undefined): Encoding | undefined {
	const weights = new Map(
		(accept ?? "").split(",").map((part) => {
			const [name = "", ...parameters] = part.trim().toLowerCase().split(";");
			const q = parameters.find((parameter) => /^\s*q=/.test(parameter));
			return [name.trim(), q ? Number(q.split("=")[1]) || 0 : 1];
		}),
	);
	const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
	if (weightOf("br") > 0 && weightOf("br") >= weightOf("gzip")) return "br";
	return weightOf("gzip") > 0 ? "gzip" : undefined;
}

export function compress(
	bytes: Uint8Array,
	encoding: Encoding,
): Promise<Uint8Array> {
	if (encoding === "gzip") return promisify(gzip)(bytes);
	return promisify(brotliCompress)(bytes, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
			[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
		},
	});
}

/** Bytes that were dear to make, by a key that says all they depend on. */
export type Kept = (
	key: string,
	make: () => Promise<Uint8Array>,
) => Promise<Uint8Array>;

/** Keeps bytes up to a limit in all, and forgets what was asked for longest ago. What is being made is not made twice. */
export function keep(limit = KEPT_BYTES): Kept {
	const kept = new Map<string, Promise<Uint8Array>>();
	const sizes = new Map<string, number>();
	let total = 0;

	const forget = (key: string) => {
		kept.delete(key);
		total -= sizes.get(key) ?? 0;
		sizes.delete(key);
	};
	const weigh = (key: string, size: number) => {
		sizes.set(key, size);
		total += size;
		for (const oldest of sizes.keys()) {
			if (total <= limit) return;
			forget(oldest);
		}
	};

	return (key, make) => {
		const known = kept.get(key);
		if (known) {
			const size = sizes.get(key);
			if (size === undefined) return known;
			sizes.delete(key); // to the end of the queue
			sizes.set(key, size);
			return known;
		}
		const made = make();
		kept.set(key, made);
		made.then(
			(bytes) => weigh(key, bytes.length),
			() => forget(key),
		);
		return made;
	};
}
