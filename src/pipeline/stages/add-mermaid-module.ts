import { hash } from "node:crypto";
import type { MermaidModule } from "../../engine/bundle/mermaid-module.ts";
import type { SiteConfig } from "../../model/config.ts";
import type { Bundle } from "../../model/site/site.ts";
import { hrefOf } from "../../model/urls/route.ts";

/** Adds Mermaid to the files of the island that draws diagrams with it. */
export function addMermaidModule(bundle: Bundle, mermaid: MermaidModule | undefined, { baseUrl }: SiteConfig): Bundle {
	if (!mermaid) return bundle;
	const { assets, files, islandFiles = {} } = bundle;
	const { script } = mermaid;
	return {
		...bundle,
		files: [...files, ...mermaid.files],
		islandFiles: {
			...islandFiles,
			Mermaid: [...(islandFiles.Mermaid ?? []), ...mermaid.files.map(({ path }) => path)],
		},
		assets: {
			...assets,
			// A page that was loaded before does not know the script.
			buildId: hash("sha256", assets.buildId + script).slice(0, 10),
			mermaid: hrefOf(`/${script}`, baseUrl),
		},
	};
}
