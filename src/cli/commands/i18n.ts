/** `ssg i18n`: the state of translations, and the texts of the theme. */
import { type Command, InvalidArgumentError } from "commander";
import { REPORTED_STATES, type ReportedState } from "../../model/site/translation.ts";
import { addRootOptions } from "../command-options.ts";

export default function addI18n(program: Command): void {
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
		.addHelpText("after", STATUS_HELP)
		.action(async (root, options) => (await import("../i18n/translations.ts")).runStatus(root, options));

	addRootOptions(i18n.command("strings"))
		.description("count the texts of the theme in each locale, or print those of one")
		.argument("[locale]", "a locale of the site")
		.option("--missing", "only texts that are shown in English")
		.addHelpText("after", STRINGS_HELP)
		.action(async (locale, options) => (await import("../i18n/theme-strings.ts")).runStrings(locale, options));

	addRootOptions(i18n.command("diff"))
		.description("show what changed in the original since a translation was stamped")
		.argument("<file>", "a stamped translation")
		.addHelpText("after", DIFF_HELP)
		.action(async (file, options) => (await import("../i18n/translations.ts")).runDiff(file, options));

	addRootOptions(i18n.command("stamp"))
		.description("record the current originals in translations")
		.argument("[file...]", "up-to-date translations to stamp (default: all that have no stamp)")
		.option("-l, --locale <name...>", "only these locales")
		.option("--all", "also stamp stale translations, without review")
		.addHelpText("after", STAMP_HELP)
		.action(async (files, options) => (await import("../i18n/translations.ts")).runStamp(files, options));
}

const STATUS_HELP = `
The "source" key in a translation's front matter records which version of the original it translates. When the
original changes, the translation is stale and shows a notice until you update and stamp it.

Examples:
  ssg i18n status                            check the site in the current folder
  ssg i18n status -l de                      check German only
  ssg i18n status --fail-under 95            fail in CI below 95 %
  ssg i18n status --fail-on stale,unstamped  fail in CI if a translation may be out of date`;

const STRINGS_HELP = `
With a locale, prints them as the key "strings" of the configuration takes them. Keep the lines whose text you change.

Examples:
  ssg i18n strings               how many each locale has, and which are missing
  ssg i18n strings es            the texts of the theme in Spanish
  ssg i18n strings eo --missing  what is left to translate into Esperanto`;

const DIFF_HELP = `
Looks for the version of the original that the stamp names in the history of git.

Example:
  ssg i18n diff content/de/help/faq.md`;

const STAMP_HELP = `
Examples:
  ssg i18n stamp                          stamp new translations
  ssg i18n stamp content/de/help/faq.md   stamp a translation you have updated`;

function parseStates(text: string): ReportedState[] {
	const names = text.split(",").map((name) => name.trim());
	return names.map((name) => {
		const known = REPORTED_STATES.find((state) => state === name);
		if (!known)
			throw new InvalidArgumentError(`The states are ${REPORTED_STATES.join(", ")}, with commas between them.`);
		return known;
	});
}

function parsePercent(text: string): number {
	const percent = Number(text);
	if (!(percent >= 0 && percent <= 100))
		throw new InvalidArgumentError("The percentage must be a number from 0 to 100.");
	return percent;
}
