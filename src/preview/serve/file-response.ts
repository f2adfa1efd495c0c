/** Serves a file: not modified, a range, compressed, or as it is. */
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { lookup } from "mrmime";
import type { Body, StaticFile } from "./content-source.ts";
import { type ByteCache, type ContentEncoding, compress, negotiateEncoding } from "./encoding.ts";
import { COMMON_HEADERS, type ServeRequest, type ServeResponse, textResponse } from "./request-response.ts";

export interface NamedStaticFile {
	readonly name: string;
	readonly content: StaticFile;
}

const MIN_COMPRESSED_BYTES = 1024;
const MAX_COMPRESSED_BYTES = 16 * 1024 * 1024; // larger files would have to be held in memory as a whole

/** Serves a not-found page: always complete, never as 304. */
export const notFoundResponse = (
	request: ServeRequest,
	file: NamedStaticFile,
	cache: ByteCache,
): Promise<ServeResponse> =>
	wholeFileResponse({ status: 404, headers: fileHeadersOf(file.name) }, file, {
		encoding: encodingOf(request, file),
		cache,
	});

/** Serves a requested file. */
export async function fileResponse(
	request: ServeRequest,
	file: NamedStaticFile,
	cache: ByteCache,
): Promise<ServeResponse> {
	const { name, content } = file;
	// Ranges refer to the bytes of the uncompressed file.
	const encoding = request.headers.range ? undefined : encodingOf(request, file);
	const etag = `"${content.version}${encoding ? `-${encoding}` : ""}"`;
	const headers = {
		...fileHeadersOf(name),
		"Cache-Control": cacheControlOf(name),
		"Accept-Ranges": "bytes",
		ETag: etag,
	};
	if (isEtagMatch(request.headers["if-none-match"], etag)) return { status: 304, headers };
	const range = parseRangeHeader(requestedRange(request, etag), content.size);
	if (range === "whole") return wholeFileResponse({ status: 200, headers }, file, { encoding, cache });
	if (range === "unsatisfiable")
		return textResponse(416, "Range not satisfiable.", { "Content-Range": `bytes */${content.size}` });
	const { start, end } = range;
	return {
		status: 206,
		headers: {
			...headers,
			"Content-Range": `bytes ${start}-${end}/${content.size}`,
			"Content-Length": end - start + 1,
		},
		body: await content.read(start, end),
	};
}

const fileHeadersOf = (name: string): ServeResponse["headers"] => ({
	...COMMON_HEADERS,
	"Content-Type": contentTypeOf(name),
	...(isCompressible(name) ? { Vary: "Accept-Encoding" } : {}),
});

function encodingOf({ headers }: ServeRequest, { name, content }: NamedStaticFile): ContentEncoding | undefined {
	if (!isCompressible(name)) return undefined;
	if (content.size < MIN_COMPRESSED_BYTES || content.size > MAX_COMPRESSED_BYTES) return undefined;
	return negotiateEncoding(headers["accept-encoding"]?.toString());
}

/** Whether the browser already has this version. */
function isEtagMatch(header: string | undefined, etag: string): boolean {
	const tags = header?.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
	return tags?.some((tag) => tag === "*" || tag === etag) ?? false;
}

/** Ranges are served only for `GET`, and only if `If-Range` names the current version. */
function requestedRange({ method, headers }: ServeRequest, etag: string): string | undefined {
	const condition = headers["if-range"];
	if (method !== "GET" || (condition && condition !== etag)) return undefined;
	return headers.range;
}

async function wholeFileResponse(
	{ status, headers }: ServeResponse,
	{ name, content }: NamedStaticFile,
	options: { readonly encoding: ContentEncoding | undefined; readonly cache: ByteCache },
): Promise<ServeResponse> {
	const { encoding, cache } = options;
	const { size, version } = content;
	if (!encoding) return { status, headers: { ...headers, "Content-Length": size }, body: await contentOf(content) };
	const bytes = await cache(`${encoding} ${version} ${name}`, async () => compress(await bytesOf(content), encoding));
	return { status, headers: { ...headers, "Content-Encoding": encoding, "Content-Length": bytes.length }, body: bytes };
}

/** The whole file. */
const contentOf = async (found: StaticFile): Promise<Body> =>
	found.size > 0 ? found.read(0, found.size - 1) : new Uint8Array();

/** The whole file, in memory. */
export async function bytesOf(found: StaticFile): Promise<Uint8Array> {
	const content = await contentOf(found);
	return content instanceof Readable ? buffer(content) : content;
}

const TEXT_TYPE = /^text\/|[/+](json|xml)$|\/javascript$/;
const HASHED_ASSET = /^assets\/[^/]*-[A-Z2-7]{8}\.[a-z0-9.]+$/; // the bundler's form of a hashed name

const isTextual = (type: string): boolean => TEXT_TYPE.test(type);

/** The `Content-Type` of a file. All text is UTF-8. */
function contentTypeOf(name: string): string {
	if (name.endsWith(".ico")) return "image/x-icon";
	const type = lookup(name) ?? "application/octet-stream";
	return isTextual(type) ? `${type}; charset=utf-8` : type;
}

/** Whether compression makes a file smaller. Images and videos are already compressed. */
const isCompressible = (name: string): boolean => isTextual(lookup(name) ?? "");

/** `Cache-Control`: for ever if the name contains a hash; otherwise revalidate each time. */
const cacheControlOf = (name: string): string =>
	HASHED_ASSET.test(name) ? "public, max-age=31536000, immutable" : "no-cache";

/**
 * Parses a `Range` header. Returns `whole` if there is none or it may be ignored (several ranges, other units,
 * invalid syntax), and `unsatisfiable` if the file has no such range. Both ends are inclusive and counted from 0.
 */
function parseRangeHeader(header: string | undefined, size: number) {
	const [, first = "", last = ""] = header?.match(/^bytes=\s*(\d*)-(\d*)\s*$/) ?? [];
	if (first === "" && last === "") return "whole";
	if (first === "") {
		const length = Math.min(Number(last), size);
		return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
	}
	const start = Number(first);
	if (last !== "" && Number(last) < start) return "whole";
	if (start >= size) return "unsatisfiable";
	return { start, end: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}
