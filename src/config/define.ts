/** What a `site.config.ts` imports. */
import type { Config } from "./config.ts";
import type { FrontMatterSchemas } from "./keys/front-matter.ts";

export type { FrontMatterOf } from "./keys/front-matter.ts";
export type { Config };

/**
 * Returns the configuration unchanged. Gives it a type, so that editors complete and check the keys. The type keeps the
 * described front matter, for `FrontMatterOf`.
 *
 * @example
 * export default defineConfig({ title: "Handbook", url: "https://handbook.example" });
 */
export const defineConfig = <const Schemas extends FrontMatterSchemas>(
	config: Config & { readonly frontMatter?: Schemas },
): Omit<Config, "frontMatter"> & { readonly frontMatter?: Schemas } => config;
