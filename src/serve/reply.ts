/**
 * From a request to its reply, in this order:
 * 1. refuse another site's `Host`, another method, a path that is none;
 * 2. give what is the server's own;
 * 3. follow the site's own redirects;
 * 4. find the file, or the nearest page that says there is none.
 */
import { buffer } from "node:stream/consumers";
import type { Answers } from "./answers.ts";
import { keep } from "./encoding.ts";
import { fileReply, type NamedFile, notFoundReply } from "./file.ts";
import { isOurHost } from "./host.ts";
import { type Asked, type Reply, said } from "./message.ts";
import {
	belowBase,
	namesOf,
	notFoundNamesOf,
	pathOf,
	queryOf,
} from "./path.ts";
import { type Rule, rulesOf, targetOf } from "./redirects.ts";

/** What a server itself answers at a path, whatever the site has there; nothing where the site is to answer. */
export type OwnReply = (path: string) => Promise<Reply | undefined>;

export interface Manner {
	readonly host: string;
	readonly baseUrl: string;
	readonly own?: OwnReply;
}

/** The answers of one site, as a function from request to reply. It rejects only when the disk fails. */
export function replies(
	answers: Answers,
	{ host, baseUrl, own }: Manner,
): (asked: Asked) => Promise<Reply> {
	const kept = keep();
	const rules = redirectsOf(answers);

	return async (asked) => {
		if (!isOurHost(asked.headers.host, host, asked.localAddress))
			return said(403, "This server does not answer for that host.");
		if (asked.method !== "GET" && asked.method !== "HEAD")
			return said(405, "Only GET and HEAD are answered.", {
				Allow: "GET, HEAD",
				Connection: "close", // a body that nobody reads may follow
			});
		const path = pathOf(asked.target);
		if (path === undefined) return said(400, "That is no path.");
		const reply = await own?.(path);
		if (reply) return reply;

		const query = queryOf(asked.target);
		const rule = (await rules()).get(path);
		if (rule) return sentOn(rule.status, targetOf(rule, query));
		if (`${path}/` === baseUrl) return sentOn(307, baseUrl + query);
		const below = belowBase(path, baseUrl);
		if (below === undefined)
			return said(404, `The site is served below ${baseUrl}`);

		const file = await first(answers, namesOf(below));
		if (file) return fileReply(asked, file, kept);
		const page = await first(answers, notFoundNamesOf(below));
		return page ? notFoundReply(asked, page, kept) : said(404, "Not found.");
	};
}

/** The rules of the site's `_redirects`, read again when the file is another. */
function redirectsOf(
	answers: Answers,
): () => Promise<ReadonlyMap<string, Rule>> {
	let version = "";
	let rules: ReadonlyMap<string, Rule> = new Map();
	return async () => {
		const found = await answers.find("_redirects");
		if ((found?.version ?? "") === version) return rules;
		const bytes = found?.size
			? await buffer(found.read(0, found.size - 1))
			: "";
		rules = rulesOf(bytes.toString());
		version = found?.version ?? "";
		return rules;
	};
}

async function first(
	answers: Answers,
	names: readonly string[],
): Promise<NamedFile | undefined> {
	for (const name of names) {
		const found = await answers.find(name);
		if (found) return { name, found };
	}
	return undefined;
}

const sentOn = (status: number, to: string): Reply =>
	said(status, `Moved to ${to}`, { Location: to });
