/** How often an element may stand in another, and what it may hold: the common form of the rules for RSS and Atom. */
import { childrenIn, textOf } from "./xml.ts";

/** What is wrong with an element. */
export type Check = (element: Element) => readonly string[];

interface ChildRule {
	readonly min?: number;
	/** @default Infinity */
	readonly max?: number;
	readonly check?: Check | undefined;
}

export type ChildRules = Readonly<Record<string, ChildRule>>;

export const one = (check?: Check): ChildRule => ({ min: 1, max: 1, check });
export const optional = (check?: Check): ChildRule => ({ max: 1, check });
export const several = (check?: Check): ChildRule => ({ check });

export const unless = (isRight: boolean, problem: string): string[] => (isRight ? [] : [problem]);

export const allOf =
	(...checks: readonly Check[]): Check =>
	(element) =>
		checks.flatMap((check) => check(element));

/** The problems of an element's children in one namespace; those of other namespaces are extensions. */
export const children =
	(namespace: string, rules: ChildRules): Check =>
	(parent) => {
		const all = childrenIn(parent, namespace);
		const unknown = all.filter(({ localName }) => !Object.hasOwn(rules, localName));
		return [
			...unknown.map(({ localName }) => `<${localName}> does not belong in <${parent.localName}>`),
			...Object.entries(rules).flatMap(([name, { min = 0, max = Number.POSITIVE_INFINITY, check }]) => {
				const found = all.filter(({ localName }) => localName === name);
				const problems = check ? found.flatMap((child) => check(child)) : [];
				return [
					...unless(found.length >= min, `<${parent.localName}> has no <${name}>`),
					...unless(found.length <= max, `<${parent.localName}> has ${found.length} <${name}>, and may have ${max}`),
					...problems.map((problem) => `<${name}> in <${parent.localName}>: ${problem}`),
				];
			}),
		];
	};

/** A check of the element's text. */
export const text =
	(isRight: (text: string) => boolean, wanted: string): Check =>
	(element) =>
		unless(isRight(textOf(element)), `"${textOf(element)}" is not ${wanted}`);

export const notEmpty = text((value) => value !== "", "a text");

/** A check of an attribute where there is one. */
export const attribute =
	(name: string, isRight: (value: string) => boolean, wanted: string): Check =>
	(element) => {
		const value = element.getAttribute(name);
		return unless(value === null || isRight(value), `${name} "${value}" is not ${wanted}`);
	};

export const requiredAttribute = (name: string, isRight: (value: string) => boolean, wanted: string): Check =>
	allOf(attribute(name, isRight, wanted), (element) => unless(element.hasAttribute(name), `no ${name}`));

/** A feed names its own address, once. */
export const namesItself = (links: readonly Element[], url: string): string[] => {
	const self = links.filter((link) => link.getAttribute("rel") === "self");
	return unless(self.length === 1 && self[0]?.getAttribute("href") === url, `no link with rel="self" names ${url}`);
};
