import { suite } from "uvu";
import * as assert from "uvu/assert";
import { localeOf, type Site, siteIn } from "../../src/client/site.ts";
import { routeOf } from "../../src/model/route.ts";

const sites = suite("site in the browser");

const site: Site = {
	build: "b1",
	base: "/docs/",
	form: "bare",
	locales: ["en", "fr", "pt-BR"],
};

sites("a page tells of its site by attributes", () =>
	assert.equal(
		siteIn({
			build: "b1",
			base: "/docs/",
			form: "bare",
			locales: "en fr pt-BR",
			theme: "dark",
		}),
		site,
	),
);

const cases: readonly [route: string, locale: string][] = [
	["/", "en"],
	["/help/a", "en"],
	["/en/a", "en"],
	["/fr/", "fr"],
	["/fr", "fr"],
	["/fr/help/a", "fr"],
	["/french/a", "en"],
	["/pt-BR/a", "pt-BR"],
];
for (const [route, locale] of cases)
	sites(`${route} is ${locale}`, () =>
		assert.is(localeOf(routeOf(route), site), locale),
	);

sites.run();
