/** The attributes that authors may write in braces. */
import type { Token } from "markdown-it";
import type { BraceEntry } from "../rules/inline/braces.ts";

const PIXELS = /^\d{1,5}$/;
const ALIGNMENT = /^(?:left|right|center)$/;

/** The valid values of each attribute, and the tags that may have it unless all may. */
const ALLOWED_ATTRIBUTES: Readonly<Record<string, { readonly value: RegExp; readonly tags?: readonly string[] }>> = {
	id: { value: /^\S+$/ },
	class: { value: /\S/ },
	title: { value: /^/ },
	lang: { value: /^[A-Za-z]{2,3}(?:-[A-Za-z\d]+)*$/ },
	dir: { value: /^(?:ltr|rtl|auto)$/ },
	width: { value: PIXELS, tags: ["img"] },
	height: { value: PIXELS, tags: ["img"] },
	start: { value: PIXELS, tags: ["ol"] },
	align: { value: ALIGNMENT },
};

/** Whether an entry is a valid attribute of elements with this tag. */
export const isAllowedOn =
	(tag: string) =>
	({ key, value }: BraceEntry): boolean => {
		if (value === undefined || !Object.hasOwn(ALLOWED_ATTRIBUTES, key)) return false;
		const rule = ALLOWED_ATTRIBUTES[key];
		if (!rule?.value.test(value)) return false;
		return rule.tags === undefined || rule.tags.includes(tag);
	};

/** Adds attributes to a token. Alignment becomes a class. */
export function setAttributes(token: Token, entries: readonly BraceEntry[]): void {
	for (const { key, value = "" } of entries) {
		if (key === "class") token.attrJoin("class", value);
		else if (key === "align") token.attrJoin("class", `align-${value}`);
		else token.attrSet(key, value);
	}
}
