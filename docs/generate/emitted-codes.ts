/** Finds the codes of all problems that the sources report, and how serious they are there. */
import type { Expression, Node } from "typescript/unstable/ast";
import {
	isCallExpression,
	isConditionalExpression,
	isIdentifier,
	isNoSubstitutionTemplateLiteral,
	isObjectLiteralExpression,
	isPropertyAccessExpression,
	isPropertyAssignment,
	isShorthandPropertyAssignment,
	isStringLiteral,
	isTemplateExpression,
	isVariableDeclaration,
} from "typescript/unstable/ast/is";
import type { Type } from "typescript/unstable/sync";
import type { Sources } from "./declarations.ts";

export interface EmittedCode {
	readonly code: string;
	/** `src/pipeline/check/links.ts:71` */
	readonly place: string;
	/** Absent if it is not written beside the code. */
	readonly severity?: string;
	/** The key of the configuration that sets the severity. */
	readonly severityKey?: string;
	/** With `…` in place of what depends on the case. */
	readonly messages: readonly string[];
}

/** A problem is an object with a code and a message. Codes that only a run can tell are listed in `unknown`. */
export function findEmittedCodes(sources: Sources, root: string) {
	const codes: EmittedCode[] = [];
	const unknown: string[] = [];
	const start = `${root.replace(/\/$/, "")}/`;
	for (const name of sources.program.getSourceFileNames().toSorted()) {
		const file = name.slice(start.length);
		if (!name.startsWith(start) || !/^(?:src|templates)\//.test(file)) continue;
		const source = sources.program.getSourceFile(name);
		if (!source || !/\bcode\b/.test(source.text)) continue;
		const visit = (node: Node): void => {
			const written = writtenProblem(node);
			if (written) {
				const line = source.text.slice(0, node.getStart()).split("\n").length;
				const place = `${file}:${line}`;
				const found = textsOf(written.code, sources);
				const messages = messagesOf(written.message, sources);
				const isPaired = isConditionalExpression(written.code) && messages.length === found?.length;
				if (found)
					codes.push(
						...found.map((code, index) => ({
							code,
							place,
							...severityOf(node),
							messages: isPaired ? messages.slice(index, index + 1) : messages,
						})),
					);
				else if (!isOtherProblem(written.code)) unknown.push(place);
			}
			node.forEachChild(visit);
		};
		source.forEachChild(visit);
	}
	return { codes, unknown };
}

/** The code of an object that describes a problem. */
function writtenProblem(node: Node): { readonly code: Node; readonly message: Node | undefined } | undefined {
	if (!isObjectLiteralExpression(node)) return;
	const names = node.properties.map(nameOf);
	// `configErrorOf` and others spread what they are given. Only the explanation of a code has a summary.
	const isProblem = (names.includes("message") || names.includes("severity")) && !names.includes("summary");
	const code = node.properties[names.indexOf("code")];
	if (!code || !isProblem) return;
	const message = writtenValueOf(node.properties[names.indexOf("message")]);
	const written = writtenValueOf(code);
	return written && { code: written, message };
}

const writtenValueOf = (property: Node | undefined): Node | undefined => {
	if (!property) return undefined;
	if (isShorthandPropertyAssignment(property)) return property.name;
	return isPropertyAssignment(property) ? property.initializer : undefined;
};

/** Spread properties have none. */
const nameOf = (property: Node): string | undefined =>
	isPropertyAssignment(property) || isShorthandPropertyAssignment(property) ? property.name.getText() : undefined;

/** `{ code: problem.code }` passes on the code of another problem. */
const isOtherProblem = (node: Node): boolean => isPropertyAccessExpression(node) && node.name.text === "code";

function textsOf(node: Node, sources: Sources): string[] | undefined {
	if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return [node.text];
	if (isConditionalExpression(node)) {
		const [one, other] = [node.whenTrue, node.whenFalse].map((branch) => textsOf(branch, sources));
		return one && other ? [...one, ...other] : undefined;
	}
	if (isTemplateExpression(node)) {
		let texts = [node.head.text];
		for (const { expression, literal } of node.templateSpans) {
			const values = literalTypes(typeOf(expression, sources));
			if (!values) return undefined;
			texts = texts.flatMap((text) => values.map((value) => text + value + literal.text));
		}
		return texts;
	}
	return literalTypes(typeOf(node, sources));
}

/** The texts of a message; none if only a run can tell. */
function messagesOf(node: Node | undefined, sources: Sources): string[] {
	if (!node) return [];
	if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return [node.text];
	if (isConditionalExpression(node))
		return [node.whenTrue, node.whenFalse].flatMap((branch) => messagesOf(branch, sources));
	if (isTemplateExpression(node)) {
		const text = node.templateSpans.reduce((before, { literal }) => `${before}…${literal.text}`, node.head.text);
		return [text.replace(/…+/g, "…")];
	}
	if (!isIdentifier(node)) return [];
	const symbol =
		sources.checker.getShorthandAssignmentValueSymbol(node.parent) ?? sources.checker.getSymbolAtLocation(node);
	const declaration = symbol?.valueDeclaration?.resolve();
	return declaration && isVariableDeclaration(declaration) ? messagesOf(declaration.initializer, sources) : [];
}

const typeOf = (node: Node, { checker }: Sources): Type | undefined => {
	const symbol = checker.getShorthandAssignmentValueSymbol(node.parent);
	return symbol ? checker.getTypeOfSymbol(symbol) : checker.getTypeAtLocation(node as Expression);
};

function literalTypes(type: Type | undefined): string[] | undefined {
	if (type?.isStringLiteralType()) return [type.value];
	if (!type?.isUnionType()) return undefined;
	const values = type.getTypes().map(literalTypes);
	return values.every((one) => one !== undefined) ? values.flat() : undefined;
}

function severityOf(problem: Node): Pick<EmittedCode, "severity" | "severityKey"> {
	if (!isObjectLiteralExpression(problem)) return {};
	const own = problem.properties.find((property) => nameOf(property) === "severity");
	if (own && isPropertyAssignment(own) && isStringLiteral(own.initializer)) return { severity: own.initializer.text };
	const call = problem.parent;
	if (isCallExpression(call) && call.expression.getText() === "withReportingSeverity")
		return { severityKey: call.arguments[0]?.getText().replace(/^(?:\w+\.)?config\./, "") ?? "" };
	return {};
}
