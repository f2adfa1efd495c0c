/** The pages of the plugin API reference: facts from the declarations, sentences from the descriptions. */
import { digestOfFile } from "../../../src/pipeline/parse/front-matter/digest.ts";
import { desktopOnly, since } from "./availability.ts";
import { examples } from "./examples.ts";
import type { ApiFacts, ClassFacts, MemberFacts, ParameterFacts, TypeFacts, TypeMemberFacts } from "./facts.ts";
import type { Descriptions } from "./texts.ts";

export const REFERENCE_FOLDER = "help/api/references/plugin_api";
const TYPES_PAGE = "types";
/** What a column of text has room for. */
const MAX_SIGNATURE_LENGTH = 60;

/** Ids of types that Joplin has removed. The type that replaces one keeps its id, so that links to it still work. */
const REPLACED_IDS: Readonly<Record<string, string>> = { SyncCompleteEvent: "syncstartevent" };

export interface ReferencePages {
	/** By file name. */
	readonly files: ReadonlyMap<string, string>;
	/** Keys without a description. */
	readonly missing: readonly string[];
	/** Descriptions that belong to nothing. */
	readonly unused: readonly string[];
}

/** @param originals The pages in the default locale, which translations are stamped with. */
export function referencePages(
	facts: ApiFacts,
	descriptions: Descriptions,
	originals?: ReadonlyMap<string, string>,
): ReferencePages {
	const { texts, summaries, entries } = descriptions;
	const missing: string[] = [];
	const used = new Set<string>();
	const accessors = accessorsOf(facts);
	const classes = new Map(facts.classes.map((each) => [each.name, each]));
	const types = new Map(facts.types.map((each) => [each.name, each]));

	function describe(...keys: readonly string[]): string {
		const key = keys.find((each) => each in entries);
		if (key === undefined) {
			missing.push(keys[0] ?? "");
			return "";
		}
		used.add(key);
		return linkNames(entries[key] ?? "");
	}

	const linkNames = (text: string): string =>
		text.replace(/\[\[([\w.]+)\]\]/g, (_, name: string) => {
			const [owner = "", member] = name.split(".");
			const accessor = accessors.get(owner);
			const label = accessor ? (member ? `${accessor}.${member}()` : accessor) : name;
			return `[\`${label}\`](${addressOf(owner, accessor ? member : undefined)})`;
		});

	function addressOf(owner: string, member?: string): string {
		const hash = member ? `#${member.toLowerCase()}` : "";
		const members = classes.get(owner)?.members;
		if (members && (!member || members.some(({ name }) => name === member))) return `./${fileNameOf(owner)}${hash}`;
		if (!types.has(owner)) throw new Error(`a description refers to ${owner}, which is unknown`);
		return `./${TYPES_PAGE}.md#${REPLACED_IDS[owner] ?? owner.toLowerCase()}`;
	}

	/** The first type of the reference in it is its link. */
	function typeLink(type: string): string {
		const code = `\`${type}\``;
		const name = (type.match(/\w+/g) ?? []).find((word) => types.has(word) || classes.has(word));
		return name ? `[${code}](${addressOf(name)})` : code;
	}

	function availability(...keys: readonly string[]): string[] {
		const version = keys.map((key) => since[key]).find(Boolean);
		const words = [
			...(version ? [texts.since(version)] : []),
			...(keys.some((key) => desktopOnly.has(key)) ? [texts.desktopOnly] : []),
		];
		return words.length > 0 ? [words.join(" ")] : [];
	}

	function methodSection(owner: string, member: MemberFacts): string[] {
		const key = `${owner}.${member.name}`;
		const { parameters = [], deprecated } = member;
		const text = describe(key);
		return [
			`## \`${member.name}\``,
			deprecated ? `**${texts.deprecated}** ${text}` : text,
			...(since[owner] ? [] : availability(key)).concat(since[owner] && since[key] ? availability(key) : []),
			fenced(signatureOf(member)),
			...memberTable(texts.type, [
				...parameters.map((parameter) => parameterRow(key, parameter)),
				...returnRows(key, unwrapped(member.type)),
			]),
			...(examples[key] ? [fenced(examples[key].trim(), texts.example)] : []),
		];
	}

	function parameterRow(key: string, { name, type, optional }: ParameterFacts): string[] {
		const description = describe(`${key}(${name})`, `(${name})`);
		return [`\`${name}\``, escapeCell(typeLink(type)), optional ? `${texts.optional} ${description}` : description];
	}

	/** None for a result that no plugin needs: its description is empty. */
	function returnRows(key: string, type: string): string[][] {
		const description = type === "void" ? "" : describe(`${key}()`);
		return description ? [[`**${texts.returns}**`, escapeCell(typeLink(type)), sentence(description)]] : [];
	}

	/** Names with their types or values; on a phone, each description is below its name. */
	const memberTable = (typeOrValue: string, rows: readonly (readonly string[])[]): string[] =>
		rows.length > 0 ? [table([texts.member, typeOrValue, texts.description], rows), "{.stacked}"] : [];

	function classPage(facts: ClassFacts, position: number): string {
		const { name, members } = facts;
		const accessor = accessors.get(name) ?? name;
		const label = accessor.replace("joplin.", "");
		const summary = summaries[name];
		if (!summary) missing.push(`summaries.${name}`);
		const methods = members
			.filter(({ parameters }) => parameters)
			.sort((a, b) => Number(a.deprecated ?? 0) - Number(b.deprecated ?? 0));
		const properties = members.filter(({ parameters }) => !parameters);
		return joined([
			frontMatter(name, {
				title: accessor,
				...(label !== accessor && { sidebar_label: label }),
				description: JSON.stringify(summary ?? ""),
				sidebar_position: String(position),
				tags: "[plugins, api]",
				keywords: `[${[name, ...methods.map((each) => `${accessor}.${each.name}`)].join(", ")}]`,
			}),
			describe(name),
			...availability(name),
			...(properties.length > 0
				? [
						table(
							[texts.member, texts.description],
							properties.map((property) => [
								`[\`${property.name}\`](${addressOf(property.type)})`,
								describe(`${name}.${property.name}`),
							]),
						),
					]
				: []),
			...methods.flatMap((member) => methodSection(name, member)),
		]);
	}

	const typeRow = (type: TypeFacts, member: TypeMemberFacts): string[] => {
		const key = `${type.name}.${member.name}`;
		const notes = [
			...(member.optional ? [texts.optional] : []),
			...(member.deprecated ? [`**${texts.deprecated}**`] : []),
			describe(key),
			...availability(key),
		];
		return [
			`\`${member.name}\``,
			type.kind === "enum" ? `\`${member.type}\`` : escapeCell(typeLink(member.type)),
			notes.join(" "),
		];
	};

	const typesPage = (position: number): string =>
		joined([
			frontMatter(TYPES_PAGE, {
				title: texts.typesTitle,
				sidebar_label: texts.typesLabel,
				description: JSON.stringify(texts.typesSummary),
				sidebar_position: String(position),
				tags: "[plugins, api]",
				keywords: `[${facts.types.map(({ name }) => name).join(", ")}]`,
			}),
			linkNames(texts.typesIntro),
			...facts.types.flatMap((type) => [
				`## \`${type.name}\`${REPLACED_IDS[type.name] ? ` {#${REPLACED_IDS[type.name]}}` : ""}`,
				describe(type.name),
				...availability(type.name),
				...(type.type ? [fenced(aliasOf(type.name, type.type))] : []),
				...memberTable(
					type.kind === "enum" ? texts.value : texts.type,
					type.members.map((member) => typeRow(type, member)),
				),
				...(examples[type.name] ? [fenced(examples[type.name]?.trim() ?? "", texts.example)] : []),
			]),
		]);

	function frontMatter(name: string, fields: Readonly<Record<string, string>>): string {
		const original = originals?.get(fileNameOf(name));
		const source = original && {
			source: JSON.stringify(digestOfFile(original)),
		};
		const lines = Object.entries({ ...fields, ...source });
		return ["---", ...lines.map(([key, value]) => `${key}: ${value}`), "---"].join("\n");
	}

	const ordered = [...facts.classes].sort((a, b) => (fileNameOf(a.name) < fileNameOf(b.name) ? -1 : 1));
	const files = new Map([
		...ordered.map((each, i) => [fileNameOf(each.name), classPage(each, i + 1)] as const),
		[fileNameOf(TYPES_PAGE), typesPage(ordered.length + 1)],
	]);
	const unused = [
		...Object.keys(entries).filter((key) => !used.has(key)),
		...Object.keys(summaries).filter((key) => !classes.has(key)),
	];
	return { files, missing, unused };
}

/** `JoplinViewsMenus` is `joplin.views.menus`: by class, from the properties that lead to it. */
function accessorsOf(facts: ApiFacts): ReadonlyMap<string, string> {
	const accessors = new Map([["Joplin", "joplin"]]);
	for (const [name, accessor] of accessors)
		for (const { parameters, name: property, type } of facts.classes.find((each) => each.name === name)?.members ?? [])
			if (!parameters) accessors.set(type, `${accessor}.${property}`);
	return accessors;
}

const fileNameOf = (name: string): string => `${name.replace(/\B[A-Z]/g, "_$&").toLowerCase()}.md`;

function signatureOf({ name, typeParameter, parameters = [], type }: MemberFacts): string {
	const list = parameters.map(
		(each) => `${each.rest ? "..." : ""}${each.name}${each.optional ? "?" : ""}: ${each.type}`,
	);
	const start = typeParameter ? `${name}<${typeParameter}>` : name;
	const line = `${start}(${list.join(", ")}): ${type}`;
	return line.length > MAX_SIGNATURE_LENGTH
		? `${start}(\n${list.map((each) => `\t${each},\n`).join("")}): ${type}`
		: line;
}

function aliasOf(name: string, type: string): string {
	const left = `type ${name}${/\bT\b/.test(type) ? "<T>" : ""} =`;
	const line = `${left} ${type};`;
	return line.length > MAX_SIGNATURE_LENGTH ? `${[left, ...unionLines(type)].join("\n\t")};` : line;
}

/** As many alternatives of a union on each line as a column of text has room for. */
function unionLines(type: string): string[] {
	const lines: string[] = [];
	for (const alternative of type.split(" | ")) {
		const line = lines.length > 0 ? `${lines.at(-1)} | ${alternative}` : alternative;
		if (lines.length > 0 && line.length < MAX_SIGNATURE_LENGTH) lines.splice(-1, 1, line);
		else lines.push(lines.length > 0 ? `| ${alternative}` : alternative);
	}
	return lines.length > 1 ? [`| ${lines[0]}`, ...lines.slice(1)] : lines;
}

const unwrapped = (type: string): string => /^Promise<(.*)>$/.exec(type)?.[1] ?? type;

const escapeCell = (text: string): string => text.replaceAll("|", "\\|");

const sentence = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const fenced = (code: string, title?: string): string => `\`\`\`ts${title ? ` title="${title}"` : ""}\n${code}\n\`\`\``;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
	[head, head.map(() => ":---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const joined = (parts: readonly string[]): string => `${parts.join("\n\n")}\n`;
