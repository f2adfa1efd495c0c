/**
 * Tasks that can run on any thread. Each takes plain values, one input and a value shared by all inputs, and returns
 * plain values.
 */
import { getOrInsert } from "../../model/collections.ts";
import type { ParsedDocument } from "../../model/content/document.ts";
import type { MarkdownExtension } from "../../model/content/markdown-extension.ts";
import { type SourceFile, usesTwoslash } from "../../model/content/source.ts";
import type { Twoslasher, TwoslashModule } from "../../model/content/twoslash.ts";
import type { ParsedOutline } from "../../model/site/outline.ts";
import type { ParseContext } from "../../pipeline/parse/environment.ts";
import { parseDocument } from "../../pipeline/parse/index.ts";
import { collectOutline } from "../../pipeline/parse/outline.ts";
import { findDiagramProblems } from "./diagrams.ts";
import { interruptible } from "./interrupt.ts";
import { renderPageBatch } from "./pages.ts";
import {
	buildLocaleSearch,
	countWords,
	type SearchTask,
	type SearchUpdateTask,
	updateLocaleSearch,
	type WordsTask,
} from "./search.ts";

/** What a thread can receive of `ParseContext`: modules in place of the functions that they have. */
interface ParseInput extends Pick<ParseContext, "markdown" | "components" | "frontMatter" | "icons"> {
	/** The URL of the module that has the site's Markdown extension. */
	readonly extensionModule?: string | undefined;
	/** The twoslash that the site has installed, if a page may use it. */
	readonly twoslash?: TwoslashModule | undefined;
}

async function createParseContext({ extensionModule, twoslash, ...context }: ParseInput, files: readonly SourceFile[]) {
	return {
		...context,
		extension: extensionModule ? await loadMarkdownExtension(extensionModule) : undefined,
		twoslasher: twoslash && files.some(usesTwoslash) ? await loadTwoslasher(twoslash) : undefined,
	};
}

const tasks = {
	parse: async (files: readonly SourceFile[], input: ParseInput): Promise<ParsedDocument[]> => {
		const context = await createParseContext(input, files);
		return interruptible(() => files.map((file) => parseDocument(file, context)));
	},
	outline: async (
		files: readonly SourceFile[],
		input: Pick<ParseInput, "markdown" | "components" | "extensionModule">,
	): Promise<ParsedOutline[]> => {
		const context = await createParseContext(input, files);
		return interruptible(() => files.map((file) => collectOutline(file, context)));
	},
	diagrams: findDiagramProblems,
	pages: renderPageBatch,
	words: (task: WordsTask, _: null) => countWords(task),
	search: (task: SearchTask, _: null) => buildLocaleSearch(task),
	searchUpdate: (task: SearchUpdateTask, _: null) => updateLocaleSearch(task),
};

type TaskTable = typeof tasks;
export type TaskName = keyof TaskTable;
export type TaskInput<Name extends TaskName> = Parameters<TaskTable[Name]>[0];
export type TaskSharedInput<Name extends TaskName> = Parameters<TaskTable[Name]>[1];
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<TaskTable[Name]>>;

/** Runs a task on this thread. */
export const runTask = <Name extends TaskName>(
	name: Name,
	input: TaskInput<Name>,
	shared: TaskSharedInput<Name>,
): Promise<TaskResult<Name>> =>
	(tasks[name] as unknown as (input: TaskInput<Name>, shared: TaskSharedInput<Name>) => Promise<TaskResult<Name>>)(
		input,
		shared,
	);

const extensions = new Map<string, Promise<MarkdownExtension>>();

/** Imports the compiled configuration on this thread, and returns its key `markdown.use`. */
const loadMarkdownExtension = (module: string): Promise<MarkdownExtension> =>
	getOrInsert(extensions, module, () => importExtension(module));

async function importExtension(module: string): Promise<MarkdownExtension> {
	const { default: exported } = await import(module);
	const config = typeof exported === "function" ? await exported() : exported;
	return config.markdown.use;
}

const twoslashers = new Map<string, Promise<Twoslasher>>();

/** Imports twoslash on this thread, with one compiler for all examples. */
const loadTwoslasher = (found: TwoslashModule): Promise<Twoslasher> =>
	getOrInsert(twoslashers, `${found.root}\0${found.version}`, () => importTwoslasher(found));

/** What twoslash exports, as a module of either kind. */
interface TwoslashExports {
	readonly createTwoslasher?: (options: { readonly vfsRoot: string }) => Twoslasher;
	readonly twoslasher?: Twoslasher;
	readonly default?: TwoslashExports;
}

async function importTwoslasher({ module, root }: TwoslashModule): Promise<Twoslasher> {
	const exported: TwoslashExports = await import(module);
	const { createTwoslasher, twoslasher } =
		exported.createTwoslasher || exported.twoslasher ? exported : (exported.default ?? {});
	const found = createTwoslasher?.({ vfsRoot: root }) ?? twoslasher;
	if (!found) throw new Error(`${module} exports no twoslasher`);
	return found;
}
