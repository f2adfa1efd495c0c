import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ariaCurrentOf } from "../../../../src/browser/visits/visit.lazy.ts";

const current = suite("current");

const news = { href: "/news", base: "/news" };
const help = { href: "/help/", sidebar: "helpSidebar" };

current("a link to the page itself is `page`", () => assert.is(ariaCurrentOf(news, "/news", "news", "/"), "page"));

current("a link to a section that contains the page is `true`", () =>
	assert.is(ariaCurrentOf(news, "/news/archive", undefined, "/"), "true"),
);

current("/newsletter is not below /news", () =>
	assert.is(ariaCurrentOf(news, "/newsletter", undefined, "/"), undefined),
);

current("a trailing slash makes no difference", () => {
	const item = { href: "/elsewhere", base: "/news/" };
	assert.is(ariaCurrentOf(item, "/news", undefined, "/"), "true");
	assert.is(ariaCurrentOf(item, "/news/", undefined, "/"), "true");
});

current("a sidebar link is `true` on every page that shows the sidebar", () => {
	assert.is(ariaCurrentOf(help, "/faq", "current/helpSidebar", "/"), "true");
	assert.is(ariaCurrentOf(help, "/faq", "current/apiSidebar", "/"), undefined);
	assert.is(ariaCurrentOf(help, "/", undefined, "/"), undefined);
});

current("the section's route has no base URL", () => {
	const item = { href: "/docs/fr/news", base: "/fr/news" };
	assert.is(ariaCurrentOf(item, "/docs/fr/news/a", "news", "/docs/"), "true");
	assert.is(ariaCurrentOf(item, "/docs/news/a", "news", "/docs/"), undefined);
});

current.run();
