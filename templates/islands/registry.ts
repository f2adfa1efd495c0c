/** The theme's islands, each a chunk of its own. Markdown and templates call them by these names: those of the files. */
import type { Registry } from "../../src/client/islands.ts";

export const registry: Registry = {
	Mermaid: () => import("./Mermaid.tsx"),
	SearchBox: () => import("./SearchBox.tsx"),
	SearchResults: () => import("./SearchResults.tsx"),
};
