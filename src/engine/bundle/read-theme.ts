/** Reads a site's own templates, once they are compiled. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { locateConfigKey } from "../../config/key-location.ts";
import type { SiteConfig } from "../../model/config.ts";
import type { Problem } from "../../model/problems/problem.ts";
import type { ThemeProblem } from "../../model/site/theme-problem.ts";
import type { Templates } from "../../react.ts";
import { type BrowserAdditions, collectBrowserAdditions, type TemplateImports } from "./browser-additions.ts";
import { loadModule } from "./load-module.ts";

export interface SiteTheme {
	/** What the templates add to the browser half. */
	readonly additions: BrowserAdditions;
	/** The problems in them. */
	readonly problems: readonly Problem[];
}

/** The theme of a site that has no templates of its own. */
export const UNCHANGED_THEME: SiteTheme = {
	additions: { styles: [], islands: {}, unresolvedIslands: [] },
	problems: [],
};

interface ThemeModule {
	readonly default: Templates;
	readonly templateImports: TemplateImports;
	/** The problems in the module of the key `components`. */
	readonly componentProblems?: readonly ThemeProblem[];
}

export async function readTheme(module: string, config: SiteConfig): Promise<SiteTheme> {
	const { root } = config;
	const { default: theme, templateImports, componentProblems = [] } = await loadModule<ThemeModule>(module, config);
	const { islands = {}, problems = [] } = theme;
	const additions = collectBrowserAdditions(templateImports, Object.keys(islands));
	const unresolved = additions.unresolvedIslands.map((name) => ({
		key: ["islands", name],
		message: `island "${name}" is not in one file of its name`,
		hint: `import the default export of a file named ${name}.tsx`,
	}));
	const { entries } = templateImports;
	return {
		additions,
		problems: [
			...locateProblems([...problems, ...unresolved], entries[0], root),
			...locateProblems(componentProblems, entries.at(-1), root),
		],
	};
}

/** `file` is the module that the problems are in, relative to the root. */
function locateProblems(problems: readonly ThemeProblem[], file: string | undefined, root: string): Problem[] {
	if (problems.length === 0 || file === undefined) return [];
	const text = readFileSync(path.resolve(root, file), "utf8");
	const source = { path: file, text };
	return problems.map(({ key, message, hint }) => ({
		severity: "error",
		code: "theme",
		message,
		hint,
		at: locateConfigKey(key, source),
	}));
}
