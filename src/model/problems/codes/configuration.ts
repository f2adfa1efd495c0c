import type { ProblemSubject } from "./description.ts";

export const CONFIGURATION_PROBLEMS: ProblemSubject = {
	name: "configuration",
	title: "Configuration and theme",
	problems: [
		{
			code: "base-path",
			severity: "error",
			summary: "The base path given with `--base` is not a path.",
			cause:
				"The option `--base` takes the place of `baseUrl`. It must be a path such as `/docs/`, without protocol, host, query and fragment.",
			cure: "Write only the path. The protocol and the host belong to the key `url`.",
		},
		{
			code: "compile",
			severity: "error",
			summary: "A module of the site cannot be compiled.",
			cause:
				"The configuration, a React page, a component or the theme has a syntax error, or imports something that cannot be found. The message is that of the compiler, esbuild.",
			cure: "Correct the line that the message names. If a package cannot be resolved, install it in the folder of the site.",
		},
		{
			code: "config",
			severity: "error",
			summary: "The configuration is not an object, or fails when it is run.",
			cause:
				"The module has no default export, its default export is not an object, it throws an exception, or it waits for a promise that never settles.",
			cure: "Export the configuration with `export default defineConfig({ … })`. If it throws, run the file with Node to see the stack trace.",
		},
		{
			code: "config-key",
			severity: "error",
			summary: "The configuration has a key that does not exist.",
			cause:
				"A key is misspelt, is in the wrong object, or comes from another generator. Keys of `strings` must be locales of the site and texts of the theme.",
			cure: "Correct the key. The reference of the configuration lists all of them, and `defineConfig` makes your editor complete them.",
		},
		{
			code: "config-value",
			severity: "error",
			summary: "A key of the configuration has a value that it cannot have.",
			cause:
				"The value has another type, is outside the allowed range, contradicts another key, or contains control characters. A required key that is missing is reported in the same way, and so is a function of `markdown.use` that throws.",
			cure: "Write a value of the type that the message names.",
		},
		{
			code: "failed",
			severity: "error",
			summary: "The build stopped with an exception.",
			cause:
				"The file system refused an operation, or there is a bug. The code appears only in the JSON report and in the live preview; otherwise the message is printed alone.",
			cure: "Run the command with `--verbose` to see the stack trace. If it is a bug, report it with the output of `ssg info`.",
		},
		{
			code: "missing-file",
			severity: "error",
			summary: "A file that the configuration names does not exist.",
			cause: "A path in `css` or `components` leads nowhere.",
			cure: "Write the path relative to the folder of the configuration file.",
		},
		{
			code: "missing-strings",
			severity: "warning",
			summary: "The theme has no texts in the language of a locale, and `strings` has only some of them.",
			cause:
				"The theme does not have this language. Readers see the missing texts, such as labels of buttons, in the language that the message names.",
			cure: "Add the missing texts under `strings.<locale>`. `ssg i18n strings` prints all texts of a locale.",
		},
		{
			code: "no-config",
			severity: "error",
			summary: "There is no configuration file.",
			cause:
				"The folder has no `site.config.ts` (or `.mts`, `.js`, `.mjs`, `.cjs`), or the file given with `--config` does not exist.",
			cure: "Run the command in the folder of the site, or name the folder: `ssg build docs`. `ssg init` creates a site.",
		},
		{
			code: "no-default-export",
			severity: "error",
			summary: "A React page does not export a component.",
			cause: "A `.tsx` or `.jsx` file in the folder of pages becomes a page, and its default export renders it.",
			cure: "Write `export default function Page() { … }`. If the file is not a page, move it, or start its name with `_`.",
		},
		{
			code: "out-dir",
			severity: "error",
			summary: "The output folder cannot be used.",
			cause:
				"It is the folder of the site, contains a folder of sources, or is inside one. A build would overwrite or read its own files.",
			cure: "Choose a folder that contains only the built site, such as `dist`.",
		},
		{
			code: "policy-clash",
			severity: "warning",
			summary: "A `_headers` file of the site has its own content security policy.",
			cause:
				"`public/_headers` sets `Content-Security-Policy`. The policy of the build, which knows the hashes of all scripts, is replaced by it, or both apply and browsers enforce the stricter of the two.",
			cure: "Remove the header and add sources with the key `csp`.",
		},
		{
			code: "theme",
			severity: "error",
			summary: "An option of `createTheme` is not valid.",
			cause: "The theme module gives `createTheme` a component, a layout or an island that it cannot use.",
			cure: "Correct the option that the message names.",
		},
		{
			code: "unknown-locale",
			severity: "error",
			summary: "A locale is not in the configuration.",
			cause:
				"The content has a folder with the name of a language that `i18n.locales` does not list, or the option `--locale` names one.",
			cure: "Add the locale to `i18n.locales`, or correct its name.",
		},
		{
			code: "unsafe-policy",
			severity: "warning",
			summary: "The content security policy allows any code.",
			cause:
				"The key `csp` adds a source such as `'unsafe-inline'` or `'unsafe-eval'`. If foreign code gets into a page, browsers run it.",
			cure: "Add scripts and styles with `head`, `scripts` and `stylesheets`: their hashes or origins become part of the policy by themselves.",
		},
	],
};
