/** The crawler. `crawl` runs in a browser, and only its own text gets there: all that it needs is inside. */

export interface CrawlRequest {
	/** Addresses, each with what names it. */
	readonly starts: readonly (readonly [to: string, from: string])[];
	/** The origin that canonical addresses have. */
	readonly publishedAt: string;
	readonly parallel: number;
}

export interface BrokenLink {
	readonly from: string;
	readonly to: string;
	readonly reason: string;
}

export interface CrawlReport {
	readonly pages: number;
	readonly addresses: number;
	readonly links: number;
	readonly fragments: number;
	/** Links to other sites, which are not followed. */
	readonly external: number;
	readonly broken: readonly BrokenLink[];
}

export async function crawl({ starts, publishedAt, parallel }: CrawlRequest): Promise<CrawlReport> {
	interface Target {
		/** The pages that link there, by fragment; the empty one is the page itself. */
		readonly links: Map<string, string[]>;
		/** The names of its places, once it has been read as HTML. */
		names?: ReadonlySet<string>;
		failure?: string;
	}
	const targets = new Map<string, Target>();
	const waiting: string[] = [];
	let links = 0;
	let external = 0;

	function follow(link: string, base: string, from: string) {
		if (/^(mailto|tel|data|javascript|blob):/i.test(link)) return;
		const url = URL.canParse(link, base) ? new URL(link, base) : undefined;
		links++;
		if (url && url.origin !== location.origin) {
			external++;
			return;
		}
		const fragment = url?.hash.slice(1) ?? "";
		if (url) url.hash = "";
		const address = url?.href ?? link;
		let target = targets.get(address);
		if (!target) {
			target = { links: new Map() };
			targets.set(address, target);
			if (url) waiting.push(address);
			else target.failure = "no address";
		}
		const pages = target.links.get(fragment) ?? [];
		if (!pages.includes(from)) pages.push(from);
		target.links.set(fragment, pages);
	}

	/** What a page says of itself has the published origin. */
	const served = (link: string): string =>
		link === publishedAt || link.startsWith(`${publishedAt}/`)
			? location.origin + link.slice(publishedAt.length)
			: link;

	function linksOf(page: Document): string[] {
		const values = (selector: string, name: string): string[] =>
			[...page.querySelectorAll(selector)].flatMap((element) => element.getAttribute(name) ?? []);
		return [
			...values("a[href], area[href]", "href"),
			...values("[src]", "src"),
			...values("[srcset]", "srcset").flatMap((set) => set.split(",").map((one) => one.trim().split(/\s/)[0] ?? "")),
			...values("object[data]", "data"),
			...values("video[poster]", "poster"),
			...values("form[action]", "action"),
			...values("link[href]", "href").map(served),
			...values("meta[property='og:url'], meta[property='og:image'], meta[name='twitter:image']", "content").map(
				served,
			),
			...values("meta[http-equiv='refresh' i]", "content").flatMap((value) => /url=(.*)$/i.exec(value)?.[1] ?? []),
		];
	}

	async function read(address: string) {
		const target = targets.get(address) as Target;
		const response = await fetch(address);
		if (!response.ok) {
			target.failure = `status ${response.status}`;
			return;
		}
		const type = response.headers.get("content-type") ?? "";
		if (/^text\/html\b/.test(type)) {
			const page = new DOMParser().parseFromString(await response.text(), "text/html");
			target.names = new Set(
				[...page.querySelectorAll("[id], a[name]")].map(
					(element) => element.id || (element.getAttribute("name") ?? ""),
				),
			);
			for (const link of linksOf(page)) follow(link, response.url, address);
		} else if (/^text\/css\b/.test(type)) {
			const text = await response.text();
			for (const [, , link = ""] of text.matchAll(/url\((["']?)(.*?)\1\)/g)) follow(link, response.url, address);
		} else await response.body?.cancel();
	}

	async function work() {
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			try {
				await read(next);
			} catch (error) {
				(targets.get(next) as Target).failure = String(error);
			}
		}
	}

	/** Browsers take a fragment as it is and decoded; an empty one and `top` lead to the top of any page. */
	function hasPlace({ names }: Target, fragment: string): boolean {
		if (fragment === "" || fragment.toLowerCase() === "top") return true;
		if (!names) return true; // not HTML: lines of a text, pages of a PDF
		let decoded = fragment;
		try {
			decoded = decodeURIComponent(fragment);
		} catch {} // it is no encoded text, then
		return names.has(fragment) || names.has(decoded);
	}

	for (const [to, from] of starts) follow(served(to), location.href, from);
	while (waiting.length > 0) await Promise.all(Array.from({ length: parallel }, work));

	const broken: BrokenLink[] = [];
	let pages = 0;
	let fragments = 0;
	for (const [address, target] of targets) {
		if (target.names) pages++;
		for (const [fragment, sources] of target.links) {
			if (fragment) fragments++;
			const reason = target.failure ?? (hasPlace(target, fragment) ? "" : "no such place");
			if (!reason) continue;
			const to = fragment ? `${address}#${fragment}` : address;
			for (const from of sources) broken.push({ from, to, reason });
		}
	}
	return { pages, addresses: targets.size, links, fragments, external, broken };
}
