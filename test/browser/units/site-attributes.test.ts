import { suite } from "uvu";
import * as assert from "uvu/assert";
import { localeOfRoute, readSiteAttributes, type SiteAttributes } from "../../../src/browser/site-attributes.ts";
import { routeOf } from "../../../src/model/urls/route.ts";

const sites = suite("site attributes");

const site: SiteAttributes = { build: "b1", base: "/docs/", form: "bare", locales: ["en", "fr", "pt-BR"] };

sites("the dataset of <html> is parsed", () =>
	assert.equal(
		readSiteAttributes({ build: "b1", base: "/docs/", form: "bare", locales: "en fr pt-BR", theme: "dark" }),
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
	sites(`${route} belongs to ${locale}`, () => assert.is(localeOfRoute(routeOf(route), site), locale));

sites.run();
