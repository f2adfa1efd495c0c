import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { SiteRedirect } from "../../../src/model/site/site.ts";
import { compareUrls, type EarlierUrls } from "../../../src/quality/lost-urls/compare-urls.ts";
import { doc, siteOf } from "../../pipeline/derive/fixture.ts";

const compare = suite("comparison of URLs");

const site = siteOf([doc("/help/sync"), doc("/fr/help/sync")], {
	redirects: [{ from: "/help/synk", to: "/help/sync" }, () => "/made"],
});

const listOf = (paths: readonly string[], list: Partial<EarlierUrls> = {}): EarlierUrls => ({
	file: "urls.lock",
	urls: paths.map((path) => ({ path, anchors: [] })),
	problems: [],
	isLock: true,
	...list,
});

const redirect = (from: string, to?: string, key = "redirects[0]") => ({ from, key, ...(to !== undefined && { to }) });

/** Codes and messages, and how often git was asked for renames. */
async function compared(redirects: readonly SiteRedirect[], ...lists: readonly EarlierUrls[]) {
	let asked = 0;
	const { lost, unused } = await compareUrls(site, new Set(), redirects, {
		lists,
		async readRenames() {
			asked++;
			return new Map();
		},
	});
	const told = [...lost, ...unused].map(({ severity, code, message }) => `${severity} ${code}: ${message}`);
	return { told, asked };
}

compare("git is asked for renames only if something is lost", async () => {
	assert.equal(await compared([], listOf(["/help/sync"])), { told: [], asked: 0 });
	assert.equal(await compared([], listOf(["/help/synk"])), {
		told: ["error url-lost: nothing is at /help/synk any more"],
		asked: 1,
	});
});

compare("a redirect from what was no URL is listed, once", async () => {
	const redirects = [
		redirect("/help/synk", "/help/sync"),
		redirect("/fr/help/synk", "/fr/help/sync"),
		redirect("/old", "/help/sync"),
		redirect("/fr/old", "/fr/help/sync"),
		redirect("/made", "/help/sync", "redirects[1]"),
		redirect("/nowhere"),
	];
	const { told } = await compared(redirects, listOf(["/fr/old"]));
	assert.equal(told, ['info redirect-unused: redirect from "/help/synk", which was no URL of the site before']);
});

compare("lists without redirects do not show which are unused", async () => {
	const redirects = [redirect("/old", "/help/sync")];
	const sitemap = listOf(["/help/sync"], { isLock: false });
	assert.equal((await compared(redirects, sitemap)).told, []);
});

compare("problems of a list come first", async () => {
	const damaged = listOf([], { problems: [{ severity: "error", code: "lock-damaged", message: "no" }] });
	assert.equal((await compared([], damaged)).told, ["error lock-damaged: no"]);
});

compare.run();
