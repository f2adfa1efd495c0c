import { markdownFile, postName } from "../../cli/markdown-file.ts";
import { digestOfFile } from "../../pipeline/parse/front-matter/digest.ts";
import type { SiteAnswers } from "./answers.ts";
import { hasTexts, sampleHomePage, samplePageOf } from "./sample-texts.ts";
import type { NewFiles } from "./write-new-files.ts";

/**
 * The content: all of it in the default language, the first pages in the second one, the home page in further ones,
 * stamped with the version of the original. All other pages show the original until they are translated.
 */
export function contentFiles(answers: SiteAnswers, date: string): NewFiles {
	const { languages, sections } = answers;
	const [language = "en", ...others] = languages;
	const [second] = others;
	const documentOf = (name: "help" | "writing", tag = language, source?: string) => {
		const { title, text } = samplePageOf(tag, name);
		return markdownFile({ title, ...(source !== undefined && { source }) }, text);
	};
	const post = samplePageOf(language, "post");
	const below = (name: string) => `content/${language}/${name}`;
	const hasDocs = sections.includes("docs");
	return {
		[below("pages/index.md")]: homePage(language, answers),
		...(hasDocs && {
			[below("help/index.md")]: documentOf("help"),
			[below("help/writing.md")]: documentOf("writing"),
		}),
		...(sections.includes("news") && {
			[below(`news/${postName(date, "hello")}.md`)]: markdownFile({ title: post.title, date }, post.text),
		}),
		...Object.fromEntries(
			others.map((other) => [
				`content/${other}/pages/index.md`,
				homePage(other, answers, digestOfFile(homePage(language, answers))),
			]),
		),
		...(second !== undefined &&
			hasDocs && {
				[`content/${second}/help/index.md`]: documentOf("help", second, digestOfFile(documentOf("help"))),
			}),
	};
}

/** The sample without the links to contents that the site does not have. */
function homePage(language: string, { title, sections }: SiteAnswers, source?: string): string {
	const [, frontMatter = "", text = ""] = /^---\n([\s\S]*?)^---\n([\s\S]*)$/m.exec(sampleHomePage(language)) ?? [];
	const lines = frontMatter
		.split("\n")
		.filter((line) => sections.includes("docs") || !line.includes("link: /help/"))
		.filter((line) => sections.includes("news") || !line.includes("link: /news/"))
		.map((line) => line.replace("{title}", () => JSON.stringify(title)));
	return [
		"---",
		...lines.slice(0, -1),
		...(source !== undefined ? [`source: "${source}"`] : []),
		"---",
		...(hasTexts(language) ? [] : ["", englishNote(language)]),
		text.replace("{file}", `content/${language}/pages/index.md`),
	].join("\n");
}

/** Authors see it where they are to replace it. */
const englishNote = (language: string): string =>
	`> [!NOTE]\n> This text is in English. Replace it with one in ${new Intl.DisplayNames("en", { type: "language" }).of(language)}.`;
