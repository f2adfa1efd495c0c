/** The home page of a site whose project has one that cannot be copied. */
import type { DocsOptions } from "../../../config/keys/documents.ts";
import type { NewsOptions } from "../../../config/keys/news.ts";
import type { SidebarItemsConfig } from "../../../config/keys/sidebar-items.ts";
import type { NewFiles } from "../../init/write-new-files.ts";
import { textOf } from "../untyped.ts";
import { homePage } from "./pages.ts";
import type { DocusaurusProject } from "./project.ts";

/** A home page in the default locale, if the project's own is a React page that cannot be copied. */
export function homePageFiles(
	{ config, locales, notes }: DocusaurusProject,
	content: NewFiles,
	docs: readonly DocsOptions[],
	news: NewsOptions | undefined,
): NewFiles {
	const hasRootDocs = docs.some(({ routeBasePath }) => routeBasePath === "");
	const [defaultLocale] = locales;
	const hasHomePage = ["md", "mdx", "tsx"].some((end) =>
		Object.hasOwn(content, `content/${defaultLocale.name}/pages/index.${end}`),
	);
	if (hasRootDocs || hasHomePage) return {};
	const name = `content/${defaultLocale.name}/pages/index.md`;
	notes.add("home page", name);
	return {
		[name]: homePage(textOf(config.title) ?? "", textOf(config.tagline) ?? "", [
			...docs.map((set) => [set.id ?? "Documentation", firstDocument(set, Object.keys(content))] as const),
			...(news ? [["Blog", `/${news.routeBasePath ?? ""}`] as const] : []),
		]),
	};
}

/** A link to the file of the first document that a sidebar names, otherwise to the start of the documents. */
function firstDocument({ path = "", routeBasePath = "", sidebars = {} }: DocsOptions, files: readonly string[]) {
	const fileOf = (id: string) =>
		files.find((name) => [`/${path}/${id}.md`, `/${path}/${id}.mdx`].some((end) => name.endsWith(end)));
	const isDocument = (name: string) => name.split("/")[2] === path && /\.mdx?$/.test(name);
	const first = Object.values(sidebars).flatMap(documentIdsOf).map(fileOf).find(Boolean) ?? files.find(isDocument);
	return first ? `../${first.split("/").slice(2).join("/")}` : `/${routeBasePath}`;
}

/** The documents of a sidebar, in its order. */
const documentIdsOf = (items: SidebarItemsConfig): readonly string[] =>
	[items].flat().flatMap((item) => {
		if (typeof item === "string") return [item];
		if (item.type === "doc" || item.type === "ref") return [String(item.id)];
		const inside = item.type === "category" ? item.items : [];
		return documentIdsOf(inside as SidebarItemsConfig);
	});
