/** Writes the files for language models, except those that are still there. */
import type { Cache } from "../../engine/cache/cache.ts";
import type { OutputWriter } from "../../engine/host.ts";
import type { Output, ResolvedSite, WrittenFile } from "../../model/site/site.ts";
import { type Route, toOutputPath } from "../../model/urls/route.ts";
import type { Templates } from "../../react.ts";
import { collectLlmsInputs, type LlmsInput, renderLlms, type WriteComponentTexts } from "../derive/llms.ts";
import type { PageOnRequest } from "../emit/writer.ts";
import { writeComponentTexts } from "../render/components.ts";
import { keyOfLlms } from "./keys.ts";

type Components = NonNullable<Templates["components"]>;

/** The lengths of the pages' sections in the files with all texts, in bytes. */
export type SectionLengths = ReadonlyMap<Route, number>;

interface WrittenLlms {
	readonly file: WrittenFile;
	readonly sections?: readonly number[];
}

/** @param claim leaves out the files that cannot be written */
export function createLlmsWriter(cache: Cache) {
	const memo = cache.memo<LlmsInput, WrittenLlms>({ name: "llms", nameOf: ({ route }) => route, keyOf: keyOfLlms });
	return async (
		site: ResolvedSite,
		{ components = {} }: Templates,
		writer: OutputWriter,
		claim: <File extends Pick<Output, "path">>(files: readonly File[]) => readonly File[],
	): Promise<SectionLengths> => {
		const inputs = collectLlmsInputs(site).map((input) => ({ input, path: toOutputPath(input.route) }));
		const writeTexts = createTextWriter(site, components);
		const claimed = claim(inputs).map(({ input }) => input);
		const onRequest = writer.preview ? claimed.filter(({ kind }) => kind === "full") : [];
		writer.preview?.addOnRequest(onRequest.map(({ route }) => fullTextOnRequest(route, site, { components })));
		const made = claimed.filter((input) => !onRequest.includes(input));
		const written = await memo.map(
			made,
			async (missing) => {
				const files: WrittenLlms[] = [];
				// One after the other, because the texts of a locale take much memory.
				for (const input of missing) {
					const { output, ...sections } = renderLlms(input, writeTexts);
					for (const file of await writer.add([output])) files.push({ file, ...sections });
				}
				return files;
			},
			({ file }) => writer.isCurrent(file),
		);
		writer.retain(written.map(({ file }) => file));
		return new Map(
			made.flatMap((input, i) =>
				input.kind === "full"
					? input.pages.map(({ route }, page): [Route, number] => [route, written[i]?.sections?.[page] ?? 0])
					: [],
			),
		);
	};
}

/** Renders the file with all texts of a locale for a preview. */
export const fullTextOnRequest = (
	route: Route,
	site: ResolvedSite,
	{ components = {} }: Pick<Templates, "components">,
): PageOnRequest => ({
	route,
	paths: [toOutputPath(route)],
	async render() {
		const input = collectLlmsInputs(site).find((one) => one.route === route);
		return { files: input ? [renderLlms(input, createTextWriter(site, components)).output] : [], failures: [] };
	},
});

function createTextWriter(site: ResolvedSite, components: Components): WriteComponentTexts {
	const pages = new Map(site.pages.map((page) => [page.route, page]));
	return (text, route) => {
		const page = pages.get(route);
		const chrome = page && site.chromes[page.locale];
		return chrome ? writeComponentTexts(text, { page, chrome }, components) : text;
	};
}
