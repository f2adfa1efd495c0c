/** Labels of folders: Docusaurus translates them in the messages of a version, we in a file of each locale. */
import path from "node:path";
import type { SourcePath } from "../../../model/content/source.ts";
import { readDataFile } from "../../../pipeline/parse/data-files/read-data-file.ts";
import type { NewFiles } from "../../init/write-new-files.ts";
import { readProjectFile } from "../project-paths.ts";
import { listSourceFiles, type SourceProject } from "../source-files.ts";
import { recordOf, textOf, type UntypedRecord } from "../untyped.ts";

interface CategoryFilesRequest {
	/** The folder of the original documents. */
	readonly from: string;
	/** The messages of their version in the locale. */
	readonly messages: Readonly<Record<string, string>>;
	/** The folder of the documents of the locale in the new site. */
	readonly to: string;
}

/** The `_category_.json` files of a locale, for the folders whose label is translated. */
export function localizedCategoryFiles(
	project: SourceProject,
	{ from, to, ...request }: CategoryFilesRequest,
): NewFiles {
	const messages = Object.entries(request.messages);
	if (messages.length === 0) return {};
	const translationOf = (keyEnd: string) => messages.find(([key]) => key.endsWith(keyEnd))?.[1];
	const files = listSourceFiles(project, from).filter((name) => /(?:^|\/)_category_\.(?:json|ya?ml)$/.test(name));
	return Object.fromEntries(
		files.flatMap((file) => {
			const category = readCategory(project.folder, path.join(from, file));
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
						...translatedField("title", translationOf(`.category.${key}.link.generated-index.title`)),
						...translatedField("description", translationOf(`.category.${key}.link.generated-index.description`)),
					},
				}),
			};
			const target = `${to}/${path.posix.dirname(file)}/_category_.json`;
			return [[target, `${JSON.stringify(translated, null, "\t")}\n`]];
		}),
	);
}

const translatedField = (name: string, value: string | undefined) => (value === undefined ? {} : { [name]: value });

/** Without values if it cannot be read: the build of the new site reports the copy of the file. */
const readCategory = (project: string, file: string): UntypedRecord =>
	readDataFile(
		{ path: file as SourcePath, text: readProjectFile(project, file) ?? "" },
		{ code: "bad-category", message: "" },
	).values ?? {};
