import type { IslandRegistry } from "ssg/client";
import { registry as theme } from "../../../../templates/islands/registry.ts";

export const registry: IslandRegistry = {
	...theme,
	Chooser: () => import("./islands/Chooser.tsx"),
	Faulty: () => import("./islands/Faulty.tsx"),
	Notebooks: () => import("./islands/Notebooks.tsx"),
	Clock: () => import("./islands/Clock.tsx"),
};
