import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Author } from "../../../../src/model/content/document.ts";
import { resolvePostAuthors } from "../../../../src/pipeline/resolve/news/posts.ts";
import { codesIn } from "../../../messages.ts";
import { document } from "../document.ts";

const authors = suite("the authors of a post");
const codes = codesIn("pipeline/resolve");

const known = { jane: { key: "jane", name: "Jane Doe", title: "Maintainer" }, joe: { key: "joe", name: "Joe" } };

const post = (named: readonly (string | Author)[]) =>
	document({ area: "news", name: "20240301-a.md", frontMatter: { title: "A", authors: named } });

const problemsOf = (named: readonly (string | Author)[], file: Readonly<Record<string, Author>> = known) =>
	codes(resolvePostAuthors(post(named), file).problems);

authors("come from the authors file, in the post's order", () => {
	assert.equal(resolvePostAuthors(post(["joe", "jane"]), known), {
		authors: [
			{ key: "joe", name: "Joe" },
			{ key: "jane", name: "Jane Doe", title: "Maintainer" },
		],
		problems: [],
	});
});

authors("may be written out in the post", () => {
	assert.equal(resolvePostAuthors(post([{ name: "A guest" }]), known).authors, [{ name: "A guest" }]);
});

authors("have what the post writes beside their key", () => {
	assert.equal(resolvePostAuthors(post([{ key: "jane", title: "Guest" }]), known).authors, [
		{ key: "jane", name: "Jane Doe", title: "Guest" },
	]);
});

authors("may be nobody", () => {
	const nobody = document({ area: "news", name: "20240301-a.md" });
	assert.equal(resolvePostAuthors(nobody, known), { authors: [], problems: [] });
});

authors("that the authors file does not know are an error", () => {
	assert.equal(problemsOf(["joe", "jan"]), ["content/en/news/20240301-a.md:3:1 error unknown-author"]);
});

authors("that are like nobody are told who is known", () => {
	assert.equal(problemsOf([{ key: "laurent", name: "Laurent" }]), [
		"content/en/news/20240301-a.md:3:1 error unknown-author",
	]);
});

authors("need an authors file for their keys", () => {
	assert.equal(problemsOf(["jane"], {}), ["content/en/news/20240301-a.md:3:1 error unknown-author"]);
});

authors("are not what every object has", () => assert.is(problemsOf(["constructor"]).length, 1));

authors.run();
