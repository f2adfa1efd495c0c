import type { Registry } from "ssg/client";
import { registry as theme } from "../../../../templates/islands/registry.ts";

export const registry: Registry = {
	...theme,
	Chooser: () => import("./islands/Chooser.tsx"),
	Faulty: () => import("./islands/Faulty.tsx"),
	Notebooks: () => import("./islands/Notebooks.tsx"),
	Clock: () => import("./islands/Clock.tsx"),
};
