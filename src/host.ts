/** What a build does to the world. Tests bring a disk of their own. */
import { bundle } from "./bundle.ts";
import { emit } from "./emit.ts";
import { load } from "./load/index.ts";
import type { SiteConfig } from "./model/config.ts";
import type { Bundle, Output } from "./model/site.ts";
import type { Sources } from "./model/source.ts";

export interface Host {
	read(): Promise<Sources>;
	bundle(): Promise<Bundle>;
	write(outputs: readonly Output[]): Promise<void>;
}

/** The real disk. */
export const nodeHost = (config: SiteConfig): Host => ({
	read: () => load(config),
	bundle: () => bundle(config),
	write: (outputs) => emit(config.outDir, config.root, outputs),
});
