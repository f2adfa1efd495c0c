/** Writes a part of a site: what a shard adds to the site, and what the end of the build needs to know. */

import type { Output, WrittenFile } from "../../model/site/site.ts";
import { type OutputPath, toOutputPath } from "../../model/urls/route.ts";
import { checkName } from "./output-name.ts";
import {
	dataFileOfPart,
	encodeDescription,
	FILE_LIST,
	PART_FILE,
	PART_FORMAT,
	type PartDescription,
	partFileEntryOf,
	siteFileOf,
} from "./part-folder.ts";
import { filesOf, type OutputWriter } from "./writer.ts";

/** Adds files of the site. */
export interface PartWriter extends OutputWriter {
	/** Adds a file for the end of the build, as JSON. */
	addData(name: string, value: unknown): Promise<void>;
	/** Adds the description. To be called last, before `publish`. */
	describe(description: Omit<PartDescription, "format" | "data">): Promise<void>;
}

/** @param writer of the folder of the part */
export function createPartWriter(writer: OutputWriter): PartWriter {
	const site = new Map<string, WrittenFile>();
	const hashes: Record<string, string> = {};
	const record = (files: readonly WrittenFile[]) => {
		for (const file of files) site.set(file.path, file);
		return files;
	};
	const addData = async (name: string, value: unknown) => {
		const [file] = await writer.add([{ path: toOutputPath(dataFileOfPart(name)), contents: JSON.stringify(value) }]);
		hashes[name] = file?.hash ?? "";
	};
	return {
		async add(outputs: readonly Output[]) {
			for (const { path } of outputs) checkName(path);
			const written = await writer.add(outputs.map(inSiteFolder));
			return record(written.map((file, i) => ({ ...file, path: outputs[i]?.path as OutputPath })));
		},
		isCurrent: (file) => writer.isCurrent(inSiteFolder(file)),
		retain(files) {
			writer.retain(files.map(inSiteFolder));
			record(files);
		},
		files: () => filesOf([...site.values()]),
		publish: () => writer.publish(),
		discard: () => writer.discard(),
		addData,
		async describe(description) {
			await addData(FILE_LIST, [...site.values()].map(partFileEntryOf));
			const contents = encodeDescription({ format: PART_FORMAT, ...description, data: hashes });
			await writer.add([{ path: toOutputPath(PART_FILE), contents }]);
		},
	};
}

const inSiteFolder = <File extends { readonly path: OutputPath }>(file: File): File => ({
	...file,
	path: toOutputPath(siteFileOf(file.path)),
});
