/** Small checks of one HTML file. They run in a browser, whose parser reads the file as a reader's would. */

/** What one file says, and what is wrong with it. */
export interface Read {
	/** One line for each fault. */
	readonly faults: readonly string[];
	/** Whether it is a page of the site; the others lead on to one. */
	readonly isPage: boolean;
	/** Where a reader can go from it, as written. */
	readonly links: readonly string[];
	/** What else it loads or names, as written. */
	readonly addresses: readonly string[];
	readonly ids: readonly string[];
	readonly inlineScripts: readonly string[];
	/** For search engines and lists. */
	readonly listed: boolean;
}

/** Reads one file. It is handed to the browser, hence it uses nothing outside itself. */
export function readHtml(html: string): Read {
	const page = new DOMParser().parseFromString(html, "text/html");
	const all = <E extends Element = HTMLElement>(selector: string): E[] => [...page.querySelectorAll<E>(selector)];
	const shown = (element: Element) => (element.cloneNode(false) as Element).outerHTML.slice(0, 120);
	const isPage = page.querySelector("main") !== null;
	const ids = all("[id]").map(({ id }) => id);
	const known = new Set(ids);
	const firstOf = new Map(ids.map((id, index) => [id, index] as const).reverse());

	const nameOf = (element: Element): string => {
		const labelledBy = element.getAttribute("aria-labelledby");
		const pictures = [...element.querySelectorAll("img[alt]")];
		const labels = (element as HTMLInputElement).labels ?? [];
		return [
			element.getAttribute("aria-label"),
			labelledBy && page.getElementById(labelledBy)?.textContent,
			element.textContent,
			...pictures.map((picture) => picture.getAttribute("alt")),
			...[...labels].map((label) => label.textContent),
		]
			.join("")
			.trim();
	};

	/** Start and end tags by name; the browser puts in, moves or closes an element where markup is not valid. */
	const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
	const tagsOf = (text: string): string[] =>
		[
			...text
				.replace(/<!--[\s\S]*?-->/g, "")
				.replace(/(<(script|style)\b[^>]*>)[\s\S]*?(<\/\2>)/g, "$1$3")
				.matchAll(/<(\/?)([a-zA-Z][\w:-]*)(?:"[^"]*"|'[^']*'|[^"'>])*?(\/?)>/g),
		].flatMap(([, end, tag = "", alone]) => {
			const name = tag.toLowerCase();
			if (VOID.test(name)) return [name];
			return alone ? [name, `/${name}`] : [`${end}${name}`];
		});
	const written = tagsOf(html);
	const understood = tagsOf(page.documentElement.outerHTML);
	const at = written.findIndex((tag, index) => tag !== understood[index]);

	const headings = all("main :is(h1, h2, h3, h4, h5, h6)");
	const skips = headings.filter((heading, index) => {
		const before = headings[index - 1];
		return before !== undefined && Number(heading.tagName[1]) > Number(before.tagName[1]) + 1;
	});
	const references = ["aria-controls", "aria-labelledby", "aria-describedby", "popovertarget", "for", "list"].flatMap(
		(attribute) =>
			all(`[${attribute}]`)
				.filter((element) => (element.getAttribute(attribute) ?? "").split(/\s+/).some((id) => !known.has(id)))
				.map((element) => `${attribute} leads nowhere: ${shown(element)}`),
	);
	const each = (what: string, elements: readonly Element[]) => elements.map((element) => `${what}: ${shown(element)}`);

	const faults = [
		html.startsWith("<!DOCTYPE html>") || html.startsWith("<!doctype html>") ? "" : "no doctype",
		at < 0 && written.length === understood.length
			? ""
			: `not nested as written: tag ${at} is ${written[at]}, understood as ${understood[at]}`,
		page.documentElement.lang ? "" : "no language",
		page.title.trim() ? "" : "no title",
		/<meta charset="?utf-8"?/i.test(html.slice(0, 1024)) ? "" : "no charset",
		...ids.filter((id, index) => firstOf.get(id) !== index).map((id) => `id twice: ${id}`),
		...each(
			"empty or spaced id",
			all("[id]").filter(({ id }) => !/^\S+$/.test(id)),
		),
		...(isPage
			? [all("main").length === 1 ? "" : "not one main", all("h1").length === 1 ? "" : `${all("h1").length} h1`]
			: []),
		...each("heading skips a level", skips),
		...each(
			"no name",
			all(
				"a[href], button, summary, input:not([type=hidden]), select, textarea, iframe, h1, h2, h3, h4, h5, h6, nav, [role=img]",
			).filter((element) => !element.matches('[aria-hidden="true"]') && !nameOf(element)),
		),
		...each(
			"hidden from screen readers alone",
			all('[aria-hidden="true"]:is(a[href], button, input, [tabindex]):not([tabindex="-1"])'),
		),
		...each("no alt", all("img:not([alt])")),
		...each(
			"picture without size",
			all("img:not([width][height])").filter((picture) => picture.getAttribute("src")?.startsWith("/")),
		),
		...each("leads nowhere", all('a:not([href]), a[href=""], a[href="#"]')),
		...each(
			"runs code",
			all("a[href], form[action]").filter((element) =>
				/^\s*(?:javascript|vbscript|data):/i.test(element.getAttribute("href") ?? element.getAttribute("action") ?? ""),
			),
		),
		...each("opens a tab with an opener", all("a[target]:not([rel~=noopener])")),
		...each("control in a control", all(":is(a[href], button, summary) :is(a[href], button, input, summary)")),
		...each("no list item", all(":is(ul, ol) > :not(li, script, template)")),
		...each("item of no list", all("li:not(:is(ul, ol, menu) > li)")),
		...each("inline style", all("[style], style")),
		...each(
			"inline handler",
			all("*").filter((element) => element.getAttributeNames().some((name) => /^on/i.test(name))),
		),
		...each("obsolete element", all("center, font, big, tt, marquee")),
		...references,
	].filter(Boolean);

	const valuesOf = (selector: string, attribute: string) => [
		...new Set(all(selector).map((element) => element.getAttribute(attribute) ?? "")),
	];
	return {
		faults,
		isPage,
		ids,
		links: [...valuesOf("a[href]", "href"), ...valuesOf("form[action]", "action")],
		addresses: [
			...valuesOf("link[href]", "href"),
			...valuesOf("[src]", "src"),
			...valuesOf("meta[property='og:image']", "content"),
		],
		inlineScripts: all("script:not([src], [type$=json])").map(({ textContent }) => textContent ?? ""),
		listed: page.querySelector('meta[name=robots][content*="noindex"]') === null,
	};
}
