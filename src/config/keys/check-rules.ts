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
}

export interface LinkTextOptions {
	/**
	 * Further texts that say nothing, by language.
	 * @default {}
	 * @example { en: ["go"] }
	 */
	readonly vague?: Readonly<Record<string, readonly string[]>>;
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
} satisfies Record<RuleId, unknown>);
