/**
 * Every link, picture, script, style sheet and fragment of every file that is served, as a browser reads them: fetched
 * over HTTP and parsed by the browser, so that nothing of the engine's own check has a part in it.
 */
import { browser } from "../browser/chromium.ts";
import { crawl } from "./crawl.ts";
import type { PartReport } from "./part.ts";
import { type AuditedSite, addressOf, htmlFiles, textOf } from "./site.ts";

/** As many connections as a browser opens to one host. */
const PARALLEL = 6;

export async function checkLinks(site: AuditedSite): Promise<PartReport> {
	const context = await (await browser()).newContext();
	try {
		await context.addInitScript("globalThis.__name ??= (named) => named");
		const page = await context.newPage();
		await page.goto(`${site.origin}/robots.txt`); // of the same origin, and without scripts
		const report = await page.evaluate(crawl, {
			starts: startsIn(site),
			publishedAt: site.publishedAt,
			parallel: PARALLEL,
		});
		return {
			looked: {
				"HTML pages": report.pages,
				addresses: report.addresses,
				links: report.links,
				fragments: report.fragments,
			},
			findings: report.broken.map(({ from, to, reason }) => ({ where: from, message: `${reason}: ${to}` })),
			notes: [`${report.external} links to other sites were not followed`],
		};
	} finally {
		await context.close();
	}
}

/** All HTML files, so that none is missed for want of a link, and what feeds, sitemaps and robots.txt lead to. */
export const startsIn = (site: AuditedSite): (readonly [string, string])[] => [
	...htmlFiles(site).map((file) => [addressOf(file), "the output folder"] as const),
	...site.files
		.filter((file) => /\.xml$|\/feed\.json$|^robots\.txt$/.test(file))
		.flatMap((file) =>
			addressesIn(textOf(site, file))
				.filter((url) => url.startsWith(`${site.publishedAt}/`))
				.map((url) => [url, `/${file}`] as const),
		),
];

/** The addresses that are a value of their own in XML, JSON Feed or robots.txt: not those within escaped markup. */
export const addressesIn = (text: string): string[] =>
	[
		...text.matchAll(
			/(?:>|<(?:\w+:)?link\s[^<>]*?href="|"(?:url|id|feed_url|home_page_url)": "|^Sitemap: )(https?:\/\/[^<>"\s]+)/gm,
		),
	].map(([, url = ""]) => url.replaceAll("&amp;", "&"));
