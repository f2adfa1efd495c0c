/** How often an element may stand in another, and what it may hold: the common form of the rules for RSS and Atom. */
import type { XmlElement } from "./xml.ts";

export interface ChildRule {
	readonly min?: number;
	/** @default Infinity */
	readonly max?: number;
	/** What is wrong with it; each problem begins with a word about the value. */
	readonly check?: (element: XmlElement) => readonly string[];
}

export type ChildRules = Readonly<Record<string, ChildRule>>;

/** The problems of an element's children in one namespace; those of other namespaces are extensions. */
export function childProblems(parent: XmlElement, namespace: string, rules: ChildRules): string[] {
	const children = childrenIn(parent, namespace);
	const unknown = children
		.filter(({ name }) => !Object.hasOwn(rules, name))
		.map(({ name }) => `<${name}> does not belong in <${parent.name}>`);
	const others = Object.entries(rules).flatMap(([name, rule]) => {
		const found = children.filter((child) => child.name === name);
		return [
			...countProblems(parent.name, name, found.length, rule),
			...found.flatMap((child) =>
				(rule.check?.(child) ?? []).map((problem) => `<${name}> in <${parent.name}>: ${problem}`),
			),
		];
	});
	return [...unknown, ...others];
}

function countProblems(
	parent: string,
	name: string,
	count: number,
	{ min = 0, max = Number.POSITIVE_INFINITY }: ChildRule,
): string[] {
	if (count < min) return [`<${parent}> has no <${name}>`];
	if (count > max) return [`<${parent}> has ${count} <${name}>, and may have ${max}`];
	return [];
}

export const childrenIn = (parent: XmlElement, namespace: string, name?: string): XmlElement[] =>
	parent.children.filter((child) => child.namespace === namespace && (name === undefined || child.name === name));

/** A check of the element's text. */
export const text =
	(isRight: (text: string) => boolean, wanted: string) =>
	({ text }: XmlElement): string[] =>
		isRight(text) ? [] : [`"${text}" is not ${wanted}`];

export const notEmpty = text((value) => value !== "", "a text");
