import { getOrInsert } from "../../model/collections.ts";
import type { Twoslasher, TwoslashModule } from "../../model/content/twoslash.ts";

const twoslashers = new Map<string, Promise<Twoslasher>>();

/** Imports twoslash on this thread, with one compiler for all examples. */
export const loadTwoslasher = (found: TwoslashModule): Promise<Twoslasher> =>
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
