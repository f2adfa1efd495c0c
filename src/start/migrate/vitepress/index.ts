import path from "node:path";
import type { Config } from "../../../config/define.ts";
import type { TableOfContentsOptions } from "../../../config/keys/appearance.ts";
import type { DocsOptions } from "../../../config/keys/documents.ts";
import type { FooterOptions } from "../../../config/keys/footer.ts";
import { definedFields } from "../../../model/collections.ts";
import { contentsOf, type NewFiles } from "../../init/write-new-files.ts";
import { migrateBrand } from "../brand.ts";
import type { OpaqueValue } from "../evaluate-module.ts";
import { migrateHeadTag } from "../head-tags.ts";
import { combineRedirects, migrateHostRedirects, publicFiles } from "../host-redirects.ts";
import { withLinkedFiles } from "../linked-files.ts";
import { textOfHtml } from "../markdown-of-html.ts";
import type { MigratedSite, MigrationNotes, ModuleSource } from "../migration-notes.ts";
import { readProjectFile } from "../project-paths.ts";
import { hasFormulas, listSourceFiles } from "../source-files.ts";
import {
	isFunction,
	isRecord,
	listOf,
	numberOf,
	recordOf,
	textOf,
	textsOf,
	type UntypedRecord,
	unlessEmpty,
	withTranslations,
} from "../untyped.ts";
import { createDocumentRewriter } from "./document-rewriter.ts";
import { themeStyles, withHeroes } from "./home-page.ts";
import { migrateVitePressNavbar, splitSocialLinks } from "./navbar.ts";
import { withOwnSlugs } from "./own-slugs.ts";
import { readVitePressProject, type VitePressProject } from "./project.ts";
import { migrateVitePressSidebars, withSidebarsOfPaths } from "./sidebars.ts";
import { reportUnsupportedVitePress } from "./unsupported.ts";

/** All documents are below the root of the site. */
const DOCS_FOLDER = "docs";

export async function migrateVitePress(
	folder: string,
	configFile: string,
	notes: MigrationNotes,
): Promise<MigratedSite> {
	const project = await readVitePressProject(folder, configFile, notes);
	const { config } = project;
	reportUnsupportedVitePress(project);
	const publicFolders = [path.join(project.sourceFolder, "public")];
	const original = collectFiles(project);
	const { rewrite, included } = createDocumentRewriter(original, DOCS_FOLDER, project);
	const copied = { ...withLinkedFiles(original, { folder, publicFolders, notes }, rewrite), ...included };
	const identified = await withOwnSlugs(withHeadingIds(copied, recordOf(recordOf(config.markdown).attrs)), project);
	const sidebars = migrateVitePressSidebars(project);
	const files = withSidebarsOfPaths(withHeroes(identified, project), project, sidebars);
	const brand = migrateBrand(themeStyles(project), files, notes);
	return {
		generator: "VitePress",
		config: {
			...siteKeys(project),
			i18n: {
				locales: Object.fromEntries(project.locales.map(({ name, options }) => [name, options])),
				anchors: "own", // as in VitePress
			},
			markdown: {
				headingIds: "vitepress",
				...(recordOf(config.markdown).math || hasFormulas(folder) ? {} : { math: false }),
			},
			docs: convertDocs(project, sidebars),
			news: false,
			navbar: migrateVitePressNavbar(project),
			theme: {
				...definedFields({ accent: brand.accent, css: unlessEmpty(Object.keys(brand.files)) }),
				colorMode: colorModeOf(config.appearance),
			},
			...definedFields({
				stylesheets: unlessEmpty(brand.stylesheets),
				footer: convertFooter(project),
				social: unlessEmpty(splitSocialLinks(project.locales[0].themeConfig.socialLinks).social),
				tableOfContents: convertTableOfContents(project),
				headTags: unlessEmpty(headOf(project)),
				redirects: unlessEmpty(
					combineRedirects(
						migrateHostRedirects(project, publicFolders, (target) => withoutBase(target, project)),
						project,
					),
				),
				strings: unlessEmpty(migrateInterfaceTexts(project)),
			}),
		},
		placeholderFiles: componentSources(project),
		files: { ...files, ...brand.files, ...publicFiles(project, publicFolders) },
	};
}

/** The components of the theme by name. */
const componentSources = (project: VitePressProject): ReadonlyMap<string, readonly ModuleSource[]> =>
	new Map(
		listSourceFiles(project, path.join(project.folder, ".vitepress"))
			.filter((file) => file.endsWith(".vue"))
			.map((name) => {
				const file = `.vitepress/${name}`;
				const text = readProjectFile(project.folder, path.join(project.folder, file)) ?? "";
				return [path.posix.parse(name).name, [{ file, text }]];
			}),
	);

/** VitePress starts in the mode that the system prefers. */
function colorModeOf(appearance: unknown): NonNullable<NonNullable<Config["theme"]>["colorMode"]> {
	const mode = isRecord(appearance) ? appearance.initialValue : appearance;
	if (mode === false) return { disableSwitch: true };
	if (mode === "dark") return { defaultMode: "dark" };
	if (mode === "force-dark") return { defaultMode: "dark", disableSwitch: true };
	return { respectPrefersColorScheme: true, ...(mode === "force-auto" && { disableSwitch: true }) };
}

function siteKeys(project: VitePressProject) {
	const { config, locales, notes } = project;
	const [defaultLocale] = locales;
	const hostname = textOf(recordOf(config.sitemap).hostname);
	if (!hostname) notes.comment("url", "VitePress had none: where you publish the site.");
	notes.comment("onBrokenLinks", 'Write "throw" for both when the problems in MIGRATION.md are solved.');
	return {
		title: textOf(config.title) ?? defaultLocale.name,
		...definedFields({ tagline: textOf(config.description) }),
		url: hostname && URL.canParse(hostname) ? new URL(hostname).origin : "https://example.org",
		...definedFields({ baseUrl: config.base === "/" ? undefined : textOf(config.base), ...convertImages(config.head) }),
		...definedFields({ check: ignoredUrls(project) }),
		onBrokenLinks: config.ignoreDeadLinks === true ? "ignore" : "warn",
		onBrokenMarkdownLinks: config.ignoreDeadLinks === true ? "ignore" : "warn",
	} satisfies Partial<Config>;
}

/** Dead links that VitePress allows: those to other sites are not requested here, others are warnings. */
function ignoredUrls({ config: { ignoreDeadLinks }, notes }: VitePressProject): Config["check"] {
	const allowed = typeof ignoreDeadLinks === "boolean" ? [] : [ignoreDeadLinks].flat().filter(Boolean);
	const urls = allowed.flatMap((one) => {
		if (one === "localhostLinks") return ["http://localhost*", "https://localhost*"];
		const text = textOf(one);
		if (text && /^https?:/.test(text)) return [text];
		notes.add("allowed dead links", text ?? textOf((one as OpaqueValue).text) ?? "");
		return [];
	});
	return (
		unlessEmpty(urls) && { external: { ignore: urls.map((url) => ({ url, reason: "ignoreDeadLinks of VitePress" })) } }
	);
}

/** The icon of the site and its social image, which are elements of the head in VitePress. */
function convertImages(head: unknown) {
	const attributes = untypedTags(head).map((tag) => recordOf(tag.attributes));
	return {
		favicon: textOf(attributes.find(({ rel }) => rel === "icon")?.href),
		image: textOf(attributes.find(({ property }) => property === "og:image")?.content),
	};
}

/** Written as lists: a name, attributes and the text inside. */
const untypedTags = (head: unknown) =>
	listOf(head).map((tag) => {
		const [name, attributes, text] = listOf(tag);
		return { name, attributes, text };
	});

/** Without what every page has here anyway. */
const headOf = ({ config, notes }: VitePressProject) =>
	untypedTags(config.head)
		.filter(({ attributes }) => {
			const { rel, property, name } = recordOf(attributes);
			return (
				rel !== "icon" &&
				!/^(og|twitter):(title|description|image|url|site_name|type|card)$/.test(textOf(property) ?? textOf(name) ?? "")
			);
		})
		.flatMap((tag) => migrateHeadTag(tag, notes) ?? []);

function convertDocs(project: VitePressProject, sidebars: NonNullable<DocsOptions["sidebars"]>): DocsOptions {
	const { config, locales, notes } = project;
	const { pattern } = recordOf(locales[0].themeConfig.editLink);
	const editUrl = textOf(pattern);
	if (editUrl) notes.comment("docs", "Check editUrl: the path of a file begins with content/ now.");
	const excluded = textsOf(config.srcExclude);
	if (isFunction(pattern)) notes.comment("docs", "Left out: editUrl, because it was a function.");
	return {
		path: DOCS_FOLDER,
		routeBasePath: "",
		numberPrefixes: false,
		...(excluded.length > 0 && { exclude: excluded }),
		sidebars,
		...(editUrl && { editUrl: editUrl.replace(/:path.*$/, "") }),
		...(config.lastUpdated === true && { showLastUpdateTime: true }),
	};
}

function convertFooter({ locales }: VitePressProject): FooterOptions | undefined {
	const [defaultLocale, ...others] = locales;
	const textIn = ({ themeConfig }: (typeof locales)[number]) => {
		const { message, copyright } = recordOf(themeConfig.footer);
		return [textOf(message), textOf(copyright)]
			.filter((text) => text !== undefined)
			.map(textOfHtml)
			.join(" ");
	};
	const text = textIn(defaultLocale);
	if (text === "") return undefined;
	const translations = others.map((locale) => [locale.name, textIn(locale)] as const);
	return { copyright: withTranslations(text, defaultLocale.name, translations) };
}

/** `outline` is a level, a range, `"deep"`, or an object with one of them. */
function convertTableOfContents({ locales }: VitePressProject): TableOfContentsOptions | undefined {
	const { outline } = locales[0].themeConfig;
	const level = isRecord(outline) ? outline.level : outline;
	if (level === "deep") return { minHeadingLevel: 2, maxHeadingLevel: 6 };
	const [min, max = min] = [level].flat().map(numberOf);
	if (min === undefined || max === undefined) return { maxHeadingLevel: 2 }; // as in VitePress
	return { minHeadingLevel: min, maxHeadingLevel: max };
}

function collectFiles({ sourceFolder, locales, files, sources }: VitePressProject): NewFiles {
	const [defaultLocale, ...others] = locales;
	return Object.fromEntries(
		files.map((file) => {
			const { name, prefix } = others.find((locale) => file.startsWith(locale.prefix)) ?? defaultLocale;
			const copy = { copyOf: path.join(sourceFolder, sources.get(file) ?? file) };
			return [`content/${name}/${DOCS_FOLDER}/${file.slice(prefix.length)}`, copy];
		}),
	);
}

/** Ids of headings between delimiters of the project's own become `{#id}`. */
function withHeadingIds(files: NewFiles, { leftDelimiter, rightDelimiter }: UntypedRecord): NewFiles {
	const [left, right] = [textOf(leftDelimiter) ?? "{", textOf(rightDelimiter) ?? "}"];
	if (left === "{" && right === "}") return files;
	const withId = (written: string): string => {
		const line = written.trimEnd();
		const start = line.lastIndexOf(left);
		const id = line.slice(start + left.length, -right.length).trim();
		return start > 0 && line.endsWith(right) && /^#[\w-]+$/.test(id) ? `${line.slice(0, start)}{${id}}` : written;
	};
	return Object.fromEntries(
		Object.entries(files).map(([name, file]) => {
			if (!name.endsWith(".md")) return [name, file];
			const text = contentsOf(file);
			const changed = text.replace(/^#{1,6} .*$/gm, withId);
			return [name, changed === text ? file : changed];
		}),
	);
}

/** Texts of the theme that a project sets in `themeConfig`. */
const migrateInterfaceTexts = ({ locales }: VitePressProject): NonNullable<Config["strings"]> =>
	Object.fromEntries(
		locales.flatMap(({ name, themeConfig }) => {
			const texts = textsOfTheme(themeConfig);
			return Object.keys(texts).length > 0 ? [[name, texts]] : [];
		}),
	);

function textsOfTheme(theme: UntypedRecord): Readonly<Record<string, string>> {
	const { prev, next } = recordOf(theme.docFooter);
	const notFound = recordOf(theme.notFound);
	const texts = {
		previous: prev,
		next,
		onThisPage: recordOf(theme.outline).label ?? theme.outlineTitle,
		editThisPage: recordOf(theme.editLink).text,
		backToTop: theme.returnToTopLabel,
		docsSidebar: theme.sidebarMenuLabel,
		colorMode: theme.darkModeSwitchLabel,
		skipToContent: theme.skipToContentLabel,
		notFound: notFound.title,
		notFoundText: notFound.quote,
		toHome: notFound.linkText,
	};
	const written = Object.fromEntries(
		Object.entries(texts).flatMap(([key, value]) => {
			const text = textOf(value);
			return text && !/[{}]/.test(text) ? [[key, text]] : [];
		}),
	);
	const { colorMode } = written;
	return colorMode ? { ...written, colorMode: `${colorMode}: {mode}` } : written;
}

const withoutBase = (target: string, { config }: VitePressProject): string => {
	const base = textOf(config.base) ?? "/";
	return base !== "/" && target.startsWith(base) ? target.slice(base.length - 1) : target;
};
