/** Elements of the head in the configuration of other generators. */
import type { HeadAttributes, HeadTagOptions } from "../../config/keys/head.ts";
import type { MigrationNotes } from "./migration-notes.ts";
import { shortened } from "./project-paths.ts";
import { recordOf, textOf } from "./untyped.ts";

interface UntypedTag {
	readonly name: unknown;
	readonly attributes: unknown;
	readonly text?: unknown;
}

/** The element, or `undefined` with a note if it cannot be in the head of a page here. */
export function migrateHeadTag(
	{ name, attributes, text }: UntypedTag,
	notes: MigrationNotes,
): HeadTagOptions | undefined {
	const tagName = textOf(name);
	const innerHTML = textOf(text);
	if (tagName !== "link" && tagName !== "meta" && tagName !== "script" && tagName !== "style") {
		notes.add("elements of the head", `<${tagName}>`);
		return undefined;
	}
	const needsText = tagName === "style" || (tagName === "script" && !textOf(recordOf(attributes).src));
	if (needsText && !innerHTML) {
		notes.add("scripts and styles without text", `<${tagName}>`);
		return undefined;
	}
	return { tagName, attributes: migrateAttributes(attributes, tagName, notes), ...(innerHTML && { innerHTML }) };
}

/** Without event handlers, which the content security policy blocks. */
export function migrateAttributes(attributes: unknown, element: string, notes: MigrationNotes): HeadAttributes {
	const { src, href, id } = recordOf(attributes);
	const which = textOf(src) ?? textOf(href) ?? textOf(id);
	const plain = Object.entries(recordOf(attributes)).filter(([name]) => {
		const isBlocked = /^(on|style$|innerHTML$)/i.test(name);
		if (isBlocked)
			notes.add("attributes of elements of the head", `<${element} ${name}>${which ? ` of ${shortened(which)}` : ""}`);
		return !isBlocked;
	});
	return Object.fromEntries(plain.map(([name, value]) => [name, typeof value === "boolean" ? value : String(value)]));
}
