/** The navbar of Docusaurus's theme. */
import type { LogoOptions } from "../../../config/keys/logo.ts";
import type {
	NavbarDropdownItemOptions,
	NavbarItemOptions,
	NavbarLinkOptions,
	NavbarOptions,
} from "../../../config/keys/navbar.ts";
import { definedFields } from "../../../model/collections.ts";
import { splitWords } from "../../../model/text/split-words.ts";
import { withoutScripts } from "../markdown-of-html.ts";
import { shortened } from "../project-paths.ts";
import { isRecord, listOf, numberFields, otherKeys, recordOf, textOf, type UntypedRecord } from "../untyped.ts";
import { type DocusaurusProject, toSitePath } from "./project.ts";
import { createTranslator, type Translate } from "./translator.ts";

type NavbarContext = Readonly<{
	project: DocusaurusProject;
	translate: Translate;
	/** The ids of the documents. */
	documents: ReadonlySet<string>;
	/** The names of the sidebars that have items. */
	sidebars: ReadonlySet<string>;
}>;

export function migrateDocusaurusNavbar(
	project: DocusaurusProject,
	targets: Pick<NavbarContext, "documents" | "sidebars">,
): NavbarOptions {
	const navbar = recordOf(project.themeConfig.navbar);
	const translate = createTranslator(project, "docusaurus-theme-classic/navbar.json");
	const title = textOf(navbar.title);
	const context = { project, translate, ...targets };
	return {
		...(title && { title: translate(title, "title") }),
		...(isRecord(navbar.logo) && { logo: migrateLogo(navbar.logo, project, translate) }),
		items: listOf(navbar.items)
			.filter(isRecord)
			.flatMap((item) => convertItem(item, context)),
	};
}

const positionOf = ({ position }: UntypedRecord) => (position === "right" ? ({ position } as const) : {});

function convertItem(item: UntypedRecord, context: NavbarContext): readonly NavbarItemOptions[] {
	const { notes } = context.project;
	const type = typeOf(item);
	switch (type) {
		case "dropdown":
			return [
				{
					type,
					label: labelOf(item, context) ?? "",
					items: listOf(item.items)
						.filter(isRecord)
						.flatMap((one) => convertMenuItem(one, context)),
					...positionOf(item),
				},
			];
		case "docsVersionDropdown":
		case "localeDropdown": {
			const extra = otherKeys(item, ["type", "position", "className", "docsPluginId"]);
			if (extra.length > 0) notes.add("settings of menus in the navbar", `${type}: ${extra.join(", ")}`);
			return [{ type, ...docsSetOf(item), ...positionOf(item) }];
		}
		case "search":
			return [{ type, ...positionOf(item) }];
		default:
			return convertMenuItem(item, context);
	}
}

/** An item that may also be in a menu. */
function convertMenuItem(item: UntypedRecord, context: NavbarContext): readonly NavbarDropdownItemOptions[] {
	const label = labelOf(item, context);
	const type = typeOf(item);
	const common = { ...(label && { label }), ...classOf(item), ...positionOf(item) };
	const leaveOut = (advice?: string): readonly [] => {
		context.project.notes.add("navbar items", textOf(item.label) ?? type, advice);
		return [];
	};
	switch (type) {
		case "link": {
			const link = convertLink(item, context);
			return link ? [link] : leaveOut("left out: they have no label");
		}
		case "doc":
			if (!context.documents.has(textOf(item.docId) ?? "")) return leaveOut("left out: there is no such document");
			return [{ type, docId: textOf(item.docId) ?? "", ...docsSetOf(item), ...common }];
		case "docSidebar":
			if (!context.sidebars.has(textOf(item.sidebarId) ?? "")) return leaveOut("left out: their sidebar is empty");
			return [{ type, sidebarId: textOf(item.sidebarId) ?? "", ...docsSetOf(item), ...common }];
		case "html": {
			const written = textOf(item.value) ?? "";
			const value = withoutScripts(written);
			if (value !== written) context.project.notes.add("scripts in texts", shortened(written));
			if (value === "") return [];
			return [{ type, value, ...classOf(item), ...positionOf(item) }];
		}
		default:
			return leaveOut();
	}
}

/** The set of documents that an item belongs to, unless it is the main one. */
const docsSetOf = ({ docsPluginId }: UntypedRecord) =>
	typeof docsPluginId === "string" && docsPluginId !== "default" ? { docsPluginId } : {};

function typeOf(item: UntypedRecord): string {
	const type = textOf(item.type);
	if (type === undefined || type === "default") return Array.isArray(item.items) ? "dropdown" : "link";
	return type;
}

function labelOf(item: UntypedRecord, { translate }: NavbarContext) {
	const label = textOf(item.label) ?? textOf(item["aria-label"]);
	return label && translate(label, `item.label.${label}`);
}

const classOf = ({ className }: UntypedRecord) => (typeof className === "string" ? { className } : {});

const LINK_KEYS = splitWords(
	"type label aria-label to href className position activeBasePath target rel docId docsPluginId",
	"sidebarId",
);

function convertLink(item: UntypedRecord, context: NavbarContext): NavbarLinkOptions | undefined {
	const { project } = context;
	const label = labelOf(item, context);
	const target = textOf(item.to) ?? textOf(item.href);
	if (!label || !target) return undefined;
	const ignored = otherKeys(item, LINK_KEYS);
	if (ignored.length > 0)
		project.notes.add("attributes of links in the navbar", `${textOf(item.label)}: ${ignored.join(", ")}`);
	const to = toSitePath(target, project);
	const activeBasePath = textOf(item.activeBasePath);
	return {
		label,
		...(typeof item.to === "string" ? { to } : { href: to }),
		...(activeBasePath && { activeBasePath: toSitePath(activeBasePath, project) }),
		...classOf(item),
		...positionOf(item),
	};
}

/** The logo of the navbar or of the footer. */
export function migrateLogo(logo: UntypedRecord, project: DocusaurusProject, translate: Translate): LogoOptions {
	const [src = "", alt, href, srcDark] = [logo.src, logo.alt, logo.href, logo.srcDark].map(textOf);
	return {
		src: toSitePath(src, project),
		...definedFields({
			alt: alt ? translate(alt, "logo.alt") : undefined,
			srcDark: srcDark && toSitePath(srcDark, project),
			href: href && toSitePath(href, project),
		}),
		...numberFields(logo, "width", "height"),
	};
}
