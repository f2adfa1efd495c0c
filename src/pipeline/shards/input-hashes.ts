/** Tells whether two machines build the same site: hashes of all that a build reads, the same in any folder. */
import type { SiteConfig } from "../../model/config.ts";
import type { Sources } from "../../model/content/source.ts";
import type { Bundle } from "../../model/site/site.ts";
import { keyOfValue } from "../stages/keys.ts";

export interface InputHashes {
	/** The configuration and the options of the command. */
	readonly configuration: string;
	/** The files in the content and public folders, by name; files that are copied, not by what they hold. */
	readonly content: string;
	/** Templates, components, styles and scripts. */
	readonly theme: string;
}

export const inputHashesOf = (
	config: SiteConfig,
	sources: Sources,
	{ assets, components, problems }: Pick<Bundle, "assets" | "components" | "problems">,
): InputHashes => ({
	configuration: keyOfValue([portablePartsOf(config), sources.config?.text]),
	content: keyOfValue([
		sources.files.map(({ text, includes, ...file }) => file),
		sources.data,
		sources.components,
		sources.assets,
		sources.headersFile,
		sources.problems,
	]),
	theme: keyOfValue([assets, components, problems]),
});

/** Without paths of the machine, and without the hash of compiled code, which has such paths. */
const portablePartsOf = ({
	markdown: { extension, ...markdown },
	root,
	outDir,
	cacheDir,
	contentDir,
	publicDir,
	theme: { templates, entries, css, components, ...theme },
	extensionModule,
	...portable
}: SiteConfig) => ({ ...portable, markdown, theme });
