/** The rules of `ssg check` and their options. Each rule is a file of the same name in `src/quality/rules/`. */
import * as v from "valibot";
import { expected, nonNegativeInteger, positiveInteger, type ReportingSeverity, requiredText } from "../../values.ts";

/** How serious a rule's findings are, or an object with the severity and the options of the rule. */
export type RuleSetting<Options = unknown> = ReportingSeverity | (Options & { readonly severity?: ReportingSeverity });

export interface RuleSettings {
	/** Descriptions that are much shorter or longer than what search engines show. @default "log" */
	readonly "description-length"?: RuleSetting<DescriptionLengthOptions>;
	/** Descriptions that two pages of a locale and area share. @default "warn" */
	readonly "duplicate-description"?: RuleSetting;
	/** Titles in the browser that two pages of a locale and area share. @default "warn" */
	readonly "duplicate-title"?: RuleSetting;
	/** Headings more than one level below the heading before them. @default "warn" */
	readonly "heading-levels"?: RuleSetting;
	/**
	 * Images without an `alt` attribute, or with alternative text that says nothing. Text may be missing where an image in
	 * Markdown stands beside other content; `<img alt="">` says everywhere that an image is decoration.
	 * @default "warn"
	 */
	readonly "image-alt"?: RuleSetting;
	/**
	 * Images that have more than twice as many pixels as they are shown with, and images with large files. How much is too
	 * much depends on the site, so it is only logged.
	 * @default "log"
	 */
	readonly "image-size"?: RuleSetting<ImageSizeOptions>;
	/** Links whose text is empty or does not say where they lead, such as "here". @default "warn" */
	readonly "link-text"?: RuleSetting<LinkTextOptions>;
	/**
	 * Spaces at which a line may break, or that are missing, before `:`, `;`, `!`, `?` and inside « » in French; and spaces
	 * between a number and its unit in French and German. No-break spaces of any width are accepted. @default "warn"
	 */
	readonly "no-break-space"?: RuleSetting<NoBreakSpaceOptions>;
	/** Pages that no link, sidebar, menu or list leads to. Unlisted pages are meant to be like that. @default "warn" */
	readonly "orphan-page"?: RuleSetting;
	/** Pages without a description for search engines and previews of links. @default "warn" */
	readonly "page-description"?: RuleSetting<PageDescriptionOptions>;
	/** Words for which the site prefers others. It finds nothing until `words` lists some. @default "warn" */
	readonly "preferred-words"?: RuleSetting<PreferredWordsOptions>;
	/**
	 * Quotation marks other than « » in French and „ “ in German; straight and curly ones on the same English page.
	 * @default "log"
	 */
	readonly "quotation-marks"?: RuleSetting<QuotationMarksOptions>;
	/**
	 * Links of a page that have the same text and different targets. Those in lists and tables have a context that tells
	 * them apart, and do not count. A matter of taste elsewhere, therefore it is only logged.
	 * @default "log"
	 */
	readonly "repeated-link-text"?: RuleSetting;
	/** Pages with several level-1 headings, or whose title is hidden and that have none. @default "warn" */
	readonly "single-h1"?: RuleSetting;
	/**
	 * Columns of tables without a header. The first one needs none if its cells name the rows.
	 * @default "warn"
	 */
	readonly "table-header"?: RuleSetting;
	/** Tags that differ only in case, accents, hyphens or the ending of the plural. @default "warn" */
	readonly "tag-spelling"?: RuleSetting;
	/** Tags that only one page has, and tags of the tags file that none has. A matter of taste. @default "log" */
	readonly "tag-usage"?: RuleSetting;
	/** Titles in the browser that are much shorter or longer than what search engines show. @default "log" */
	readonly "title-length"?: RuleSetting<TitleLengthOptions>;
	/**
	 * Code blocks of a translation that differ from those of its original in number, language, or in what should not be
	 * translated: names, keywords, numbers, commands, options and keys. Comments, texts in quotation marks, values of data,
	 * placeholders and names of files may differ; so may blocks of text and Markdown. Only translations that are up to date
	 * are compared.
	 * @default "warn"
	 */
	readonly "translation-code"?: RuleSetting<TranslationCodeOptions>;
	/**
	 * Links that only a translation has, or only its original. Links to other sites may lead to another language there.
	 * Only translations that are up to date are compared.
	 * @default "warn"
	 */
	readonly "translation-links"?: RuleSetting<TranslationLinksOptions>;
	/**
	 * Numbers that only a translation has, or only its original; thousands and decimals may be written as in the language.
	 * Numbers up to twelve and times of day do not count. Only translations that are up to date are compared.
	 * @default "warn"
	 */
	readonly "translation-numbers"?: RuleSetting<TranslationNumbersOptions>;
	/**
	 * Files beside the content or in the public folder that nothing in the site refers to. Other sites may use them, so it
	 * is only logged.
	 * @default "log"
	 */
	readonly "unused-asset"?: RuleSetting<UnusedAssetOptions>;
	/**
	 * Keys of the front matter that do nothing: those of other generators or of another kind of page, such as
	 * `sidebar_position` in a post, and values that a page has anyway. Other tools may read them, so it is only logged.
	 * @default "log"
	 */
	readonly "unused-front-matter"?: RuleSetting<UnusedFrontMatterOptions>;
	/** Markdown files whose names begin with an underscore and that no page includes. @default "log" */
	readonly "unused-include"?: RuleSetting;
}

export interface DescriptionLengthOptions {
	/** In letters; characters of Chinese, Japanese and Korean count twice. @default 50 */
	readonly min?: number;
	/** @default 160 */
	readonly max?: number;
}

export interface TitleLengthOptions {
	/** Of the whole title with the name of the site, in letters; those of Chinese, Japanese and Korean count twice. @default 10 */
	readonly min?: number;
	/** @default 70 */
	readonly max?: number;
}

export interface PageDescriptionOptions {
	/** Whether the beginning of the text is good enough where front matter has no description. @default true */
	readonly allowExcerpt?: boolean;
}

export interface UnusedAssetOptions {
	/**
	 * Patterns of paths relative to the root of the site.
	 * @default []
	 * @example ["public/downloads/**"]
	 */
	readonly ignore?: readonly string[];
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

export interface TranslationCodeOptions {
	/**
	 * Languages whose blocks must be the same in all translations, with comments and texts.
	 * @default []
	 * @example ["json"]
	 */
	readonly exact?: readonly string[];
	/**
	 * Languages whose blocks may be translated as a whole.
	 * @default []
	 * @example ["http"]
	 */
	readonly ignore?: readonly string[];
}

export interface TranslationLinksOptions {
	/** Whether links to other sites are compared, too. @default true */
	readonly external?: boolean;
}

export interface TranslationNumbersOptions {
	/** Whether a number must be in both texts equally often. @default false */
	readonly count?: boolean;
}

export interface UnusedFrontMatterOptions {
	/** Whether values count that a page has by default, such as `draft: false`. @default true */
	readonly defaults?: boolean;
	/**
	 * Keys that something else reads.
	 * @default []
	 * @example ["sidebar_custom_props"]
	 */
	readonly ignore?: readonly string[];
}

export interface ImageSizeOptions {
	/** The width at which images without a size of their own are shown, in CSS pixels. @default 800 */
	readonly columnWidth?: number;
	/** Larger files are reported whatever they show. @default 500_000 */
	readonly maxBytes?: number;
	/** Smaller files may have any number of pixels. @default 50_000 */
	readonly minBytes?: number;
}

export type RuleId = keyof RuleSettings;

const trimmedText = v.pipe(v.string(), v.trim(), requiredText);

const severity = v.picklist(["ignore", "log", "warn", "throw"]);

/** A severity, or an object with these options. */
const ruleSetting = <const Entries extends v.ObjectEntries>(entries: Entries) => {
	const options = v.strictObject({
		severity: v.exactOptional(severity),
		...entries,
	});
	return v.exactOptional(
		v.lazy((input) => (typeof input === "object" && input !== null ? options : severity)) as v.GenericSchema<
			v.InferInput<typeof severity> | v.InferInput<typeof options>,
			v.InferOutput<typeof severity> | v.InferOutput<typeof options>
		>,
	);
};

const length = v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0)));

export const ruleSettings = v.strictObject({
	"description-length": ruleSetting({ min: length, max: length }),
	"duplicate-description": ruleSetting({}),
	"duplicate-title": ruleSetting({}),
	"heading-levels": ruleSetting({}),
	"image-alt": ruleSetting({}),
	"image-size": ruleSetting({
		columnWidth: v.exactOptional(positiveInteger),
		maxBytes: v.exactOptional(nonNegativeInteger),
		minBytes: v.exactOptional(nonNegativeInteger),
	}),
	"link-text": ruleSetting({
		vague: v.exactOptional(v.record(v.string(), v.array(v.string()))),
	}),
	"no-break-space": ruleSetting({ units: v.exactOptional(v.boolean()) }),
	"orphan-page": ruleSetting({}),
	"page-description": ruleSetting({
		allowExcerpt: v.exactOptional(v.boolean()),
	}),
	"preferred-words": ruleSetting({
		words: v.exactOptional(v.record(v.string(), v.record(trimmedText, v.string()))),
	}),
	"quotation-marks": ruleSetting({
		marks: v.exactOptional(
			v.record(v.string(), v.pipe(v.string(), v.minLength(2, expected("an opening and a closing mark")))),
		),
	}),
	"repeated-link-text": ruleSetting({}),
	"single-h1": ruleSetting({}),
	"table-header": ruleSetting({}),
	"tag-spelling": ruleSetting({}),
	"tag-usage": ruleSetting({}),
	"title-length": ruleSetting({ min: length, max: length }),
	"translation-code": ruleSetting({
		exact: v.exactOptional(v.array(v.string())),
		ignore: v.exactOptional(v.array(v.string())),
	}),
	"translation-links": ruleSetting({ external: v.exactOptional(v.boolean()) }),
	"translation-numbers": ruleSetting({ count: v.exactOptional(v.boolean()) }),
	"unused-asset": ruleSetting({ ignore: v.exactOptional(v.array(v.string())) }),
	"unused-front-matter": ruleSetting({
		defaults: v.exactOptional(v.boolean()),
		ignore: v.exactOptional(v.array(v.string())),
	}),
	"unused-include": ruleSetting({}),
} satisfies Record<RuleId, unknown>);
