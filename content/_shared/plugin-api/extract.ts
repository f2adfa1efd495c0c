/** Reads the declarations of the plugin API. They are simple enough to be read without a compiler. */
import type { ApiFacts, ClassFacts, MemberFacts, ParameterFacts, TypeFacts, TypeMemberFacts } from "./facts.ts";

/** Internal: plugins never see them. Joplin no longer declares the last one: nothing was ever passed at the start. */
const IGNORED = new Set(["Global", "JoplinFilters", "Implementation", "SyncStartEvent"]);

const DEPRECATED = "@deprecated ";

/** Later declarations add to classes of earlier ones, and replace members and types of the same name. */
export function extractFacts(source: string, declarations: readonly string[]): ApiFacts {
	const classes = new Map<string, ClassFacts>();
	const types = new Map<string, TypeFacts>();
	for (const { kind, name, body } of declarations.flatMap(statementsOf)) {
		if (IGNORED.has(name)) continue;
		if (kind === "class") {
			const known = classes.get(name)?.members ?? [];
			const members = new Map(known.map((member) => [member.name, member]));
			for (const member of body) {
				const facts = classMemberOf(member);
				if (facts) members.set(facts.name, facts);
			}
			classes.set(name, { name, members: [...members.values()] });
		} else if (kind === "type")
			types.set(name, {
				name,
				kind: "alias",
				type: body.join("; ").replace(/^\| /, ""),
				members: [],
			});
		else
			types.set(name, {
				name,
				kind,
				members: body.map(kind === "enum" ? enumMemberOf : propertyOf),
			});
	}
	return {
		source,
		classes: [...classes.values()],
		types: [...types.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
	};
}

interface DeclarationStatement {
	readonly kind: "class" | "interface" | "enum" | "type";
	readonly name: string;
	readonly body: readonly string[];
}

const STATEMENT = /^(?:export )?(?:default )?(?:declare )?(class|interface|enum|type) (\w+)/gm;

function statementsOf(declarations: string): DeclarationStatement[] {
	const text = withoutComments(declarations);
	return [...text.matchAll(STATEMENT)].map((match) => {
		const kind = match[1] as DeclarationStatement["kind"];
		const open = text.indexOf(kind === "type" ? "=" : "{", match.index + match[0].length);
		const [inner = ""] = splitAtDepth(text.slice(open + 1), /[;}]/);
		const body =
			kind === "type"
				? [inner]
				: splitAtDepth(splitAtDepth(text.slice(open + 1), /}/)[0] ?? "", kind === "enum" ? /,/ : /;/);
		return {
			kind,
			name: match[2] ?? "",
			body: body.map(normalized).filter((part) => part !== ""),
		};
	});
}

/** Of a documentation comment, only what counts here stays. */
const withoutComments = (text: string): string =>
	text
		.replace(/\/\*\*?(.*?)\*\//gs, (_, comment: string) => /@deprecated|@ignore/.exec(comment)?.[0].concat(" ") ?? "")
		.replace(/\/\/.*$/gm, "");

/** Splits where the separator is in no bracket. The rest after an unmatched closing bracket is the last part. */
function splitAtDepth(text: string, separator: RegExp): string[] {
	const parts: string[] = [];
	let depth = 0;
	let from = 0;
	for (let i = 0; i < text.length; i++) {
		const character = text[i] ?? "";
		if (depth === 0 && separator.test(character)) {
			parts.push(text.slice(from, i));
			from = i + 1;
		} else if ("([{<".includes(character)) depth++;
		else if (")]}".includes(character)) depth--;
		else if (character === ">" && text[i - 1] !== "=") depth--;
	}
	parts.push(text.slice(from));
	return parts;
}

/** On one line, with the spaces and quotes of one style. */
const normalized = (code: string): string =>
	code
		.replace(/\s+/g, " ")
		.replace(/([(<]) | ?,? (?=[)>](?!=))/g, "$1")
		.replace(/\) ?=> ?/g, ") => ")
		.replaceAll('"', "'")
		.trim();

function classMemberOf(code: string): MemberFacts | undefined {
	const isDeprecated = code.startsWith(DEPRECATED);
	const match = /^(?:(get) )?(\w+)(?:<(\w+)>)?\??(?:\((.*)\))?: (.*)$/.exec(code.replace(DEPRECATED, ""));
	const [, getter, name, typeParameter, parameters, type] = match ?? [];
	if (!name || !type || (!getter && parameters === undefined)) return undefined;
	return {
		name,
		type,
		...(typeParameter && { typeParameter }),
		...(!getter && { parameters: parametersOf(parameters ?? "") }),
		...(isDeprecated && { deprecated: true }),
	};
}

const parametersOf = (code: string): ParameterFacts[] =>
	splitAtDepth(code, /,/).flatMap((part) => {
		const match = /^(\.\.\.)?(\w+)(\?)?: (.*)$/.exec(part.trim());
		const [, rest, name = "", optional, type = ""] = match ?? [];
		return match
			? [
					{
						name,
						type,
						...(optional && { optional: true as const }),
						...(rest && { rest: true as const }),
					},
				]
			: [];
	});

function enumMemberOf(code: string): TypeMemberFacts {
	const [name = "", type = ""] = code.replace(DEPRECATED, "").split(" = ");
	return {
		name,
		type,
		...(code.startsWith(DEPRECATED) && { deprecated: true }),
	};
}

function propertyOf(code: string): TypeMemberFacts {
	const match = /^(\w+)(\?)?(\(.*\))?: (.*)$/.exec(code);
	const [, name = "", optional, parameters, type = ""] = match ?? [];
	return {
		name,
		type: (parameters ? `${parameters} => ${type}` : type).replace(/^\((('\w+'(?: \| )?)+)\)$/, "$1"),
		...(optional && { optional: true }),
	};
}
