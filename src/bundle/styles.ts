/** Compiles the style sheet of a site alone, which takes a fraction of the time that its scripts take. */

import type { SiteConfig } from "../model/config.ts";
import { toOutputPath } from "../model/route.ts";
import type { Bundle, Output } from "../model/site.ts";
import { additionsCode } from "./browser-additions.ts";
import { compileEntries } from "./browser-entries.ts";
import { DEFAULT_TEMPLATES } from "./compile.ts";
import { readTheme, UNCHANGED_THEME } from "./read-theme.ts";

/** A style sheet of a bundle that has changed: the path that pages have, and the new file. */
export interface ChangedStyle {
	readonly from: string;
	readonly output: Output;
}

/**
 * Returns the changed style sheet of a bundle; `undefined` if it has not changed.
 *
 * @throws esbuild's `BuildFailure`
 */
export async function compileChangedStyle(
	config: SiteConfig,
	bundle: Bundle,
): Promise<ChangedStyle | undefined> {
	const [href = ""] = bundle.assets.styles;
	const from = href.slice(config.baseUrl.length);
	const { additions } =
		config.templates === DEFAULT_TEMPLATES
			? UNCHANGED_THEME
			: await readTheme(bundle.templates, config.root);
	const code = additionsCode(config.entries, additions, config.root);
	const { files, styles } = await compileEntries(
		config.entries,
		config.root,
		code,
		{ stylesOnly: true },
	);
	const compiled = files.find(({ name }) => name === styles[0]);
	const current = bundle.files.find(({ path }) => path === from);
	if (!compiled || !current || !("contents" in current)) return undefined;
	if (textOf(current.contents) === textOf(compiled.contents)) return undefined;
	const { name, contents } = compiled;
	return { from, output: { path: toOutputPath(name), contents } };
}

const textOf = (contents: string | Uint8Array): string =>
	Buffer.from(contents).toString();
