/** Sidebars of VitePress, which belong to paths. */
import type { SidebarItemConfig } from "../../../config/keys/sidebar-items.ts";
import { contentsOf, type NewFiles } from "../../init/write-new-files.ts";
import { booleanOf, isRecord, recordOf, textOf } from "../untyped.ts";
import { addFrontMatter } from "./document-rewriter.ts";
import { childrenOf, type LocaleItems, type LocalizedItem, labelOf, localizeItems } from "./localized-items.ts";
import { documentIdOf, type VitePressLocale, type VitePressProject, withoutPrefix } from "./project.ts";

type Sidebars = Readonly<Record<string, readonly SidebarItemConfig[]>>;

/** The items of a sidebar by the path that it belongs to. */
type SidebarsByPath = ReadonlyMap<string, unknown>;

interface SidebarContext {
	readonly project: VitePressProject;
	/** The path of the sidebar: `/guide/`. */
	readonly path: string;
	/** The paths of all sidebars. */
	readonly paths: readonly string[];
}

export function migrateVitePressSidebars(project: VitePressProject): Sidebars {
	const [defaultLocale, ...others] = project.locales;
	const sidebars = sidebarsByPath(defaultLocale);
	const translated = others.map((locale) => ({ locale, sidebars: sidebarsByPath(locale) }));
	return Object.fromEntries(
		[...sidebars].map(([path, items]) => {
			const equivalents: LocaleItems[] = translated.map(({ locale, sidebars }) => ({
				locale,
				items: sidebars.get(path),
			}));
			const context = { project, path, paths: [...sidebars.keys()] };
			return [sidebarName(path), localizeItems(items, equivalents).flatMap((item) => convertItems(item, context))];
		}),
	);
}

const sidebarName = (path: string): string => path.replace(/^\/+|\/+$/g, "").replaceAll("/", "-") || "main";

/** A document that no sidebar lists has the one of its path, as in VitePress. */
export function withSidebarsOfPaths(files: NewFiles, project: VitePressProject, sidebars: Sidebars): NewFiles {
	const paths = [...sidebarsByPath(project.locales[0]).keys()];
	const listed = new Set(Object.values(sidebars).flatMap((items) => items.flatMap(idsIn)));
	return Object.fromEntries(
		Object.entries(files).map(([name, file]) => {
			const [, id] = /^content\/[^/]+\/[^/]+\/(?!_)(.*)\.md$/.exec(name) ?? [];
			const path = id !== undefined && !listed.has(id) ? nearestPath(id, paths) : undefined;
			if (path === undefined) return [name, file];
			const text = contentsOf(file);
			const [, written = ""] = /^---\r?\n([\s\S]*?)\n---/.exec(text) ?? [];
			if (/^(?:layout|sidebar|displayed_sidebar):/m.test(written)) return [name, file];
			return [name, addFrontMatter(text, `displayed_sidebar: ${sidebarName(path)}`)];
		}),
	);
}

/** The documents of an item. */
function idsIn(item: SidebarItemConfig): readonly string[] {
	if (typeof item === "string") return [item];
	if (!("type" in item)) return [];
	if (item.type === "doc") return [item.id];
	if (item.type !== "category" || !Array.isArray(item.items)) return [];
	return [...(item.link?.type === "doc" ? [item.link.id] : []), ...item.items.flatMap(idsIn)];
}

/** A list is the sidebar of all paths. */
function sidebarsByPath(locale: VitePressLocale): SidebarsByPath {
	const { sidebar } = locale.themeConfig;
	if (Array.isArray(sidebar)) return new Map([["/", sidebar]]);
	return new Map(
		Object.entries(recordOf(sidebar)).map(([path, value]) => [
			withoutPrefix(path.startsWith("/") ? path : `/${path}`, locale),
			isRecord(value) ? withBase(value.items, textOf(value.base) ?? "") : value,
		]),
	);
}

/** Links of items are relative to their base, and so are those of their items. */
function withBase(items: unknown, base: string): unknown {
	if (!Array.isArray(items)) return items;
	return items.filter(isRecord).map((item) => {
		const link = textOf(item.link);
		const own = textOf(item.base) ?? base;
		const isRelative = link !== undefined && !/^(\w+:)?\/\//.test(link);
		return {
			...item,
			...(isRelative && own && { link: own + link.replace(/^\//, "") }),
			...(item.items !== undefined && { items: withBase(item.items, own) }),
		};
	});
}

function convertItems(localized: LocalizedItem, context: SidebarContext): readonly SidebarItemConfig[] {
	const { item } = localized;
	const { project, path } = context;
	const [defaultLocale] = project.locales;
	const label = labelOf(localized, defaultLocale);
	const link = textOf(item.link);
	const id = link && documentIdOf(link, project);
	if (!Array.isArray(item.items)) {
		if (id) return [{ type: belongsHere(id, context) ? "doc" : "ref", id, label }];
		return link ? [{ type: "link", label, href: link }] : [];
	}
	const items = childrenOf(localized).flatMap((child) => convertItems(child, context));
	if (items.length === 0 && !id) {
		project.notes.add("groups without items in sidebars", `${path}: ${textOf(item.text) ?? ""}`);
		return [];
	}
	const collapsed = booleanOf(item.collapsed);
	return [
		{
			type: "category",
			label,
			...(id && { link: { type: "doc", id } as const }),
			...(collapsed === undefined ? { collapsible: false } : { collapsible: true, collapsed }),
			items,
		},
	];
}

/** In other sidebars, a document is just a link. */
const belongsHere = (id: string, { path, paths }: SidebarContext): boolean => nearestPath(id, paths) === path;

/** The sidebar of a document is the one with the longest path above it. */
const nearestPath = (id: string, paths: readonly string[]): string | undefined =>
	paths.filter((path) => `/${id}`.startsWith(path)).toSorted((a, b) => b.length - a.length)[0];
