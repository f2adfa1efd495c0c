/** The types of configuration keys in TypeScript, as the reference shows them. */
import type { ObjectType, SchemaType, TypePart } from "./config-schema.ts";
import { code, fence } from "./page.ts";

const LOCALIZED_TEXT = "LocalizedText";

const LOCALIZED_TEXT_LINK = "[text by locale](index.md#localized-text)";

const MAX_TYPE_LENGTH = 100;

/** A type in TypeScript. The keys of an object are described below it, so that a long one names only its first keys. */
export function typeText(type: SchemaType): string {
	const text = typeScript(type, true);
	if (text === LOCALIZED_TEXT) return `[${code(text)}](index.md#localized-text)`;
	return text.includes(LOCALIZED_TEXT) ? `${code(text)}, see ${LOCALIZED_TEXT_LINK}` : code(text);
}

/** In characters. */
const MAX_UNION_LENGTH = 60;

/** A type in TypeScript as `typeText` has it, but a long union as a code block with a line for each part. */
export function typeBlock(type: SchemaType): string {
	const [only] = type;
	const list = type.length === 1 && only?.kind === "list" ? only.items : undefined;
	const parts = [...new Set((list ?? type).map((part) => partText(part, true)))];
	if (parts.length === 1 || parts.join().length <= MAX_UNION_LENGTH) return typeText(type);
	const lines = parts.map((text) => `| ${onLines(text)}`);
	const block = fence("ts", (list ? ["(", ...lines, ")[]"] : lines).join("\n"));
	return `\n\n${block}${parts.join().includes(LOCALIZED_TEXT) ? `\n\nSee ${LOCALIZED_TEXT_LINK}.` : ""}`;
}

/** A long object with a member on each line. */
const onLines = (text: string): string =>
	text.length <= MAX_UNION_LENGTH
		? text
		: text.replace(/^\{ (.*) \}/, (_, members: string) => `{\n    ${members.replaceAll("; ", ";\n    ")}\n  }`);

const typeScript = (type: SchemaType, isOuter = false): string =>
	[...new Set(type.map((part) => partText(part, isOuter)))]
		.map((text, _, { length }) => (length > 1 && text.includes("=>") ? `(${text})` : text))
		.join(" | ");

function partText(part: TypePart, isOuter: boolean): string {
	switch (part.kind) {
		case "object":
			return isOuter ? objectText(part) : "{ … }";
		case "list": {
			const text = typeScript(part.items, isOuter);
			return part.items.length > 1 || text.includes("=>") ? `(${text})[]` : `${text}[]`;
		}
		case "record":
			return `Record<string, ${typeScript(part.values, isOuter)}>`;
		case "plain":
			return flat(part.text);
		case "named":
			return part.text.includes("=>") && part.declarations.length === 0 ? flat(part.text) : part.name;
	}
}

function objectText({ keys }: ObjectType): string {
	const members = keys.map(({ name, isOptional, type }) => `${name}${isOptional ? "?" : ""}: ${typeScript(type)}`);
	let text = "";
	for (const member of members) {
		if (text.length + member.length > MAX_TYPE_LENGTH) return `{ ${text}… }`;
		text += `${member}; `;
	}
	return `{ ${text.slice(0, -2)} }`;
}

const flat = (text: string): string => text.replaceAll("readonly ", "").replace(/\s+/g, " ");
