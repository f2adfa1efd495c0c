import { suite } from "uvu";
import * as assert from "uvu/assert";
import { robotsFile } from "../../../src/pipeline/derive/robots.ts";
import { config, textOf } from "./fixture.ts";

const crawlers = suite("robots");
const none = new Set<string>();

crawlers("everything may be read, and the sitemap is named", () => {
	assert.is(
		textOf(robotsFile({ ...config, baseUrl: "/docs/" }, none), "robots.txt"),
		"User-agent: *\nAllow: /\n\nSitemap: https://notes.example/docs/sitemap.xml\n",
	);
});

crawlers("a site that is not to be indexed allows nothing", () => {
	assert.is(textOf(robotsFile({ ...config, noIndex: true }, none), "robots.txt"), "User-agent: *\nDisallow: /\n");
});

crawlers("the site's own file stays", () => assert.equal(robotsFile(config, new Set(["robots.txt"])), []));

crawlers.run();
