/** A VitePress project: its configuration and its locales. */
import path from "node:path";
import { findModule } from "../evaluate-module.ts";

/** The configuration is a file, or a folder with an index. */
export const findVitePressConfig = (folder: string): string | undefined =>
	findModule(path.join(folder, ".vitepress"), "config") ??
	findModule(path.join(folder, ".vitepress/config"), "index");
