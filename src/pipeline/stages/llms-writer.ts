/** Writes the files for language models, except those that are still there. */
import type { Cache } from "../../engine/cache/cache.ts";
import type { OutputWriter } from "../../engine/host.ts";
import type { Output, ResolvedSite, WrittenFile } from "../../model/site/site.ts";
import { toOutputPath } from "../../model/urls/route.ts";
import type { Templates } from "../../react.ts";
import { collectLlmsInputs, type LlmsInput, renderLlms, type WriteComponentTexts } from "../derive/llms.ts";
import { writeComponentTexts } from "../render/components.ts";
import { keyOfLlms } from "./keys.ts";

/** @param claim leaves out the files that cannot be written */
export function createLlmsWriter(cache: Cache) {
	const memo = cache.memo<LlmsInput, WrittenFile>({ name: "llms", nameOf: ({ route }) => route, keyOf: keyOfLlms });
	return async (
		site: ResolvedSite,
		{ components = {} }: Templates,
		writer: OutputWriter,
		claim: <File extends Pick<Output, "path">>(files: readonly File[]) => readonly File[],
	): Promise<void> => {
		const inputs = collectLlmsInputs(site).map((input) => ({ input, path: toOutputPath(input.route) }));
		const pages = new Map(site.pages.map((page) => [page.route, page]));
		const writeTexts: WriteComponentTexts = (text, route) => {
			const page = pages.get(route);
			const chrome = page && site.chromes[page.locale];
			return chrome ? writeComponentTexts(text, { page, chrome }, components) : text;
		};
		const written = await memo.map(
			claim(inputs).map(({ input }) => input),
			async (missing) => {
				const files: WrittenFile[] = [];
				// One after the other, because the texts of a locale take much memory.
				for (const input of missing) files.push(...(await writer.add([renderLlms(input, writeTexts)])));
				return files;
			},
			(file) => writer.isCurrent(file),
		);
		writer.retain(written);
	};
}
