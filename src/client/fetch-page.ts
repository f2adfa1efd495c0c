/** What a visit needs from the site: the data of a page and, where it shows another sidebar, the sidebar's markup. */
import type { PageData } from "../model/page-data.ts";
import {
	dataFileOf,
	hrefOf,
	localized,
	type Route,
	sidebarFileOf,
} from "../model/route.ts";
import { preload } from "./islands.ts";
import { localeOf, type Site } from "./site.ts";

export interface Pages {
	/**
	 * Everything that showing a page needs, asked for once. Nothing when only a full load will do: the site has been
	 * published anew, or the address is no page's. Rejects when the site does not answer.
	 */
	readonly fetch: (route: Route) => Promise<PageData | undefined>;
	/** The next `fetch` of the page asks anew; an answer that is still on its way is not waited for. */
	readonly drop: (route: Route) => void;
	/** The markup of a page's sidebar; nothing when it has none, or when it is the one that stands here. */
	readonly sidebarOf: (data: PageData) => Promise<string | undefined>;
}

const MOST_KEPT = 20;

/** The pages of a site, `here` being a page of the locale that is read. */
export function pagesOf(site: Site, here: Route): Pages {
	const kept = new Map<Route, [Promise<PageData | undefined>, () => void]>();
	const sidebars = new Map<string, Promise<string>>();
	const locale = localeOf(here, site);
	const home = site.locales[0] ?? "";

	const drop = (route: Route) => {
		kept.get(route)?.[1]();
		kept.delete(route);
	};

	const fetchPage = (route: Route) => {
		const known = kept.get(route);
		if (known) return known[0];
		const stop = new AbortController();
		const page = request(route, stop.signal);
		kept.set(route, [page, () => stop.abort()]);
		page.catch(() => kept.delete(route));
		const [oldest] = kept.keys();
		if (oldest && kept.size > MOST_KEPT) kept.delete(oldest);
		return page;
	};

	async function request(route: Route, signal: AbortSignal) {
		const answer = await fetch(
			hrefOf(`/${dataFileOf(route, site.form)}`, site.base),
			{ signal },
		);
		const data =
			answer.status === 404
				? await notFound(route, signal)
				: await json<PageData>(answer);
		if (data?.build !== site.build) return;
		await Promise.all([preload(data.islands), sidebarOf(data)]);
		return data;
	}

	/** A file or a redirect may stand at the address although no page does. */
	async function notFound(route: Route, signal: AbortSignal) {
		const method = "HEAD";
		const { ok } = await fetch(hrefOf(route, site.base), { method, signal });
		if (ok) return;
		const file = dataFileOf(localized("404", locale, home), "bare");
		return json<PageData>(await fetch(site.base + file, { signal }));
	}

	async function sidebarOf({ sidebar }: PageData) {
		const shown = document.querySelector<HTMLElement>("[data-sidebar]");
		if (!sidebar || shown?.dataset.sidebar === sidebar) return;
		const known = sidebars.get(sidebar);
		if (known) return known;
		const markup = fetch(site.base + sidebarFileOf(sidebar, locale, home))
			.then(json<{ html: string }>)
			.then(({ html }) => html);
		sidebars.set(sidebar, markup);
		markup.catch(() => sidebars.delete(sidebar));
		return markup;
	}

	return { fetch: fetchPage, drop, sidebarOf };
}

async function json<T>(answer: Response): Promise<T> {
	if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
	return answer.json();
}
