/** A file as a reply: not modified, a part, compressed, or as it is. */
import { buffer } from "node:stream/consumers";
import type { Found } from "./answers.ts";
import { compress, type Encoding, encodingFor, type Kept } from "./encoding.ts";
import { ALWAYS, type Asked, type Reply, said } from "./message.ts";
import { rangeOf } from "./range.ts";
import { cachingOf, isCompressible, typeOf } from "./type.ts";

export interface NamedFile {
	readonly name: string;
	readonly found: Found;
}

const COMPRESSED_FROM = 1024;
const COMPRESSED_TO = 16 * 1024 * 1024; // a larger file would have to be held in memory whole

/** The reply of a page that stands in for a missing one: whole, and never to be compared with a copy. */
export const notFoundReply = (
	asked: Asked,
	file: NamedFile,
	kept: Kept,
): Promise<Reply> =>
	whole({ status: 404, headers: headersOf(file.name) }, file, {
		encoding: encodingOf(asked, file),
		kept,
	});

/** The reply of a file that was asked for. */
export async function fileReply(
	asked: Asked,
	file: NamedFile,
	kept: Kept,
): Promise<Reply> {
	const { name, found } = file;
	// Parts are counted in the bytes of the file itself.
	const encoding = asked.headers.range ? undefined : encodingOf(asked, file);
	const etag = `"${found.version}${encoding ? `-${encoding}` : ""}"`;
	const headers = {
		...headersOf(name),
		"Cache-Control": cachingOf(name),
		"Accept-Ranges": "bytes",
		ETag: etag,
	};
	if (isKnown(asked.headers["if-none-match"], etag))
		return { status: 304, headers };
	const span = rangeOf(wantedRange(asked, etag), found.size);
	if (span === "whole")
		return whole({ status: 200, headers }, file, { encoding, kept });
	if (span === "unsatisfiable")
		return said(416, "The file has no such part.", {
			"Content-Range": `bytes */${found.size}`,
		});
	const { start, end } = span;
	return {
		status: 206,
		headers: {
			...headers,
			"Content-Range": `bytes ${start}-${end}/${found.size}`,
			"Content-Length": end - start + 1,
		},
		body: () => found.read(start, end),
	};
}

const headersOf = (name: string): Reply["headers"] => ({
	...ALWAYS,
	"Content-Type": typeOf(name),
	...(isCompressible(name) ? { Vary: "Accept-Encoding" } : {}),
});

function encodingOf(
	{ headers }: Asked,
	{ name, found }: NamedFile,
): Encoding | undefined {
	if (!isCompressible(name)) return undefined;
	if (found.size < COMPRESSED_FROM || found.size > COMPRESSED_TO)
		return undefined;
	return encodingFor(headers["accept-encoding"]?.toString());
}

/** Whether the browser has this very answer already. */
function isKnown(header: string | undefined, etag: string): boolean {
	const tags = header?.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
	return tags?.some((tag) => tag === "*" || tag === etag) ?? false;
}

/** A part is for `GET` only, and only of the file that the browser has the other parts of. */
function wantedRange(
	{ method, headers }: Asked,
	etag: string,
): string | undefined {
	const condition = headers["if-range"];
	if (method !== "GET" || (condition && condition !== etag)) return undefined;
	return headers.range;
}

async function whole(
	{ status, headers }: Reply,
	{ name, found }: NamedFile,
	how: { readonly encoding: Encoding | undefined; readonly kept: Kept },
): Promise<Reply> {
	const { encoding, kept } = how;
	const { size, version } = found;
	if (!encoding)
		return {
			status,
			headers: { ...headers, "Content-Length": size },
			body: () => (size > 0 ? found.read(0, size - 1) : new Uint8Array()),
		};
	const bytes = await kept(`${encoding} ${version} ${name}`, async () =>
		compress(await buffer(found.read(0, size - 1)), encoding),
	);
	return {
		status,
		headers: {
			...headers,
			"Content-Encoding": encoding,
			"Content-Length": bytes.length,
		},
		body: () => bytes,
	};
}
