/** Reads translations of texts in the configuration: JSON files of messages by key. */
import path from "node:path";
import type { LocalizedText } from "../../../config/values.ts";
import { recordOf, textOf, type UntypedRecord, withTranslations } from "../untyped.ts";
import { type DocusaurusProject, type ProjectLocale, readJson } from "./project.ts";

/** Returns the text in all locales that translate it, or the text alone. */
export type Translate = (text: string, ...keys: string[]) => LocalizedText;

/** @param fileOf the file of a locale, relative to the folder of its translations */
export function createTranslator({ folder, locales }: DocusaurusProject, file: string): Translate {
	const [defaultLocale] = locales;
	const messages = locales.map((locale) => ({
		name: locale.name,
		messages: recordOf(readJson(folder, path.join(locale.folder, file))),
	}));
	return (text, ...keys) => {
		const messageIn = (messages: UntypedRecord) =>
			keys.map((key) => textOf(recordOf(messages[key]).message)).find(Boolean);
		return withTranslations(
			text,
			defaultLocale.name,
			messages.map(({ name, messages }) => [name, messageIn(messages)]),
		);
	};
}

/** The messages of a file in one locale. */
export const messagesOf = (
	project: Pick<DocusaurusProject, "folder">,
	locale: ProjectLocale,
	file: string,
): Readonly<Record<string, string>> =>
	Object.fromEntries(
		Object.entries(recordOf(readJson(project.folder, path.join(locale.folder, file)))).flatMap(([key, entry]) => {
			const message = textOf(recordOf(entry).message);
			return message ? [[key, message]] : [];
		}),
	);
