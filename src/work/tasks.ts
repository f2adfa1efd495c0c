/** What may be done on any thread: from plain values to plain values, of one input and of what all inputs share. */
import type { MarkdownConfig } from "../model/config.ts";
import type { Document } from "../model/document.ts";
import type { SourceFile } from "../model/source.ts";
import { parse } from "../parse/index.ts";
import { madePages } from "./pages.ts";
import { type AskedSearch, madeSearch } from "./search.ts";

const tasks = {
	parse: async (
		files: readonly SourceFile[],
		markdown: MarkdownConfig,
	): Promise<Document[]> => files.map((file) => parse(file, markdown)),
	pages: madePages,
	search: (asked: AskedSearch, _: null) => madeSearch(asked),
};

type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
export type Input<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type Shared<Name extends TaskName> = Parameters<Tasks[Name]>[1];
export type Result<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;

/** Runs a task here. */
export const runTask = <Name extends TaskName>(
	name: Name,
	input: Input<Name>,
	shared: Shared<Name>,
): Promise<Result<Name>> =>
	(
		tasks[name] as unknown as (
			input: Input<Name>,
			shared: Shared<Name>,
		) => Promise<Result<Name>>
	)(input, shared);
