import type { configSchema } from "./schema.ts";
import type { Input } from "./values.ts";

// The declarations of the package have it written out, see `docs/generate/config-declaration.ts`: the language server of
// TypeScript 7.0 shows no documentation for properties of mapped types, which is what valibot infers,
// https://github.com/microsoft/typescript-go/issues/4677.
/** The configuration of a site, as its author writes it in `site.config.ts`. Names follow Docusaurus where it has the same key. */
export interface Config extends Input<typeof configSchema> {}
