/** `<VPTeamMembers>` of VitePress, whose members are data in the script of the page: a list of them. */
import { parseLiteral, readLiteralAt } from "../../../pipeline/parse/components/syntax/literals.ts";
import { maskCode } from "../../../pipeline/parse/components/syntax/mask-code.ts";
import { escapeMarkdownLine } from "../../../pipeline/parse/text/escape-markdown.ts";
import { textOfHtml } from "../markdown-of-html.ts";
import type { MigrationNotes } from "../migration-notes.ts";
import { isRecord, listOf, textOf, type UntypedRecord } from "../untyped.ts";

const TEAM = /<VPTeamMembers\s[^<>]{0,200}?:members="([^"]{1,10000})"[^<>]{0,200}?(?:\/>|>\s*<\/VPTeamMembers>)/g;

/** A team whose members code computes stays a component. */
export function withTeamMembers(text: string, name: string, notes: MigrationNotes): string {
	if (!text.includes("<VPTeamMembers")) return text;
	const masked = maskCode(text);
	return text.replace(TEAM, (tag, expression: string, at: number) => {
		const members = masked.startsWith("<VPTeamMembers", at) ? listOf(literalOf(expression, text)).filter(isRecord) : [];
		if (members.length === 0) return tag;
		notes.add("pictures of team members", name);
		return `\n${members.map((member) => `- ${memberText(member)}`).join("\n")}\n`;
	});
}

/** A literal, or the constant with this name. */
function literalOf(expression: string, text: string): unknown {
	if (!/^[\w$]+$/.test(expression)) return parseLiteral(expression);
	const declaration = new RegExp(`\\bconst ${expression.replaceAll("$", "\\$")}\\b[^=\\n]{0,200}=`).exec(text);
	return declaration && readLiteralAt(text, declaration.index + declaration[0].length, new Map())?.value;
}

/** @example `**Ada**, Maintainer: She writes the parser. [GitHub](https://github.com/ada)` */
function memberText({ name, title, org, orgLink, desc, links }: UntypedRecord): string {
	const linkTo = (label: string, url: unknown) =>
		label && textOf(url) ? `[${escapeMarkdownLine(label)}](<${textOf(url)}>)` : escapeMarkdownLine(label);
	const role = [escapeMarkdownLine(textOf(title) ?? ""), linkTo(textOf(org) ?? "", orgLink)].filter(Boolean);
	const text = textOfHtml(textOf(desc) ?? "");
	return [
		[`**${escapeMarkdownLine(textOf(name) ?? "")}**`, ...role].join(", ") + (text && `: ${escapeMarkdownLine(text)}`),
		...listOf(links)
			.filter(isRecord)
			.map(({ icon, link, ariaLabel }) => linkTo(textOf(ariaLabel) ?? textOf(icon) ?? textOf(link) ?? "", link)),
	].join(" · ");
}
