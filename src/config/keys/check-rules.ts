/** The rules of `ssg check` and their options. Each rule is a file of the same name in `src/lint/rules/`. */
import * as v from "valibot";
import type { ReportingSeverity } from "../values.ts";

/** How serious a rule's findings are, or an object with the severity and the options of the rule. */
export type RuleSetting<Options = unknown> =
	| ReportingSeverity
	| (Options & { readonly severity?: ReportingSeverity });

export interface RuleSettings {
	/** Images without an `alt` attribute, or with alternative text that says nothing. @default "warn" */
	readonly "image-alt"?: RuleSetting;
	/** Links whose text is empty or does not say where they lead, such as "here". @default "warn" */
	readonly "link-text"?: RuleSetting<LinkTextOptions>;
	/**
	 * Spaces at which a line may break, or that are missing, before `:`, `;`, `!`, `?` and inside « » in French; and spaces
	 * between a number and its unit in French and German. No-break spaces of any width are accepted. @default "warn"
	 */
	readonly "no-break-space"?: RuleSetting<NoBreakSpaceOptions>;
	/** Words for which the site prefers others. It finds nothing until `words` lists some. @default "warn" */
	readonly "preferred-words"?: RuleSetting<PreferredWordsOptions>;
	/**
	 * Quotation marks other than « » in French and „ “ in German; straight and curly ones on the same English page.
	 * @default "log"
	 */
	readonly "quotation-marks"?: RuleSetting<QuotationMarksOptions>;
}

export interface LinkTextOptions {
	/**
	 * Further texts that say nothing, by language.
	 * @default {}
	 * @example { en: ["go"] }
	 */
	readonly vague?: Readonly<Record<string, readonly string[]>>;
}

export interface NoBreakSpaceOptions {
	/** Whether spaces between numbers and units are checked, too, and those in abbreviations. @default true */
	readonly units?: boolean;
}

export interface PreferredWordsOptions {
	/**
	 * What to write in place of a word, by language or locale. Whole words are found in texts, titles and descriptions, not
	 * in code and addresses. Upper case is kept: `E-mail` becomes `Email`.
	 * @default {}
	 * @example { en: { "e-mail": "email" }, de: { Email: "E-Mail" } }
	 */
	readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface QuotationMarksOptions {
	/**
	 * The opening and the closing mark, by language or locale, with the spaces inside them.
	 * @default {}
	 * @example { en: "“”", de: "»«", pl: "„”" }
	 */
	readonly marks?: Readonly<Record<string, string>>;
}

export type RuleId = keyof RuleSettings;

const severity = v.picklist(["ignore", "log", "warn", "throw"]);

/** A severity, or an object with these options. */
const ruleSetting = <const Entries extends v.ObjectEntries>(
	entries: Entries,
) => {
	const options = v.strictObject({
		severity: v.exactOptional(severity),
		...entries,
	});
	return v.exactOptional(
		v.lazy((input) =>
			typeof input === "object" && input !== null ? options : severity,
		) as v.GenericSchema<
			v.InferInput<typeof severity> | v.InferInput<typeof options>,
			v.InferOutput<typeof severity> | v.InferOutput<typeof options>
		>,
	);
};

export const ruleSettings = v.strictObject({
	"image-alt": ruleSetting({}),
	"link-text": ruleSetting({
		vague: v.exactOptional(v.record(v.string(), v.array(v.string()))),
	}),
	"no-break-space": ruleSetting({ units: v.exactOptional(v.boolean()) }),
	"preferred-words": ruleSetting({
		words: v.exactOptional(
			v.record(v.string(), v.record(v.string(), v.string())),
		),
	}),
	"quotation-marks": ruleSetting({
		marks: v.exactOptional(v.record(v.string(), v.string())),
	}),
} satisfies Record<RuleId, unknown>);
