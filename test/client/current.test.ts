import { suite } from "uvu";
import * as assert from "uvu/assert";
import { currentOf } from "../../src/client/current.ts";

const current = suite("current");

const news = { href: "/news", base: "/news" };
const help = { href: "/help/", sidebar: "helpSidebar" };

current("an item that leads to the page is the page", () =>
	assert.is(currentOf(news, "/news", "news", "/"), "page"),
);

current("an item above the page is the part that it is in", () =>
	assert.is(currentOf(news, "/news/archive", undefined, "/"), "true"),
);

current("a longer word is not below", () =>
	assert.is(currentOf(news, "/newsletter", undefined, "/"), undefined),
);

current("a slash at the end makes no difference", () => {
	const item = { href: "/elsewhere", base: "/news/" };
	assert.is(currentOf(item, "/news", undefined, "/"), "true");
	assert.is(currentOf(item, "/news/", undefined, "/"), "true");
});

current("an item of a sidebar belongs to every page that shows it", () => {
	assert.is(currentOf(help, "/faq", "current/helpSidebar", "/"), "true");
	assert.is(currentOf(help, "/faq", "current/apiSidebar", "/"), undefined);
	assert.is(currentOf(help, "/", undefined, "/"), undefined);
});

current("what an item is about stands without the base URL", () => {
	const item = { href: "/docs/fr/news", base: "/fr/news" };
	assert.is(currentOf(item, "/docs/fr/news/a", "news", "/docs/"), "true");
	assert.is(currentOf(item, "/docs/news/a", "news", "/docs/"), undefined);
});

current.run();
