/** Raw answers, taken apart by the length that they declare, as the next program on the connection would. */
import { exchange } from "./client.ts";

export interface RawAnswer {
	readonly status: number;
	/** By name in lower case. */
	readonly headers: ReadonlyMap<string, string>;
	readonly body: string;
}

/** The bytes of a request, one character each. It asks the server to hang up after it. */
export const requestOf = (target: string, headers: readonly string[] = [], method = "GET"): string =>
	[`${method} ${target} HTTP/1.1`, "Host: localhost", "Connection: close", ...headers, "\r\n"].join("\r\n");

/** Sends bytes over a connection of their own, and gives all that comes back. */
export async function answersTo(
	port: number,
	bytes: string | Uint8Array,
	{ isHead = false } = {},
): Promise<readonly RawAnswer[]> {
	const raw = typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes;
	return answersIn(await exchange(port, raw), isHead);
}

/** Cuts what came over a connection into answers; an answer without an end is a body of `…` and all the rest. */
export function answersIn(text: string, isHead = false): readonly RawAnswer[] {
	const answers: RawAnswer[] = [];
	for (let rest = text; rest !== ""; ) {
		const end = rest.indexOf("\r\n\r\n");
		if (end < 0) throw new Error(`no answer: ${JSON.stringify(rest)}`);
		const [line = "", ...lines] = rest.slice(0, end).split("\r\n");
		const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(line)?.[1]);
		if (!status) throw new Error(`no status: ${JSON.stringify(line)}`);
		const headers = new Map(
			lines.map((header): [string, string] => {
				const colon = header.indexOf(":");
				return [header.slice(0, colon).toLowerCase(), header.slice(colon + 1).trim()];
			}),
		);
		rest = rest.slice(end + 4);
		const length = isHead || status === 304 || status < 200 ? 0 : Number(headers.get("content-length") ?? rest.length);
		answers.push({ status, headers, body: rest.slice(0, length) });
		if (rest.length < length) throw new Error(`${rest.length} bytes came of ${length}`);
		rest = rest.slice(length);
	}
	return answers;
}

/** Does something with each item, some at a time. */
export async function inBatches<Item>(items: readonly Item[], use: (item: Item) => Promise<void>, size = 32) {
	const queue = [...items];
	await Promise.all(
		Array.from({ length: size }, async () => {
			for (let item = queue.shift(); item !== undefined; item = queue.shift()) await use(item);
		}),
	);
}

/** The same bytes in each run, so that a failure can be repeated. */
export function randomBytes(seed: number): (length: number) => Buffer {
	let state = seed;
	return (length) =>
		Buffer.from(
			Array.from({ length }, () => {
				state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
				return state >> 16;
			}),
		);
}
