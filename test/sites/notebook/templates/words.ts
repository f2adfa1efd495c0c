import type { LabelName, Locale, PageProps } from "ssg-docs/react";

const en = {
	contents: "Contents",
	languages: "Languages",
	borrowed: "There is no translation of this note.",
	tagged: "Notes on",
	tags: "Subjects",
	lost: "This page is torn out",
};
type Words = typeof en;

const he: Words = {
	contents: "תוכן",
	languages: "שפות",
	borrowed: "לרשימה זו אין תרגום.",
	tagged: "רשימות על",
	tags: "נושאים",
	lost: "הדף הזה נתלש",
};

export const wordsOf = ({ name }: Locale): Words => (name === "he" ? he : en);

/** What a page is called. */
export function nameOf({ page, chrome }: PageProps): string {
	const words = wordsOf(chrome.locale);
	if ("title" in page) return page.title;
	if (page.kind === "doc-tag") return `${words.tagged} ${page.tag.label}`;
	return page.kind === "tags" ? words.tags : words.lost;
}

/** This site needs no more of the words that stand inside a text. */
export const label = (_locale: Locale, name: LabelName, of = ""): string => of || `[${name}]`;
