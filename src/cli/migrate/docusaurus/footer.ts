/** The footer and the announcement bar of Docusaurus's theme. */
import type { AnnouncementBarOptions } from "../../../config/keys/announcement-bar.ts";
import type {
	FooterLinkOptions,
	FooterOptions,
} from "../../../config/keys/footer.ts";
import { definedFields } from "../../../config/values.ts";
import { markdownOfHtml } from "../markdown-of-html.ts";
import {
	booleanOf,
	isRecord,
	listOf,
	recordOf,
	textOf,
	type UntypedRecord,
} from "../untyped.ts";
import type { DocusaurusProject } from "./project.ts";
import { sitePathOf } from "./site-path.ts";
import { createTranslator, type Translate } from "./translator.ts";

export function migrateFooter(
	project: DocusaurusProject,
): FooterOptions | undefined {
	if (!isRecord(project.themeConfig.footer)) return undefined;
	const footer = project.themeConfig.footer;
	const translate = createTranslator(
		project,
		"docusaurus-theme-classic/footer.json",
	);
	const lists = listOf(footer.links).filter(isRecord);
	const columns = lists.some((column) => Array.isArray(column.items))
		? lists
		: [{ title: "", items: lists }];
	const copyright = textOf(footer.copyright);
	return {
		...(footer.style === "dark" && { style: footer.style }),
		links: columns.map((column) => {
			const title = textOf(column.title) ?? "";
			return {
				title: translate(title, `link.title.${title}`),
				items: listOf(column.items)
					.filter(isRecord)
					.flatMap((link) => linkOf(link, project, translate)),
			};
		}),
		...(copyright && {
			copyright: translate(markdownOfHtml(copyright), "copyright"),
		}),
	};
}

function linkOf(
	link: UntypedRecord,
	project: DocusaurusProject,
	translate: Translate,
): FooterLinkOptions[] {
	const label = textOf(link.label);
	const target = textOf(link.to) ?? textOf(link.href);
	if (!label || !target) {
		project.notes.add(
			"HTML in the footer",
			(textOf(link.html) ?? label ?? "").replace(/\s+/g, " ").trim().slice(0, 80),
			"left out: replace the Footer part of the theme, or add a link",
		);
		return [];
	}
	const to = sitePathOf(target, project);
	return [
		{
			label: translate(label, `link.item.label.${label}`),
			...(typeof link.to === "string" ? { to } : { href: to }),
		},
	];
}

export function migrateAnnouncementBar({
	themeConfig,
}: DocusaurusProject): AnnouncementBarOptions | undefined {
	const bar = recordOf(themeConfig.announcementBar);
	const content = textOf(bar.content);
	if (!content) return undefined;
	return {
		content: markdownOfHtml(content),
		...definedFields({
			id: textOf(bar.id),
			backgroundColor: textOf(bar.backgroundColor),
			textColor: textOf(bar.textColor),
			isCloseable: booleanOf(bar.isCloseable),
		}),
	};
}
