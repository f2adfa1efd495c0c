import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Route } from "../../../../src/model/urls/route.ts";
import { routePostDocuments } from "../../../../src/pipeline/resolve/news/posts.ts";
import { addRelatedPosts } from "../../../../src/pipeline/resolve/news/related-posts.ts";
import { document } from "../document.ts";
import { newsIn } from "./given.ts";

const related = suite("related posts");

/** The names of the posts that are related to each, by its name. Posts are given from the oldest, with their tags. */
function relatedIn(given: Readonly<Record<string, string>>, unlisted: readonly string[] = []) {
	const { posts } = routePostDocuments({
		...newsIn("en"),
		drafts: false,
		documents: Object.entries(given).map(([name, tags], index) =>
			document({
				area: "news",
				name: `${20240101 + index}-${name}.md`,
				frontMatter: {
					tags: tags
						.split(" ")
						.filter(Boolean)
						.map((label) => ({ label })),
					unlisted: unlisted.includes(name),
				},
			}),
		),
		authors: {},
		tags: {},
	});
	const nameOf = (route: Route) => route.replace(/^.*-/, "");
	return Object.fromEntries(
		addRelatedPosts(posts).map(({ route, related }) => [
			nameOf(route),
			related?.map((post) => nameOf(post.route)).join(" "),
		]),
	);
}

related("share tags, and the rarer tag counts more", () => {
	const found = relatedIn({ a: "x rare", b: "x", c: "x", d: "x", e: "y", f: "x rare" });
	assert.is(found.f, "a d c");
	assert.is(found.e, undefined);
});

related("are not those before and after, which the pager links to", () => {
	assert.equal(relatedIn({ a: "x", b: "x", c: "x" }), { a: "c", b: undefined, c: "a" });
});

related("are listed", () => {
	assert.equal(relatedIn({ a: "x", b: "", c: "x" }, ["a"]), { a: undefined, b: undefined, c: undefined });
});

related("of a common tag are near, whatever the number of posts", () => {
	const found = relatedIn(Object.fromEntries(Array.from({ length: 28 }, (_, index) => [`p${index}`, "x"])));
	assert.is(found.p12, "p20 p19 p18");
});

related.run();
