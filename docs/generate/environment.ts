/** The environment variables that ssg reads. */

export interface EnvironmentVariable {
	readonly name: string;
	readonly meaning: string;
}

export const ENVIRONMENT_VARIABLES: readonly EnvironmentVariable[] = [
	{
		name: "BROWSER",
		meaning: "The program that `ssg serve --open` and the key `o` start, in place of the system's browser.",
	},
	{
		name: "CI",
		meaning:
			"If set, `ssg init` asks nothing and prints no next steps, `ssg build` shows no progress and fails if it loses an address of `urls.lock`, and codes are no links.",
	},
	{
		name: "CI_PROJECT_DIR",
		meaning: "The folder of the repository on GitLab, to which the paths of reports for programs are relative.",
	},
	{ name: "DEBUG", meaning: "If set, errors of the command itself have a stack trace." },
	{
		name: "FORCE_HYPERLINK",
		meaning: "`1`: the code of a problem links to its page, whatever the terminal is. `0`: it never does.",
	},
	{
		name: "GITHUB_ACTIONS",
		meaning:
			"`true`: unless `--format` says otherwise, problems are printed as annotations, which GitHub shows at the lines of a pull request.",
	},
	{
		name: "GITHUB_WORKSPACE",
		meaning: "The folder of the repository, to which the paths of annotations and reports for programs are relative.",
	},
	{ name: "KONSOLE_VERSION", meaning: "If set, the code of a problem is a link." },
	{
		name: "NODE_ENV",
		meaning: "`production` unless you set it. React renders several times slower with any other value.",
	},
	{ name: "NO_COLOR", meaning: "If set, the output has no colors and no links." },
	{ name: "SSG_ENGINE", meaning: "For those who work on ssg: `src` runs the sources, `lib` the compiled engine." },
	{ name: "TERM", meaning: "The kind of terminal: whether the code of a problem is a link." },
	{ name: "TERM_PROGRAM", meaning: "The terminal: whether the code of a problem is a link." },
	{
		name: "VTE_VERSION",
		meaning: "The version of the terminal's library: from 5000 on, the code of a problem is a link.",
	},
	{ name: "WT_SESSION", meaning: "If set, the code of a problem is a link." },
];
