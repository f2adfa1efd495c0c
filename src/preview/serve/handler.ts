/**
 * Turns a request into a response:
 * 1. Reject foreign hosts, other methods and invalid paths.
 * 2. Serve the server's own endpoints.
 * 3. Follow the site's redirects.
 * 4. Serve the file, with the headers of the site's `_headers`.
 * 5. Redirect from an address that ends in `.html`, or serve the nearest not-found page.
 */
import { setTimeout } from "node:timers/promises";
import { HEADERS_FILE } from "../../model/urls/headers-file.ts";
import { hrefOf } from "../../model/urls/route.ts";
import { type ContentSource, FileChangedError } from "./content-source.ts";
import { createByteCache } from "./encoding.ts";
import { bytesOf, fileResponse, type NamedStaticFile, notFoundResponse } from "./file-response.ts";
import { isAllowedHost } from "./host.ts";
import {
	listCandidateFiles,
	listCandidateNotFoundFiles,
	parseRequestPath,
	queryOfTarget,
	stripBaseUrl,
	withoutHtmlExtension,
} from "./path.ts";
import { findRedirectLocation, parseRedirectsFile } from "./redirects.ts";
import { type ServeRequest, type ServeResponse, textResponse } from "./request-response.ts";
import { siteHeaderRulesOf, withSiteHeaders } from "./site-headers.ts";

/** Handles paths of the server itself before those of the site. Returns `undefined` for all other paths. */
export type InternalHandler = (path: string, request: ServeRequest) => Promise<ServeResponse | undefined>;

export interface HandlerOptions {
	readonly host: string;
	readonly baseUrl: string;
	readonly own?: InternalHandler;
}

/** Creates the request handler of one site. It rejects only if the disk fails. */
export function createHandler(
	source: ContentSource,
	{ host, baseUrl, own }: HandlerOptions,
): (request: ServeRequest) => Promise<ServeResponse> {
	const cache = createByteCache();
	const readRedirects = createFileReader(source, "_redirects", parseRedirectsFile);
	const readHeaderRules = createFileReader(source, HEADERS_FILE, siteHeaderRulesOf);

	const replyTo = async (request: ServeRequest): Promise<ServeResponse> => {
		if (!isAllowedHost(request.headers.host, host, request.localAddress)) return textResponse(403, "Host not allowed.");
		if (request.method !== "GET" && request.method !== "HEAD")
			return textResponse(405, "Only GET and HEAD are supported.", {
				Allow: "GET, HEAD",
				Connection: "close", // an unread request body may follow
			});
		const path = parseRequestPath(request.target);
		if (path === undefined) return textResponse(400, "Invalid path.");
		const internalResponse = await own?.(path, request);
		if (internalResponse) return internalResponse;

		const query = queryOfTarget(request.target);
		const redirect = (await readRedirects()).get(path);
		if (redirect) return redirectResponse(redirect.status, findRedirectLocation(redirect, query));
		if (`${path}/` === baseUrl) return redirectResponse(307, baseUrl + query);
		const below = stripBaseUrl(path, baseUrl);
		if (below === undefined) return textResponse(404, `The site is served at ${baseUrl}`);

		const rules = await readHeaderRules();
		const file = await findFirstFile(source, listCandidateFiles(below));
		if (file) return withSiteHeaders(await fileResponse(request, file, cache), path, rules);
		const bare = withoutHtmlExtension(below);
		if (bare && (await findFirstFile(source, listCandidateFiles(bare))))
			return redirectResponse(301, hrefOf(bare, baseUrl) + query);
		const page = await findFirstFile(source, listCandidateNotFoundFiles(below));
		return page
			? withSiteHeaders(await notFoundResponse(request, page, cache), path, rules)
			: textResponse(404, "Not found.");
	};

	return async (request) => {
		for (let attempt = 1; ; attempt++) {
			try {
				return await replyTo(request);
			} catch (error) {
				if (!isPassing(error) || attempt === ATTEMPTS) throw error;
				await setTimeout(attempt * RETRY_MS);
			}
		}
	};
}

const ATTEMPTS = 10;
const RETRY_MS = 5;
/** Too many open files, in this process or on this machine. */
const OUT_OF_FILES: readonly unknown[] = ["EMFILE", "ENFILE"];

/** Whether the same request may succeed a moment later. */
const isPassing = (error: unknown): boolean =>
	error instanceof FileChangedError || OUT_OF_FILES.includes((error as NodeJS.ErrnoException).code);

/** Returns a reader of a file that parses it again only when it changes. A missing file is an empty one. */
function createFileReader<Parsed>(source: ContentSource, name: string, parse: (text: string) => Parsed) {
	let version = "";
	let parsed = parse("");
	return async () => {
		const file = await source.find(name);
		if ((file?.version ?? "") === version) return parsed;
		parsed = parse(file ? new TextDecoder().decode(await bytesOf(file)) : "");
		version = file?.version ?? "";
		return parsed;
	};
}

async function findFirstFile(source: ContentSource, names: readonly string[]): Promise<NamedStaticFile | undefined> {
	for (const name of names) {
		const content = await source.find(name);
		if (content) return { name, content };
	}
	return undefined;
}

const redirectResponse = (status: number, to: string): ServeResponse =>
	textResponse(status, `Moved to ${to}`, { Location: to });
