/** Scripts, style sheets and other elements of the head. */
import type { HeadAttributes, HeadTagOptions } from "../../../config/keys/head.ts";
import { migrateAttributes, migrateHeadTag } from "../head-tags.ts";
import { isRecord, listOf, textOf } from "../untyped.ts";
import { type DocusaurusProject, toSitePath } from "./project.ts";

interface HeadKeys {
	readonly scripts: readonly (string | HeadAttributes)[];
	readonly stylesheets: readonly (string | HeadAttributes)[];
	readonly head: readonly HeadTagOptions[];
}

export function migrateHead(project: DocusaurusProject): HeadKeys {
	const { config, themeConfig, notes } = project;
	const files = (list: unknown, urlKey: "src" | "href") =>
		listOf(list).flatMap((file): (string | HeadAttributes)[] => {
			if (typeof file === "string") return [toSitePath(file, project)];
			if (!isRecord(file)) return [];
			const url = textOf(file[urlKey]);
			if (!url) return [];
			const attributes = migrateAttributes(file, urlKey === "src" ? "script" : "link", notes);
			return [{ ...attributes, [urlKey]: toSitePath(url, project) }];
		});
	const tags = listOf(config.headTags).filter(isRecord);
	const metadata = listOf(themeConfig.metadata).filter(isRecord);
	return {
		scripts: files(config.scripts, "src"),
		stylesheets: files(config.stylesheets, "href"),
		head: [
			...tags.map(({ tagName, attributes, innerHTML }) => ({ name: tagName, attributes, text: innerHTML })),
			...metadata.map((attributes) => ({ name: "meta", attributes })),
		].flatMap((tag) => migrateHeadTag(tag, notes) ?? []),
	};
}
