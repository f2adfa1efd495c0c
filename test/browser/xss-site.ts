/** One site that tries every attack of `xss-vectors.ts`, each in the places that take it. */

import type { Config } from "../../src/config/define.ts";
import { writtenPathProblem } from "../../src/model/urls/safe-path.ts";
import type { Files } from "../site.ts";
import { addressVectors, bodyVectors, textVectors, type Vector } from "./xss-vectors.ts";

const PER_PAGE = 40;

/** Refused where it stands in a name or an address. */
const CONTROL = /\p{Cc}/u;

/** JSON is YAML, whatever is in it. */
const yaml = JSON.stringify;

const page = (frontMatter: Readonly<Record<string, unknown>>, body: string) =>
	`---\n${Object.entries(frontMatter)
		.filter(([, value]) => value !== undefined)
		.map(([key, value]) => `${key}: ${yaml(value)}\n`)
		.join("")}---\n\n${body}\n`;

/** What shows that a vector has been read as a text of its own, and not as part of the one before. */
export const markerOf = ({ id }: Vector): string => `Vector ${id} begins`;

const bodyOf = (vectors: readonly Vector[]): string =>
	vectors.map((vector) => `${markerOf(vector)}\n\n${vector.text}\n`).join("\n\n");

const together = bodyVectors.filter(({ isAlone }) => !isAlone);
const alone = bodyVectors.filter(({ isAlone }) => isAlone);
const groups = Array.from({ length: Math.ceil(together.length / PER_PAGE) }, (_, index) =>
	together.slice(index * PER_PAGE, (index + 1) * PER_PAGE),
);

const named = (entries: readonly (readonly [string, string])[]): Files => Object.fromEntries(entries);

const imageAddresses = addressVectors("image");
const editAddresses = addressVectors("custom_edit_url");

const bodies = named(
	[...groups, ...alone.map((vector) => [vector])].map((vectors, row) => [
		`content/en/help/bodies/body-${row}.md`,
		page(
			{ title: `Bodies ${row}`, image: imageAddresses[row]?.text, custom_edit_url: editAddresses[row]?.text },
			bodyOf(vectors),
		),
	]),
);

/** Addresses for which there are not bodies enough. */
const addresses = named(
	imageAddresses
		.slice(groups.length + alone.length)
		.map(({ id, text }) => [
			`content/en/help/addresses/address-${id}.md`,
			page({ title: `Address ${id}`, image: text }, "Text."),
		]),
);

/** A column of vectors for each place; the rows are pages. */
const columns = <Place extends string>(places: readonly Place[]) => {
	const vectors = places.map(textVectors);
	return (vectors[0] ?? []).map(
		(_, row) =>
			Object.fromEntries(places.map((place, column) => [place, vectors[column]?.[row]?.text])) as Record<Place, string>,
	);
};

const DOC_PLACES = [
	"title",
	"description",
	"keyword",
	"tag",
	"sidebar_label",
	"pagination_label",
	"sidebar_class_name",
	"sidebar_badge",
	"banner",
	"title_meta",
	"last_update author",
	"image",
	"custom_edit_url",
	"heading",
	"custom prop",
] as const;

/** The others end the build: tests of the rule for paths have them. */
const isPath = (text: string): boolean =>
	writtenPathProblem(text) === undefined && !/^[a-z][a-z\d+.-]*:|^[/\\]{2}/i.test(text);

const taggedAt = (text: string) => (isPath(text) ? [{ label: text, permalink: text }] : []);

const docs = named(
	columns(DOC_PLACES).map((text, row) => [
		`content/en/help/titles/title-${row}.md`,
		page(
			{
				title: text.title,
				description: text.description,
				keywords: [text.keyword],
				tags: [text.tag, ...taggedAt(text.tag)],
				sidebar_label: text.sidebar_label,
				pagination_label: text.pagination_label,
				sidebar_class_name: text.sidebar_class_name,
				sidebar_badge: { text: text.sidebar_badge || "x", type: "note" },
				sidebar_custom_props: { x: text["custom prop"] },
				banner: text.banner,
				title_meta: text.title_meta,
				last_update: { date: "2025-01-01", author: text["last_update author"] },
				image: text.image,
				custom_edit_url: text.custom_edit_url,
			},
			`## ${text.heading}\n\n[x](./title-${(row + 1) % 5}.md)`,
		),
	]),
);

const POST_PLACES = [
	"post title",
	"post description",
	"post tag",
	"author name",
	"author title",
	"author url",
	"author image_url",
	"author email",
	"single author",
	"known author",
] as const;

const authorUrls = addressVectors("author url");
const authorImages = addressVectors("author image_url");
const knownUrls = addressVectors("authors.yml url");
const knownImages = addressVectors("authors.yml image_url");
const rows = columns(POST_PLACES);
const posts: Files = {
	...named(
		rows.map((text, row) => [
			`content/en/news/2025-01-${row + 10}-post.md`,
			page(
				{
					title: text["post title"],
					description: text["post description"],
					tags: [text["post tag"]],
					authors: [
						{
							name: text["author name"],
							title: text["author title"],
							url: text["author url"],
							image_url: text["author image_url"],
							email: text["author email"],
						},
						`known-${row}`,
					],
				},
				`Before.\n\n<!-- truncate -->\n\n${text["post title"]}`,
			),
		]),
	),
	"content/en/news/2025-02-01-single.md": page(
		{
			title: "One author",
			author: rows.map((text) => text["single author"]).join(" "),
			author_url: "javascript:P(0)",
			author_image_url: "pathname://javascript:P(0)",
		},
		"Text.",
	),
	"content/en/news/2025-02-02-addresses.md": page(
		{
			title: "Addresses of authors",
			authors: [
				...authorUrls.map(({ id, text }, index) => ({
					name: `Author ${id}`,
					url: text,
					image_url: authorImages[index]?.text,
				})),
				...knownUrls.map(({ id }) => `address-${id}`),
			],
		},
		"Text.",
	),
	"content/en/news/authors.yml": yaml({
		...Object.fromEntries(
			rows.map((text, row) => [
				`known-${row}`,
				{ name: text["known author"], title: text["known author"], url: text["known author"] },
			]),
		),
		...Object.fromEntries(
			knownUrls.map(({ id, text }, index) => [
				`address-${id}`,
				{ name: `Known ${id}`, url: text, image_url: knownImages[index]?.text },
			]),
		),
	}),
};

const tagLabels = textVectors("tags.yml label");
const tagDescriptions = textVectors("tags.yml description");
const tagAddresses = addressVectors("tags.yml permalink").filter(({ id, text }) => isPath(`${text}${id}`));
const tags: Files = {
	"content/en/help/tags.yml": yaml({
		...Object.fromEntries(
			tagLabels.map(({ text }, row) => [`tag-${row}`, { label: text, description: tagDescriptions[row]?.text }]),
		),
		...Object.fromEntries(
			tagAddresses.map(({ id, text }) => [`address-${id}`, { label: `Address ${id}`, permalink: `${text}${id}` }]),
		),
	}),
	"content/en/help/tagged.md": page(
		{
			title: "Tagged",
			tags: [...tagLabels.map((_, row) => `tag-${row}`), ...tagAddresses.map(({ id }) => `address-${id}`)],
		},
		"Text.",
	),
};

const categories = named(
	columns(["_category_ label", "_category_ description", "_category_ title"]).flatMap((text, row) => [
		[
			`content/en/help/category-${row}/_category_.yml`,
			yaml({
				label: text["_category_ label"],
				description: text["_category_ description"],
				className: text["_category_ label"],
				customProps: { x: text["_category_ label"] },
				link: {
					type: "generated-index",
					slug: `/category/generated-${row}`,
					title: text["_category_ title"],
					description: text["_category_ description"],
					keywords: [text["_category_ title"]],
				},
			}),
		] as const,
		[`content/en/help/category-${row}/inside.md`, "# Inside\n"] as const,
	]),
);

/** Windows allows none of these names. */
const fileNames =
	process.platform === "win32"
		? []
		: textVectors("file name").filter(({ text }) => !text.includes("/") && !CONTROL.test(text));
const files: Files = {
	...named(fileNames.map(({ text }) => [`content/en/help/files/${text}.md`, "Text.\n"])),
	...named(
		fileNames.map(({ id, text }) => [
			`content/en/help/files/picture-${id}.md`,
			`# Picture ${id}\n\n![x](<./${text}.svg>) [x](<./${text}.md>)\n`,
		]),
	),
	...named(
		fileNames.map(({ text }) => [
			`content/en/help/files/${text}.svg`,
			'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
		]),
	),
};

const slugs = named(
	textVectors("slug")
		.filter(({ text }) => !/^[a-z]+:|#/.test(text) && !CONTROL.test(text))
		.map(({ id, text }) => [
			`content/en/help/slugs/slug-${id}.md`,
			page({ title: `Slug ${id}`, slug: `/slugs/${text}` }, "Text."),
		]),
);

/** All that a place of the configuration is tried with, in one text. A control character is refused there. */
const joined = (place: string): string =>
	textVectors(place)
		.map(({ text }) => text)
		.filter((text) => !CONTROL.test(text))
		.join(" ");

export const xssConfig = {
	title: joined("config title"),
	tagline: joined("config tagline"),
	url: "https://xss.example",
	onBrokenLinks: "ignore",
	onBrokenAnchors: "ignore",
	onBrokenMarkdownLinks: "ignore",
	onDuplicateRoutes: "ignore",
	i18n: { defaultLocale: "en", locales: { en: {} } },
	docs: {
		sidebars: {
			help: [
				{ type: "autogenerated", dirName: "." },
				{ type: "link", label: joined("config sidebar link"), href: 'https://example.org/"onclick="P(0)' },
			],
		},
		showLastUpdateAuthor: true,
		breadcrumbs: true,
	},
	news: {
		title: joined("config news title"),
		description: joined("config news description"),
		sidebar: { title: joined("config news sidebar"), count: "ALL" },
		postsPerPage: 50,
	},
	navbar: {
		title: joined("config navbar title"),
		items: [
			{ type: "docSidebar", sidebarId: "help", label: joined("config navbar") },
			{ label: "News", to: "/news" },
			{ type: "search" },
		],
	},
	footer: {
		links: [{ title: joined("config footer title"), items: [{ label: joined("config footer label"), to: "/news" }] }],
		copyright: joined("config copyright"),
	},
	announcementBar: {
		id: 'x"onclick="P(0)',
		content: `${joined("config announcement")} [x](pathname://javascript:P(0)) <a href="pathname://javascript:P(0)">x</a>`,
	},
	redirects: [
		{ from: '/old"><img src=x onerror=P(0)>', to: "/news" },
		{ from: "/old/away", to: 'https://example.org/"><script>P(0)</script>' },
	],
} satisfies Config;

/** Everything but the configuration. */
export const xssFiles: Files = {
	"content/en/help/index.md": "# Start\n\n[Bodies](./bodies/body-0.md)\n",
	"content/en/help/bodies/_part.md": "<img src=x onerror=P(0)>\n\n[x](pathname://javascript:P(0))\n",
	"content/en/help/bodies/_code.js": "</code><img src=x onerror=P(0)>\n",
	"content/en/pages/markdown.md": page(
		{ title: "Page", wrapperClassName: 'x" onclick="P(0)' },
		"<img src=x onerror=P(0)>",
	),
	"content/en/_search.yml": yaml({ synonyms: { "<img src=x onerror=P(0)>": ["<script>P(0)</script>"] } }),
	...bodies,
	...docs,
	...addresses,
	...posts,
	...tags,
	...categories,
	...files,
	...slugs,
};

/** Told apart by their numbers. */
export const countOfVectors = (): number =>
	new Set(JSON.stringify([xssFiles, xssConfig]).match(/P\(\d+\)|evil\.example\/\d+/g)).size;
