/** The attributes of a raw tag: those that are allowed, their addresses as holes. */
import type { MarkdownIt } from "markdown-it";
import type { Location } from "../model/problem.ts";
import { type Environment, mark } from "./environment.ts";
import { addressOf } from "./images.ts";
import { isLocal, outward } from "./links.ts";
import type { Attribute } from "./scan.ts";
import { isAllowedAttribute } from "./tags.ts";

/** Where a tag stands: what its attributes write to, and the place of an offset in its text. */
export interface Setting {
	readonly md: MarkdownIt;
	readonly env: Environment;
	readonly locate: (offset: number) => Location;
}

/** A tag's attributes that may stay; what goes is reported. */
export function attributesOf(
	tag: string,
	written: readonly Attribute[],
	setting: Setting,
): Map<string, string> {
	const kept = new Map<string, string>();
	for (const attribute of written) {
		const name =
			tag === "a" && attribute.name === "name" ? "id" : attribute.name;
		if (kept.has(name)) continue;
		const value = isAllowedAttribute(tag, attribute.name)
			? settled(name, attribute, setting)
			: undefined;
		if (value === undefined) refuse(tag, attribute, setting);
		else kept.set(name, value);
	}
	if (tag === "a") leadOut(kept);
	return kept;
}

/** The text of a value: entities decoded, as a browser would. */
export const textOf = (md: MarkdownIt, value: string): string =>
	// `unescapeAll` also reads Markdown's backslashes, which HTML does not have.
	md.utils.unescapeAll(value.replaceAll("\\", "\\\\"));

function settled(
	name: string,
	{ value = "", valueAt }: Attribute,
	{ md, env, locate }: Setting,
): string | undefined {
	const text = textOf(md, value);
	switch (name) {
		case "id":
			if (text) env.ids.push(text);
			return text;
		case "href": {
			const href = addressIn(md, text);
			if (href === undefined || !isLocal(href)) return href;
			return mark(env, { kind: "link", href, at: locate(valueAt) });
		}
		case "src":
		case "poster": {
			const src = addressIn(md, text);
			return src === undefined
				? undefined
				: addressOf(env, src, locate(valueAt));
		}
		case "srcset":
			return candidates(text, (address) => {
				const src = addressIn(md, address);
				return src && addressOf(env, src, locate(valueAt));
			});
		case "cite":
			return addressIn(md, text);
		default:
			return text;
	}
}

/** An address in the form that Markdown's have; nothing when it would run something. Browsers skip control characters in it. */
export function addressIn(md: MarkdownIt, text: string): string | undefined {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
	const address = text.replace(/[\u0000-\u001f\u007f]+/g, "").trim();
	return md.validateLink(address) ? md.normalizeLink(address) : undefined;
}

/** A `srcset` with other addresses; nothing when one of them is refused. */
function candidates(
	text: string,
	change: (address: string) => string | undefined,
): string | undefined {
	const changed = text
		.split(/,\s+|,$/)
		.filter(Boolean)
		.map((candidate) => {
			const [address = "", ...descriptors] = candidate.trim().split(/\s+/);
			const to = change(address);
			return to && [to, ...descriptors].join(" ");
		});
	return changed.every(Boolean) ? changed.join(", ") : undefined;
}

function leadOut(attributes: Map<string, string>): void {
	const target = attributes.get("target");
	const outside = outward(attributes.get("href") ?? "");
	for (const [name, value] of outside) attributes.set(name, value);
	if (target && outside.length === 0) attributes.set("rel", "noopener");
}

function refuse(
	tag: string,
	{ name, at }: Attribute,
	{ env, locate }: Setting,
): void {
	env.problems.push({
		severity: "warning",
		code: "html-attribute",
		message: `the attribute \`${name}\` of <${tag}> is not kept`,
		at: locate(at),
	});
}
