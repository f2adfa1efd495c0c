/** The command line: parses the arguments, runs a command from `cli/` and sets the exit code. */
import { Argument, type Command, CommanderError, Option, program } from "commander";
import { REPORTED_STATES } from "../model/site/translation.ts";
import { parseLanguages, parseSections, parseTitle } from "../start/init/answers.ts";
import { NEW_FILE_KINDS } from "../start/new-file-kinds.ts";
import { runBuild } from "./commands/build.ts";
import { SSG_VERSION } from "./commands/version.ts";
import { PROBLEM_FORMATS } from "./formats/names.ts";
import {
	parsePercent,
	parsePort,
	parseShard,
	parseStates,
	parseThreadCount,
	parseWarningCount,
} from "./option-values.ts";
import { WEB_SERVERS } from "./web-servers.ts";

const EXIT_USAGE = 2;

const formatOption = (): Option =>
	new Option("--format <name>", "how to report problems").choices(PROBLEM_FORMATS).conflicts("json");

const addSiteOptions = (command: Command): Command =>
	command
		.argument("[root]", "the site's folder", ".")
		.option("-c, --config <file>", "path of the configuration file")
		.option("-o, --out-dir <folder>", "output folder")
		.option("--base <path>", "base path of the site's URLs");

program
	.name("ssg")
	.description("Builds a multilingual static site from Markdown.")
	.version(SSG_VERSION, "-v, --version")
	.helpCommand(false)
	.showHelpAfterError("(run ssg --help for usage)")
	.exitOverride((error) => {
		process.exit(error.exitCode === 0 ? 0 : EXIT_USAGE);
	});

program
	.command("init")
	.description("create a site that builds at once")
	.argument("[folder]", "an empty or new folder", ".")
	.option("--title <text>", "the title of the site", parseTitle)
	.option("--languages <tags>", "the languages, the default one first (default: en,fr)", parseLanguages)
	.option("--with <contents>", "docs, news, or docs,news (default: docs,news)", parseSections)
	.option("-y, --yes", "do not ask, assume the defaults")
	.addOption(
		new Option("--from <folder>", "migrate the Docusaurus or VitePress project in this folder").conflicts([
			"title",
			"languages",
			"with",
		]),
	)
	.option("--trust", "with --from: run the project's configuration unasked")
	.addHelpText(
		"after",
		`
Asks for the title, the languages and the contents unless they are given. Without a terminal, it assumes the defaults.
With --from, it copies the content of the project, translates its configuration, and writes MIGRATION.md, which lists
what needs your attention. The project stays as it is. Its configuration is code, which is run in a process of its own with
few permissions: read it before. On a terminal, --from asks; without one, and with --yes, it needs --trust.

Examples:
  ssg init my-site                              ask, then create a site in my-site
  ssg init --title Manual --languages en,de -y  create a site in the current folder
  ssg init my-site --from ../website            create a site from a project of Docusaurus or VitePress
  ssg init my-site --from ../website --trust    the same without a question`,
	)
	.action(async (folder, options) => {
		const { runInit } = await import("../start/init.ts");
		await runInit(folder, options);
	});

program
	.command("new")
	.description("create a page, a post or a document")
	.addArgument(new Argument("<kind>", "what to create").choices(NEW_FILE_KINDS))
	.argument("<title>", "its title", parseTitle)
	.option("-r, --root <folder>", "the site's folder", ".")
	.option("-c, --config <file>", "path of the configuration file")
	.option("-l, --locale <name>", "the locale (default: the default locale)")
	.option("-n, --name <path>", "path of the file without extension (default: made from the title)")
	.addHelpText(
		"after",
		`
Prints the path of the file, in the folder that the configuration names for its kind: pages.path for pages,
news.path for posts, docs.path for documents. An existing file is not overwritten.

Examples:
  ssg new post "What is new"                   create a post with the date of today
  ssg new doc "Fragen" --locale de --name faq  create the translation of a document`,
	)
	.action(async (kind, title, options) => {
		const { runNew } = await import("../start/new.ts");
		await runNew(kind, title, options);
	});

addSiteOptions(program.command("build"))
	.description("build the site")
	.option("-l, --locale <name...>", "build only these locales; their URLs stay the same")
	.option("--drafts", "include drafts")
	.option("--strict", "fail on warnings")
	.option(
		"--max-warnings <number>",
		"exit with 1 if there are more warnings; the site is written all the same",
		parseWarningCount,
	)
	.option("--no-cache", "do not read or write the cache")
	.option("--threads <number>", "number of worker threads (default: depends on the CPU)", parseThreadCount)
	.option("--shard <i/n>", "build part i of n, for ssg merge; -o is then the folder of the part", parseShard)
	.addOption(formatOption())
	.option("--json", "print the report as JSON, short for --format json")
	.option("--timings", "print the time each step took")
	.option("-q, --quiet", "print only problems")
	.option("--verbose", "print the stack traces of exceptions")
	.addHelpText(
		"after",
		`
Examples:
  ssg build                    build the site in the current folder
  ssg build docs -o /tmp/site  build the site in docs into /tmp/site
  ssg build --locale fr de     build two locales
  ssg build --strict --json    fail on warnings, print JSON (for scripts)
  ssg build --format gitlab > gl-code-quality-report.json
                               a report for GitLab
  ssg build --shard 2/4        build the second of four parts into dist-parts/2-of-4

Several machines can build a site together: each builds a part with --shard, and ssg merge makes the site from the
parts. A part holds the problems of the content; ssg merge reports them.

Exit codes: 0 success, 1 problems in the content, 2 invalid usage or configuration.`,
	)
	.action(runBuild);

program
	.command("merge")
	.description("make a site from parts that ssg build --shard has built")
	.argument("<parts...>", "the folders of the parts, or a folder that holds them")
	.option("-o, --out-dir <folder>", "output folder (default: that of the site's configuration)")
	.addOption(formatOption())
	.option("--json", "print the report as JSON, short for --format json")
	.option("-q, --quiet", "print only problems")
	.option("--verbose", "print the stack traces of exceptions")
	.addHelpText(
		"after",
		`
The site is the same as that of ssg build, byte for byte, for any number of parts. All parts must be there, once, and be
built by the same version of ssg, with the same options, from the same files. Options such as --strict belong to
ssg build --shard. Run it in the same checkout: the lines that problems quote are read from the content.

Examples:
  ssg merge dist-parts                           merge all parts in dist-parts into dist
  ssg merge part-1 part-2 part-3 -o /tmp/site    merge three parts into /tmp/site

Exit codes: 0 success, 1 problems in the content, 2 invalid usage, or parts that do not belong together.`,
	)
	.action(async (parts, options) => {
		const { runMerge } = await import("./commands/merge.ts");
		await runMerge(parts, options);
	});

addSiteOptions(program.command("serve"))
	.description("serve the built site, or with --watch a live preview")
	.option("-p, --port <number>", "port to listen on", parsePort, 3000)
	.option("-H, --host [address]", "address to listen on; without a value, all of this machine", "127.0.0.1")
	.option("--strict-port", "fail if the port is in use, instead of trying the next one")
	.option("--open", "open the site in a browser")
	.option("-w, --watch", "build in memory and rebuild after each change")
	.option("--drafts", "with --watch: include drafts")
	.option("--verbose", "print the stack traces of exceptions")
	.addHelpText(
		"after",
		`
Examples:
  ssg serve                 serve the built site on http://localhost:3000
  ssg serve --watch         live preview, no build needed
  ssg serve -p 8080         use another port
  ssg serve -w --open       live preview in a browser
  ssg serve --host          accept connections from the network

On a terminal, type a key and Enter: o opens the site in a browser, r builds everything again, q quits, h shows help.

By default, only this machine can connect. The Host header of a request must be localhost, 127.0.0.1, [::1] or the
address given with --host. With 0.0.0.0 or :: (all addresses), any IP address is accepted, but no other host name:
a website could point its own name at this machine (DNS rebinding). To allow a host name, pass it with --host.`,
	)
	.action(async (root, options) => {
		const { runServe } = await import("./commands/serve.ts"); // imports the whole engine, so only when needed
		await runServe(root, options);
	});

addSiteOptions(program.command("check"))
	.description("report all problems of a build, and URLs that the site has lost")
	.option("--drafts", "include drafts")
	.option("--strict", "fail on warnings")
	.option("--max-warnings <number>", "fail if there are more warnings", parseWarningCount)
	.addOption(new Option("--lock", "write the URLs of the site to urls.lock").conflicts(["drafts", "fix"]))
	.option("--previous <list...>", "compare with earlier URLs: a lock file, a sitemap, a built folder, or an address")
	.option("--since <ref>", "report only what is new since a commit or branch")
	.option("--fix", "show what mends problems, ask, and write it")
	.option("-y, --yes", "with --fix: write without asking")
	.option("--external", "ask for the addresses of other sites, too")
	.addOption(formatOption())
	.option("--json", "short for --format json")
	.option("-q, --quiet", "print only problems")
	.option("--verbose", "print the stack traces of exceptions")
	.addHelpText(
		"after",
		`
Reports what ssg build reports, without writing the site. If there is a urls.lock, every URL and anchor in it must still
lead somewhere, directly or by a redirect; each that does not is an error, with the line to add to the configuration.
Commit the file, and write it again when the site has new URLs.

With --fix, it writes the redirects that lost URLs need into the configuration, and mends what the rules for content can
mend. Without a terminal, it only shows what it would write, unless --yes is given.

With --since, the files of the commit that this branch and the other have in common are checked in the same way, and what
they have is left out. Commit or not, the files in the folder count as the change.

With --external, the address of each link to another site is asked once, as robots.txt allows. Answers are kept for a week,
failures for an hour. check.external in the configuration lists links to ignore and sets limits.

Problems go to stderr, and a summary by kind to stdout. With --format json, sarif (for code scanning) or gitlab (for code
quality), the report on stdout is for other programs. With --format github, it is annotations, which GitHub Actions shows
beside the lines.

Examples:
  ssg check                                    check the site in the current folder
  ssg check --lock                             record the URLs of the site
  ssg check --fix                              add redirects and mend content
  ssg check --since main                       report what this branch introduces
  ssg check --external                         ask for links to other sites, too
  ssg check --previous https://example.org     compare with the sitemap of the published site
  ssg check --previous ../old-site/dist        compare with a folder that was built before
  ssg check --format sarif > ssg.sarif         write a report for code scanning
  ssg check --max-warnings 10                  fail if there are more than ten warnings

Exit codes: 0 success, 1 problems in the content or lost URLs, 2 invalid usage or configuration.`,
	)
	.action(async (root, options) => {
		const { runCheck } = await import("./commands/check.ts");
		await runCheck(root, options);
	});

addSiteOptions(program.command("verify"))
	.description("check that builds are reproducible, byte for byte")
	.option("-l, --locale <name...>", "build only these locales")
	.option("--drafts", "include drafts")
	.addHelpText(
		"after",
		`
Builds the site twice into temporary folders without a cache, with different time zones, languages, working folders
and thread counts. Compares the two builds with each other and with the output folder, if it exists.

Examples:
  ssg verify                check the site in the current folder and its dist
  ssg verify docs -o /site  check the site in docs and its output in /site

Exit codes: 0 identical, 1 different or build failed, 2 invalid usage or configuration.`,
	)
	.action(async (root, options) => {
		const { runVerify } = await import("./commands/verify.ts");
		await runVerify(root, options);
	});

const i18n = program.command("i18n").description("check and update the state of translations").helpCommand(false);

i18n
	.command("status")
	.description("list missing, stale and orphaned translations by locale")
	.argument("[root]", "the site's folder", ".")
	.option("-c, --config <file>", "path of the configuration file")
	.option("-l, --locale <name...>", "only these locales")
	.option("--fail-under <percent>", "fail if a smaller percentage is up to date", parsePercent)
	.option(
		"--fail-on <states>",
		`fail if there are translations in one of these states: ${REPORTED_STATES.join(", ")}`,
		parseStates,
	)
	.option("--json", "print the report as JSON")
	.addHelpText(
		"after",
		`
The "source" key in a translation's front matter records which version of the original it translates. When the
original changes, the translation is stale and shows a notice until you update and stamp it.

Examples:
  ssg i18n status                            check the site in the current folder
  ssg i18n status -l de                      check German only
  ssg i18n status --fail-under 95            fail in CI below 95 %
  ssg i18n status --fail-on stale,unstamped  fail in CI if a translation may be out of date`,
	)
	.action(async (root, options) => {
		const { runStatus } = await import("./commands/i18n.ts");
		await runStatus(root, options);
	});

i18n
	.command("strings")
	.description("print the texts of the theme in a locale, for the configuration")
	.argument("<locale>", "a locale of the site")
	.option("-r, --root <folder>", "the site's folder", ".")
	.option("-c, --config <file>", "path of the configuration file")
	.option("--missing", "only texts that are shown in English")
	.addHelpText(
		"after",
		`
Prints them as the key "strings" of the configuration takes them. Keep the lines whose text you change.

Examples:
  ssg i18n strings es            the texts of the theme in Spanish
  ssg i18n strings eo --missing  what is left to translate into Esperanto`,
	)
	.action(async (locale, options) => {
		const { runStrings } = await import("./commands/theme-strings.ts");
		await runStrings(locale, options);
	});

i18n
	.command("diff")
	.description("show what changed in the original since a translation was stamped")
	.argument("<file>", "a stamped translation")
	.option("-r, --root <folder>", "the site's folder", ".")
	.option("-c, --config <file>", "path of the configuration file")
	.addHelpText(
		"after",
		`
Looks for the version of the original that the stamp names in the history of git.

Example:
  ssg i18n diff content/de/help/faq.md`,
	)
	.action(async (file, options) => {
		const { runDiff } = await import("./commands/i18n.ts");
		await runDiff(file, options);
	});

i18n
	.command("stamp")
	.description("record the current originals in translations")
	.argument("[file...]", "up-to-date translations to stamp (default: all that have no stamp)")
	.option("-r, --root <folder>", "the site's folder", ".")
	.option("-c, --config <file>", "path of the configuration file")
	.option("-l, --locale <name...>", "only these locales")
	.option("--all", "also stamp stale translations, without review")
	.addHelpText(
		"after",
		`
Examples:
  ssg i18n stamp                          stamp new translations
  ssg i18n stamp content/de/help/faq.md   stamp a translation you have updated`,
	)
	.action(async (files, options) => {
		const { runStamp } = await import("./commands/i18n.ts");
		await runStamp(files, options);
	});

program
	.command("explain")
	.description("explain the code of a problem")
	.argument("[code]", "the code, such as broken-link (default: list all)")
	.addHelpText(
		"after",
		`
Says what the code means, when it is reported and how to fix it. The manual has a page with the same text for each code.

Examples:
  ssg explain broken-link  explain one code
  ssg explain              list all codes

Exit codes: 0 success, 2 unknown code.`,
	)
	.action(async (code) => {
		const { runExplain } = await import("./commands/explain.ts");
		runExplain(code);
	});

addSiteOptions(program.command("clean"))
	.description("remove the built site and the cache")
	.addHelpText(
		"after",
		`
Removes only files of the output folder that ssg wrote and that have not been edited since.

Examples:
  ssg clean               clean the site in the current folder
  ssg clean -o /tmp/site  remove the site that was built into /tmp/site`,
	)
	.action(async (root, options) => {
		const { runClean } = await import("./commands/clean.ts");
		await runClean(root, options);
	});

addSiteOptions(
	program
		.command("server-config")
		.description("print what nginx or Caddy has to know of the built site")
		.addArgument(new Argument("<server>", "the web server").choices(WEB_SERVERS)),
)
	.addHelpText(
		"after",
		`
Prints the headers, redirects and not-found pages of the site, how its addresses lead to files, and how long browsers may
keep them. Include the text in the server block of nginx, or import it in the site block of a Caddyfile. It changes with
the site, because the content security policy has hashes of scripts: write it after each build.

Examples:
  ssg server-config nginx > nginx-site.conf
  ssg server-config caddy docs > docs.caddy   the site in docs`,
	)
	.action(async (server, root, options) => {
		const { runServerConfig } = await import("./commands/server-config.ts");
		await runServerConfig(server, root, options);
	});

addSiteOptions(program.command("info"))
	.description("print versions and settings for a bug report")
	.option("--json", "print them as JSON")
	.addHelpText(
		"after",
		`
Leaves out the title and the URL of the site and the name of your home folder.

Examples:
  ssg info              describe the site in the current folder
  ssg info docs --json  describe the site in docs as JSON`,
	)
	.action(async (root, options) => {
		const { runInfo } = await import("./commands/info.ts");
		await runInfo(root, options);
	});

process.once("SIGINT", () => process.exit(130));
process.once("SIGTERM", () => process.exit(143));

try {
	await program.parseAsync();
} catch (error) {
	process.exitCode = error instanceof CommanderError ? error.exitCode : 1;
	const { describeFailure } = await import("./terminal/describe-failure.ts");
	console.error(`error: ${describeFailure(error)}`);
	if (process.env.DEBUG || process.argv.includes("--verbose")) console.error(error);
}
