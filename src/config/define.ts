/** What a `site.config.ts` imports. */
import type { Config } from "./schema.ts";

export type { Config };

/**
 * Returns the configuration unchanged. Gives it a type, so that editors complete and check the keys.
 *
 * @example
 * export default defineConfig({ title: "Handbook", url: "https://handbook.example" });
 */
export const defineConfig = (config: Config): Config => config;
