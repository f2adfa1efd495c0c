/** Components of a project, which its Markdown uses. Each gets a stub that shows the text between its tags. */
import { readFileSync } from "node:fs";
import { PACKAGE_NAME } from "../../model/package-name.ts";
import { isThemeComponent } from "../../pipeline/parse/components/component-names.ts";
import { maskCode } from "../../pipeline/parse/components/syntax/mask-code.ts";
import { findModuleStatements } from "../../pipeline/parse/components/syntax/module-statements.ts";
import type { NewFiles } from "../init/write-new-files.ts";

/** Not after a letter, where it is a type: `Promise<Page>`. */
const OPENING_TAG = /(?<![\w`])<([A-Z][A-Za-z\d]*)(?=[\s/>])/g;

/** The components that Markdown files use and the theme does not have, sorted by name. */
export function unknownComponents(files: NewFiles): readonly string[] {
	const names = Object.entries(files).flatMap(([name, contents]) => {
		if (!/\.mdx?$/.test(name)) return [];
		return componentsIn(typeof contents === "string" ? contents : readFileSync(contents.copyOf, "utf8"));
	});
	return [...new Set(names)].sort();
}

function componentsIn(text: string): readonly string[] {
	if (!/<[A-Z]/.test(text)) return [];
	const masked = maskCode(text);
	const partials = new Set(
		findModuleStatements(text)
			.filter(({ from = "" }) => /\.mdx?$/.test(from))
			.flatMap(({ names }) => names),
	);
	return [...masked.matchAll(OPENING_TAG)]
		.map(([, name]) => String(name))
		.filter((name) => !isThemeComponent(name) && !partials.has(name) && isUsed(name, masked));
}

/** A tag that is never closed is text: `<Enter>`. */
const isUsed = (name: string, text: string): boolean =>
	text.includes(`</${name}>`) || new RegExp(`<${name}\\b[^<]*/>`).test(text);

/** The theme of a site that has stubs for components. */
export const stubTheme = (names: readonly string[]): string => `import { createTheme } from "${PACKAGE_NAME}/templates";
import type { ReactNode } from "react";

/** Stands in for a component that is not written yet: it shows the text between its tags. */
const Stub = ({ children }: { readonly children?: ReactNode }) => (
	<>{children}</>
);

/** The components that Markdown uses. Write each, and put it in place of its stub. */
export default createTheme({
	components: {
${names.map((name) => `\t\t${name}: Stub,`).join("\n")}
	},
});
`;
