/** The attributes that authors may write in braces. */
import type { Env, Token } from "markdown-it";
import type { Entry } from "./braces.ts";
import { asEnvironment } from "./report.ts";

const NUMBER = /^\d{1,5}$/;
const ALIGNMENT = /^(?:left|right|center)$/;

/** The values that an attribute may have, and the elements that may have it when they are few. */
const ATTRIBUTES: Readonly<
	Record<string, { readonly value: RegExp; readonly tags?: readonly string[] }>
> = {
	id: { value: /^\S+$/ },
	class: { value: /\S/ },
	title: { value: /^/ },
	lang: { value: /^[A-Za-z]{2,3}(?:-[A-Za-z\d]+)*$/ },
	dir: { value: /^(?:ltr|rtl|auto)$/ },
	width: { value: NUMBER, tags: ["img"] },
	height: { value: NUMBER, tags: ["img"] },
	start: { value: NUMBER, tags: ["ol"] },
	align: { value: ALIGNMENT },
};

/** Whether an entry is an attribute of elements with a tag. */
export const allowedOn =
	(tag: string) =>
	({ key, value }: Entry): boolean => {
		if (value === undefined || !Object.hasOwn(ATTRIBUTES, key)) return false;
		const rule = ATTRIBUTES[key];
		if (!rule?.value.test(value)) return false;
		return rule.tags === undefined || rule.tags.includes(tag);
	};

/** Gives a token attributes; its ids become known to the page. Alignment is a class. */
export function setAttributes(
	env: Env,
	token: Token,
	entries: readonly Entry[],
): void {
	for (const { key, value = "" } of entries) {
		if (key === "class") token.attrJoin("class", value);
		else if (key === "align") token.attrJoin("class", `align-${value}`);
		else token.attrSet(key, value);
		if (key === "id") asEnvironment(env).ids.push(value);
	}
}
