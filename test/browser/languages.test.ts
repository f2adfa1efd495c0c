/** What scripts show, in languages other than those of this repository's site. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { buildFiles, done, onOpenPageOf, onPageOf, type ServedSite } from "./site.ts";

const languages = suite("languages in the browser");

const config = {
	title: "Notas",
	url: "https://notas.example",
	i18n: { locales: { es: {}, ar: {} } },
	navbar: { items: [{ type: "search" }] },
	strings: { es: { noResultsHint: "Escriba menos palabras." } },
};

let site: ServedSite;

languages.before(async () => {
	site = await buildFiles({
		"site.config.ts": `export default ${JSON.stringify(config)};`,
		"content/es/help/index.md": "# Libreta\n\nTexto.\n",
		"content/ar/help/index.md": "# دفتر\n\nنص.\n",
	});
});

languages.after(done);

interface Expected {
	readonly match: string;
	readonly results: string;
	readonly count: string;
	readonly nothing: string;
	readonly hint: string;
	readonly retry: string;
}

const locales: Readonly<Record<string, Expected>> = {
	"/": {
		match: "libreta",
		results: "Resultados de la búsqueda",
		count: "Un resultado",
		nothing: "No hay resultados para «zzzz»",
		hint: "Escriba menos palabras.",
		retry: "Reintentar",
	},
	"/ar/": {
		match: "دفتر",
		results: "نتائج البحث",
		count: "نتيجة واحدة",
		nothing: "لم يُعثر على نتائج عن «zzzz»",
		hint: "تحقق من الإملاء، أو جرّب كلمات أقل.",
		retry: "إعادة المحاولة",
	},
};

for (const [home, expected] of Object.entries(locales)) {
	languages(`the search box speaks that of ${home}`, () =>
		onOpenPageOf(site, `${home}help/`, async (page, { messages }) => {
			await page.locator("header input").click();
			await page.locator("header input[role=combobox]").fill(expected.match);
			await page.getByRole("listbox", { name: expected.results }).waitFor();
			await page.getByText(expected.count, { exact: true }).waitFor();
			await page.locator("header input").fill("zzzz");
			await page.locator(".search-nothing").waitFor();
			const texts = await page.locator(".search-nothing p").allInnerTexts();
			assert.equal(texts, [expected.nothing, expected.hint]);
			assert.equal(messages, []);
		}),
	);

	languages(`a failure is shown without a network on ${home}`, () =>
		onPageOf(site, `${home}help/`, async (page) => {
			await page.waitForSelector("html[data-has-hydrated=true]");
			await page.waitForLoadState("networkidle");
			await page.context().setOffline(true);
			await page.locator("header input").click();
			await page.getByRole("button", { name: expected.retry }).waitFor();
		}),
	);
}

languages("a file of strings that did not come is asked for again", () =>
	onOpenPageOf(site, "/help/", async (page) => {
		await page.route(/\/strings-/, (route) => route.abort());
		await page.locator("header input").click();
		const retry = page.getByRole("button", { name: "Reintentar" });
		await retry.waitFor();
		await page.unroute(/\/strings-/);
		await retry.click();
		await page.locator("header input[role=combobox]").waitFor();
		assert.is(await retry.count(), 0);
	}),
);

languages.run();
