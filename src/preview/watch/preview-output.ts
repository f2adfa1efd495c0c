/** What a preview has of a build: its files in memory, and pages that are rendered when they are requested. */
import type { Output, WrittenFile } from "../../model/site/site.ts";
import type { OutputPath, Route } from "../../model/urls/route.ts";
import { writtenFileOf } from "../../pipeline/emit/memory-output.ts";
import { filesOf, type OutputWriter, type PageOnRequest, type RequestedPage } from "../../pipeline/emit/writer.ts";

/** A file that can be served. */
export type PreviewFile = (Output | FileOfPage) & {
	/** Changes with the contents; empty for a page that this build has not rendered yet. */
	readonly version: string;
};

interface FileOfPage extends Pick<PageOnRequest, "route" | "contentKey"> {
	readonly path: OutputPath;
	readonly render: () => Promise<RequestedPage>;
}

/** The files of edits, which no build has written. */
export const previewFilesOf = (
	outputs: readonly Output[],
	onRequest: readonly PageOnRequest[] = [],
): readonly PreviewFile[] => [
	...outputs.map((output) => ({ ...output, version: writtenFileOf(output).hash })),
	...onRequest.flatMap(({ paths, ...page }) => paths.map((path) => ({ path, ...page, version: "" }))),
];

/** Receives the files of builds. */
export interface PreviewSink {
	/** Receives files before a build is over. Those that it received before stay. */
	readonly add: (files: readonly PreviewFile[]) => Promise<void>;
	/** Receives all files, whether the build went well or not. */
	readonly replaceAll: (files: readonly PreviewFile[]) => void;
	/** Whether a reader has just requested a page. */
	readonly isAwaited: (route: Route) => boolean;
	/** Whether a source has changed since the build started. */
	readonly isOutdated: () => boolean;
}

/** Returns a function that opens a writer for the next build. */
export function createPreviewOutput(sink: PreviewSink): () => OutputWriter {
	let previous: ReadonlyMap<string, PreviewFile> = new Map();
	return () => {
		const filesOfPages = new Map<string, FileOfPage>();
		const written = new Map<string, WrittenFile>();
		const files = new Map<string, PreviewFile>();
		const pageFile = (file: FileOfPage): PreviewFile => ({
			...file,
			version: written.get(file.path)?.hash ?? "",
		});
		const addOnRequest = (pages: readonly PageOnRequest[]) => {
			for (const { paths, ...page } of pages) for (const path of paths) filesOfPages.set(path, { path, ...page });
		};
		const pageFiles = (): readonly PreviewFile[] => [...filesOfPages.values()].map(pageFile);
		return {
			async add(outputs) {
				return outputs.map((output) => {
					const file = writtenFileOf(output);
					written.set(output.path, file);
					if (!filesOfPages.has(output.path)) files.set(output.path, { ...output, version: file.hash });
					return file;
				});
			},
			isCurrent: ({ path, hash }) => previous.get(path)?.version === hash,
			retain(kept) {
				for (const file of kept) {
					if (written.has(file.path)) continue;
					written.set(file.path, file);
					const before = previous.get(file.path);
					if (before && !filesOfPages.has(file.path)) files.set(file.path, before);
				}
			},
			files: () => filesOf([...written.values()]),
			preview: {
				async serve(pages, outputs) {
					addOnRequest(pages);
					await sink.add([...pageFiles(), ...previewFilesOf(outputs)]);
				},
				addOnRequest,
				announce: async () => sink.add(pageFiles()),
				isAwaited: sink.isAwaited,
				isOutdated: sink.isOutdated,
			},
			async publish() {
				previous = new Map([...pageFiles(), ...files.values()].map((file) => [file.path, file]));
				sink.replaceAll([...previous.values()]);
			},
			discard: async () => {},
		};
	};
}
