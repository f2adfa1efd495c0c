/** Finds similar posts by their tags. */
import { getOrInsert } from "../../../model/collections.ts";
import type { Route } from "../../../model/urls/route.ts";
import { postLinkOf } from "./pages.ts";
import type { RoutedPost } from "./posts.ts";

const MAX_RELATED_POSTS = 3;
/** With how many older and how many newer posts of each tag a post is compared, so that a common tag costs little. */
const MAX_COMPARED_POSTS = 8;

/**
 * The posts, each with those that share most tags with it; a tag of few posts counts more. The posts before and after it are
 * not among them, because its page links to them anyway.
 *
 * @param posts newest first
 */
export function addRelatedPosts(posts: readonly RoutedPost[]): readonly RoutedPost[] {
	const byTag = new Map<Route, RoutedPost[]>();
	for (const post of posts.filter(({ listed }) => listed))
		for (const { route } of post.tags) getOrInsert(byTag, route, () => []).push(post);
	const scores = new Map<RoutedPost, Map<RoutedPost, number>>();
	for (const tagged of byTag.values())
		for (const [index, post] of tagged.entries()) {
			const own = getOrInsert(scores, post, () => new Map());
			for (const other of tagged.slice(Math.max(0, index - MAX_COMPARED_POSTS), index + MAX_COMPARED_POSTS + 1))
				own.set(other, (own.get(other) ?? 0) + 1 / tagged.length);
		}
	return posts.map((post) => {
		const others = [...(scores.get(post) ?? [])].filter(
			([other]) => other !== post && other.route !== post.newer?.route && other.route !== post.older?.route,
		);
		if (others.length === 0) return post;
		const closest = others.sort(([, a], [, b]) => b - a).slice(0, MAX_RELATED_POSTS);
		return { ...post, related: closest.map(([other]) => postLinkOf(other)) };
	});
}
