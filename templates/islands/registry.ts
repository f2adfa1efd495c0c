/**
 * The theme's islands, each a chunk of its own. Markdown and templates refer to them by these names, which match the
 * file names.
 */
import type { IslandRegistry } from "../../src/browser/islands/load-island.ts";

export const registry: IslandRegistry = { Mermaid: () => import("./Mermaid.tsx") };
