/** The rules of `ssg check` and their options. What they do is in `src/quality/rules/`. */
import * as v from "valibot";
import {
	expected,
	type Input,
	isObject,
	nonNegativeInteger,
	positiveInteger,
	requiredText,
	severity,
} from "../values.ts";

const trimmedText = v.pipe(v.string(), v.trim(), requiredText);

/** A severity, or an object with these options. */
const ruleSetting = <const Entries extends v.ObjectEntries>(entries: Entries) => {
	const options = v.strictObject({
		/** How serious the rule's problems are. @default that of the rule */
		severity: v.exactOptional(severity),
		...entries,
	});
	return v.exactOptional(v.lazy((input) => (isObject(input) ? options : severity)));
};

const length = v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0)));

export const ruleSettings = v.strictObject({
	/**
	 * Descriptions that are much shorter or longer than what search engines show. The end of a longer one is
	 * cut; in place of a shorter one, they may show any passage of the page.
	 * @default "log"
	 */
	"description-length": ruleSetting({
		/** The shortest, in letters; characters of Chinese, Japanese and Korean count twice. @default 50 */
		min: length,
		/** The longest, in the same unit. @default 160 */
		max: length,
	}),
	/**
	 * Descriptions that two pages of a locale and area share. Below each other in results, nothing tells the pages apart.
	 * @default "warn"
	 */
	"duplicate-description": ruleSetting({}),
	/**
	 * Titles in the browser that two pages of a locale and area share. Readers cannot tell the pages apart in results and tabs.
	 * @default "warn"
	 */
	"duplicate-title": ruleSetting({}),
	/**
	 * Headings more than one level below the heading before them. In a screen reader, which lists headings by level, one seems
	 * to be missing.
	 * @default "warn"
	 */
	"heading-levels": ruleSetting({}),
	/**
	 * Images without an `alt` attribute, or with alternative text that says nothing. Text may be missing where an image in
	 * Markdown stands beside other content; `<img alt="">` says everywhere that an image is decoration.
	 * @default "warn"
	 */
	"image-alt": ruleSetting({}),
	/**
	 * Images that have more than twice as many pixels as they are shown with, and images with large files. How much is too
	 * much depends on the site, so it is only logged.
	 * @default "log"
	 */
	"image-size": ruleSetting({
		/** The width at which images without a size of their own are shown, in CSS pixels. @default 800 */
		columnWidth: v.exactOptional(positiveInteger),
		/** Larger files are reported whatever they show. @default 500_000 */
		maxBytes: v.exactOptional(nonNegativeInteger),
		/** Smaller files may have any number of pixels. @default 50_000 */
		minBytes: v.exactOptional(nonNegativeInteger),
	}),
	/**
	 * Texts in bold that are not labels of the interface that the site documents, or, in an up-to-date translation, not the
	 * labels of the original. The steps of `**Tools > Options**` count (`→` and `›` are other signs), and bold texts that
	 * begin with a capital letter and end without punctuation. It finds nothing until `labels` lists some.
	 * @default "warn"
	 */
	"interface-labels": ruleSetting({
		/**
		 * A text for all languages, or one for each language or locale.
		 * @default []
		 * @example ["OK", { en: "Tools", fr: "Outils" }]
		 */
		labels: v.exactOptional(v.array(v.union([trimmedText, v.record(v.string(), trimmedText)]))),
		/**
		 * Bold texts that are no labels.
		 * @default []
		 * @example ["Before you start"]
		 */
		ignore: v.exactOptional(v.array(v.string())),
		/** Whether bold texts count that are not part of a menu path. @default true */
		alone: v.exactOptional(v.boolean()),
	}),
	/**
	 * Links whose text is empty or does not say where they lead, such as "here". Screen readers list links without the text around
	 * them.
	 * @default "warn"
	 */
	"link-text": ruleSetting({
		/**
		 * Further texts that say nothing, by language.
		 * @default {}
		 * @example { en: ["go"] }
		 */
		vague: v.exactOptional(v.record(v.string(), v.array(v.string()))),
	}),
	/**
	 * Spaces at which a line may break, or that are missing, before `:`, `;`, `!`, `?` and inside « » in French; and spaces
	 * between a number and its unit in French and German. No-break spaces of any width are accepted. @default "warn"
	 */
	"no-break-space": ruleSetting({
		/** Whether spaces between numbers and units are checked, too, and those in abbreviations. @default true */
		units: v.exactOptional(v.boolean()),
	}),
	/** Pages that no link, sidebar, menu or list leads to. Unlisted pages are meant to be like that. @default "warn" */
	"orphan-page": ruleSetting({}),
	/**
	 * Pages without a description for search engines and previews of links. These then choose a passage of the page themselves.
	 * @default "warn"
	 */
	"page-description": ruleSetting({
		/** Whether the beginning of the text is good enough where front matter has no description. @default true */
		allowExcerpt: v.exactOptional(v.boolean()),
	}),
	/** Words for which the site prefers others. It finds nothing until `words` lists some. @default "warn" */
	"preferred-words": ruleSetting({
		/**
		 * What to write in place of a word, by language or locale. Whole words are found in texts, titles and descriptions, not
		 * in code and addresses. Upper case is kept: `E-mail` becomes `Email`.
		 * @default {}
		 * @example { en: { "e-mail": "email" }, de: { Email: "E-Mail" } }
		 */
		words: v.exactOptional(v.record(v.string(), v.record(trimmedText, v.string()))),
	}),
	/**
	 * Quotation marks other than « » in French and „ “ in German; straight and curly ones on the same English page. Such text
	 * was often pasted from elsewhere.
	 * @default "log"
	 */
	"quotation-marks": ruleSetting({
		/**
		 * The opening and the closing mark, by language or locale, with the spaces inside them.
		 * @default {}
		 * @example { en: "“”", de: "»«", pl: "„”" }
		 */
		marks: v.exactOptional(
			v.record(v.string(), v.pipe(v.string(), v.minLength(2, expected("an opening and a closing mark")))),
		),
	}),
	/**
	 * Links of a page that have the same text and different targets. Those in lists and tables have a context that tells
	 * them apart, and do not count. A matter of taste elsewhere, therefore it is only logged.
	 * @default "log"
	 */
	"repeated-link-text": ruleSetting({}),
	/**
	 * Pages with several level-1 headings, or whose title is hidden and that have none. Screen readers and search engines take
	 * that heading for the name of the page.
	 * @default "warn"
	 */
	"single-h1": ruleSetting({}),
	/**
	 * Columns of tables without a header. The first one needs none if its cells name the rows.
	 * @default "warn"
	 */
	"table-header": ruleSetting({}),
	/**
	 * Tags that differ only in case, accents, hyphens or the ending of the plural. Their pages are in several lists where
	 * readers expect one.
	 * @default "warn"
	 */
	"tag-spelling": ruleSetting({}),
	/** Tags that only one page has, and tags of the tags file that none has. A matter of taste. @default "log" */
	"tag-usage": ruleSetting({}),
	/**
	 * Titles in the browser that are much shorter or longer than what search engines show. The end of a longer one is cut.
	 * @default "log"
	 */
	"title-length": ruleSetting({
		/** The shortest, of the whole title with the name of the site, in letters; those of Chinese, Japanese and Korean count twice. @default 10 */
		min: length,
		/** The longest, in the same unit. @default 70 */
		max: length,
	}),
	/**
	 * Code blocks of a translation that differ from those of its original in number, language, or in what should not be
	 * translated: names, keywords, numbers, commands, options and keys. Comments, texts in quotation marks, values of data,
	 * placeholders and names of files may differ; so may blocks of text and Markdown. Only translations that are up to date
	 * are compared.
	 * @default "warn"
	 */
	"translation-code": ruleSetting({
		/**
		 * Languages whose blocks must be the same in all translations, with comments and texts.
		 * @default []
		 * @example ["json"]
		 */
		exact: v.exactOptional(v.array(v.string())),
		/**
		 * Languages whose blocks may be translated as a whole.
		 * @default []
		 * @example ["http"]
		 */
		ignore: v.exactOptional(v.array(v.string())),
	}),
	/**
	 * Links that only a translation has, or only its original. Links to other sites may lead to another language there.
	 * Only translations that are up to date are compared.
	 * @default "warn"
	 */
	"translation-links": ruleSetting({
		/** Whether links to other sites are compared, too. @default true */
		external: v.exactOptional(v.boolean()),
	}),
	/**
	 * Numbers that only a translation has, or only its original; thousands and decimals may be written as in the language.
	 * Numbers up to twelve and times of day do not count. Only translations that are up to date are compared.
	 * @default "warn"
	 */
	"translation-numbers": ruleSetting({
		/** Whether a number must be in both texts equally often. @default false */
		count: v.exactOptional(v.boolean()),
	}),
	/**
	 * Files beside the content or in the public folder that nothing in the site refers to. Other sites may use them, so it
	 * is only logged.
	 * @default "log"
	 */
	"unused-asset": ruleSetting({
		/**
		 * Patterns of paths relative to the root of the site.
		 * @default []
		 * @example ["public/downloads/**"]
		 */
		ignore: v.exactOptional(v.array(v.string())),
	}),
	/**
	 * Keys of the front matter that do nothing: those of other generators or of another kind of page, such as
	 * `sidebar_position` in a post, and values that a page has anyway. Other tools may read them, so it is only logged.
	 * @default "log"
	 */
	"unused-front-matter": ruleSetting({
		/** Whether values count that a page has by default, such as `draft: false`. @default true */
		defaults: v.exactOptional(v.boolean()),
		/**
		 * Keys that something else reads.
		 * @default []
		 * @example ["sidebar_custom_props"]
		 */
		ignore: v.exactOptional(v.array(v.string())),
	}),
	/**
	 * Markdown files whose names begin with an underscore and that no page includes. They are often left over from a page that was
	 * removed.
	 * @default "log"
	 */
	"unused-include": ruleSetting({}),
});

/** A severity, or an object with the severity and the options of the rule, by rule. */
export type RuleSettings = Input<typeof ruleSettings>;
export type RuleId = keyof RuleSettings;
