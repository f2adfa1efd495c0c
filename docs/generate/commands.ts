/** What the help of a command does not say, in the order of the page. */
export const COMMANDS: Readonly<Record<string, string>> = {
	ssg: "Without a command, `ssg` prints this help.",
	"ssg init":
		"Creates a site that builds without a warning. In a terminal, it asks three questions; options answer them in advance. Existing files are never overwritten.",
	"ssg new": "Creates one file with the front matter that its kind needs, in the folder of the locale.",
	"ssg build":
		"Writes the site to the output folder. If there is an error, the folder stays as it was. Unchanged pages are taken from the cache; a build of an unchanged site takes a fraction of a second. [`--json`](json-report.md) prints a report for scripts.",
	"ssg serve":
		"Serves the built site as a static host does, with the headers, redirects and the 404 page that the build has written. With `--watch`, it builds in memory instead, and open pages show a change as soon as you save it.",
	"ssg check":
		"Finds what a build reports, what the [rules for content](problems/index.md#rules-of-ssg-check) find, URLs that are lost and, with `--external`, links to other sites that are broken.",
	"ssg verify":
		"Proves that the site depends on its sources alone: not on the time, the machine, or what earlier builds have left.",
	"ssg merge": "Makes a site from parts that several machines have built. See the guide about continuous integration.",
	"ssg i18n": "The commands for translations.",
	"ssg i18n status": "Counts the translations of each locale and lists those that are missing, stale or left over.",
	"ssg i18n strings":
		"Prints the texts of the theme, such as labels of buttons, as lines for the key [`strings`](configuration/languages.md#strings).",
	"ssg i18n diff": "Shows what a translator has to do: what changed in the original since the translation was stamped.",
	"ssg i18n stamp": "Writes the key `source` into translations: a digest of the original that they translate.",
	"ssg explain": "Prints the text of the page about a [problem code](problems/index.md).",
	"ssg clean": "Removes what builds have written.",
	"ssg server-config":
		"Prints the configuration of a web server of your own, which gives readers what `ssg serve` gives them.",
	"ssg info": "Prints what a bug report needs.",
};
