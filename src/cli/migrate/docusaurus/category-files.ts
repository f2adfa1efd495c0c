/** Labels of folders: Docusaurus translates them in the messages of a version, we in a file of each locale. */
import { readFileSync } from "node:fs";
import path from "node:path";
import glob from "fast-glob";
import matter from "gray-matter";
import type { NewFiles } from "../../init/write-new-files.ts";
import { recordOf, textOf } from "../untyped.ts";
import type { ProjectLocale } from "./project.ts";
import { messagesOf } from "./translator.ts";

/**
 * The `_category_.json` files of a locale, for the folders whose label is translated.
 *
 * @param from the folder of the original documents
 * @param messagesFile the messages of their version, relative to the folder of the locale
 * @param to the folder of the documents of the locale in the new site
 */
export function localizedCategoryFiles(
	from: string,
	locale: ProjectLocale,
	messagesFile: string,
	to: string,
): NewFiles {
	const messages = Object.entries(messagesOf(locale, messagesFile));
	if (messages.length === 0) return {};
	const translationOf = (keyEnd: string) =>
		messages.find(([key]) => key.endsWith(keyEnd))?.[1];
	const files = glob.sync("**/_category_.{json,yml,yaml}", { cwd: from });
	return Object.fromEntries(
		files.flatMap((file) => {
			const category = readYaml(path.join(from, file));
			const key = textOf(category.key) ?? textOf(category.label);
			const label = key && translationOf(`.category.${key}`);
			if (!label) return [];
			const link = recordOf(category.link);
			const translated = {
				...category,
				label,
				...(link.type === "generated-index" && {
					link: {
						...link,
						...translatedField(
							"title",
							translationOf(`.category.${key}.link.generated-index.title`),
						),
						...translatedField(
							"description",
							translationOf(
								`.category.${key}.link.generated-index.description`,
							),
						),
					},
				}),
			};
			const target = `${to}/${path.posix.dirname(file)}/_category_.json`;
			return [[target, `${JSON.stringify(translated, null, "\t")}\n`]];
		}),
	);
}

const translatedField = (name: string, value: string | undefined) =>
	value === undefined ? {} : { [name]: value };

/** JSON is YAML, too. */
const readYaml = (file: string) =>
	recordOf(matter(`---\n${readFileSync(file, "utf8")}\n---\n`).data);
