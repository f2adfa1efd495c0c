/** The footer and the announcement bar of Docusaurus's theme. */
import type { AnnouncementBarOptions, FooterItemOptions, FooterOptions } from "../../../config/keys/footer.ts";
import { markdownOfHtml, textOfHtml, withoutScripts } from "../markdown-of-html.ts";
import { shortened } from "../project-paths.ts";
import { withoutDrawings } from "../rewrite-markdown.ts";
import { booleanFields, isRecord, listOf, recordOf, textFields, textOf, type UntypedRecord } from "../untyped.ts";
import { migrateLogo } from "./navbar.ts";
import { type DocusaurusProject, toSitePath } from "./project.ts";
import { createTranslator, type Translate } from "./translator.ts";

export function migrateFooter(project: DocusaurusProject): FooterOptions | undefined {
	if (!isRecord(project.themeConfig.footer)) return undefined;
	const footer = project.themeConfig.footer;
	const translate = createTranslator(project, "docusaurus-theme-classic/footer.json");
	const links = listOf(footer.links).filter(isRecord);
	const hasColumns = links.some(({ items }) => Array.isArray(items));
	const itemsOf = (items: readonly UntypedRecord[]) => items.flatMap((item) => convertItem(item, project, translate));
	const copyright = textOf(footer.copyright);
	return {
		...(footer.style === "dark" && { style: footer.style }),
		...(isRecord(footer.logo) && { logo: migrateLogo(footer.logo, project, translate) }),
		links: hasColumns
			? links.map((column) => {
					const title = textOf(column.title);
					return {
						...(title && { title: translate(title, `link.title.${title}`) }),
						items: itemsOf(listOf(column.items).filter(isRecord)),
					};
				})
			: itemsOf(links),
		...(copyright && { copyright: translate(textOfHtml(copyright), "copyright") }),
	};
}

function convertItem(item: UntypedRecord, project: DocusaurusProject, translate: Translate): FooterItemOptions[] {
	const html = textOf(item.html);
	if (html) {
		const shown = withoutScripts(html);
		if (shown !== html) project.notes.add("scripts in texts", shortened(html));
		return shown === "" ? [] : [{ html: withoutDrawings(shown) }];
	}
	const label = textOf(item.label);
	const target = textOf(item.to) ?? textOf(item.href);
	if (!label || !target) return [];
	const to = toSitePath(target, project);
	return [
		{ label: translate(label, `link.item.label.${label}`), ...(typeof item.to === "string" ? { to } : { href: to }) },
	];
}

export function migrateAnnouncementBar({ themeConfig }: DocusaurusProject): AnnouncementBarOptions | undefined {
	const bar = recordOf(themeConfig.announcementBar);
	const content = textOf(bar.content);
	if (!content) return undefined;
	return {
		content: markdownOfHtml(content),
		...textFields(bar, "id", "backgroundColor", "textColor"),
		...booleanFields(bar, "isCloseable"),
	};
}
