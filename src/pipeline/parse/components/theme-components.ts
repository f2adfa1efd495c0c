/**
 * The components that Markdown may use in every site, with their props. What is written is checked against this table,
 * and the reference of components is made from it.
 */
import * as v from "valibot";
import type { PropsSchema } from "../../../model/content/component-use.ts";
import { ADMONITION_TYPES } from "../rules/containers/admonitions.ts";
import { isIconName } from "./icons.ts";
import { type RequiredContent, UNKNOWN_ICON } from "./prop-problems.ts";

export interface ThemeComponent {
	readonly props: PropsSchema;
	/** Other names of props, which have the same meaning. */
	readonly aliases?: Readonly<Record<string, string>>;
	/** Whether it is part of a paragraph, even if it is all of it. */
	readonly isInline?: true;
	/** What is between its tags, if it shows nothing without that; and the prop that may stand for it. */
	readonly content?: RequiredContent;
}

/** Names of badges, and the styles that they have. */
export const BADGE_TYPES: ReadonlyMap<string, string> = new Map([
	["note", "info"],
	["info", "info"],
	["primary", "info"],
	["tip", "tip"],
	["success", "tip"],
	["warning", "warning"],
	["caution", "warning"],
	["danger", "danger"],
	["important", "important"],
	["default", "default"],
	["secondary", "default"],
]);

/** The signs of admonitions, which the style sheet has, in the colours of their meaning. */
export const SIGN_NAMES = ["info", "tip", "important", "warning", "danger"];

/** The title of a schema is its type in the reference, as TypeScript, and the description is what the prop means. */
const described = <Schema extends v.GenericSchema>(schema: Schema, type: string, meaning: string) =>
	v.exactOptional(v.pipe(schema, v.title(type), v.description(meaning)));

/** JSX has texts in quotes and numbers in braces, and both are written for either. */
const textOrNumber = v.union([v.string(), v.number()]);
const text = (meaning: string) => described(textOrNumber, "string", meaning);
const address = (meaning: string) => described(v.string(), "string", `${meaning}: a path or a URL`);
const flag = (meaning: string) => described(v.boolean(), "boolean", meaning);
const A_NUMBER = "expected a number";
const number = (meaning: string) =>
	described(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/, A_NUMBER))], A_NUMBER), "number", meaning);
const oneOf = (values: readonly string[], meaning: string) =>
	described(v.picklist(values), values.map((value) => JSON.stringify(value)).join(" | "), meaning);
const icon = (meaning: string) =>
	described(
		v.pipe(
			v.string(),
			v.check((name) => SIGN_NAMES.includes(name) || isIconName(name), UNKNOWN_ICON),
		),
		"string",
		`${meaning}, by its [name](#Icon)`,
	);
const required = <Schema extends v.GenericSchema>({ wrapped }: v.ExactOptionalSchema<Schema, undefined>) => wrapped;
/** Docusaurus computes it from a page or a sidebar, which the component knows itself. */
export const COMPUTED = v.exactOptional(v.any());

const size = { width: number("The width in CSS pixels"), height: number("The height in CSS pixels") };
const image = {
	alt: text("The text for readers who do not see it"),
	title: text("Shown when a pointer rests on it"),
	...size,
};
const target = address("Where it leads");
const group = { groupId: text("Tabs and groups of code with the same name change together on all pages") };
const GROUP_ALIAS = { syncKey: "groupId" };

export const THEME_COMPONENTS: Readonly<Record<string, ThemeComponent>> = {
	Admonition: {
		props: v.strictObject({
			type: oneOf(ADMONITION_TYPES, "The kind. Default: `note`"),
			title: text("The title. Default: the name of the type in the language of the page"),
		}),
		content: { expected: "Markdown", orProp: "title" },
	},
	Badge: {
		props: v.strictObject({
			text: text("The word. It may stand between the tags as well"),
			type: oneOf([...BADGE_TYPES.keys()], "The kind. Default: `tip`"),
		}),
		aliases: { variant: "type" },
		isInline: true,
		content: { expected: "a word", orProp: "text" },
	},
	Card: {
		props: v.strictObject({
			title: text("The heading of the box"),
			icon: icon("The icon before the heading"),
			href: target,
		}),
		aliases: { to: "href" },
		content: { expected: "Markdown", orProp: "title" },
	},
	CardGrid: { props: v.strictObject({}), content: { expected: "<Card> or <LinkCard>" } },
	CodeGroup: { props: v.strictObject(group), aliases: GROUP_ALIAS, content: { expected: "blocks of code" } },
	Details: {
		props: v.strictObject({
			summary: text("What readers click"),
			open: flag("Shows the text from the start"),
		}),
		aliases: { title: "summary" },
		content: { expected: "the text that opens" },
	},
	DocCardList: { props: v.strictObject({ items: COMPUTED }) },
	FileTree: { props: v.strictObject({}), content: { expected: "a list of files" } },
	Head: { props: v.strictObject({}) },
	Icon: {
		props: v.strictObject({
			name: required(icon("The icon")),
			label: text("The text for readers who do not see the icon. Default: none, and screen readers skip it"),
		}),
		isInline: true,
	},
	Image: {
		props: v.strictObject({ src: required(address("The image")), ...image }),
		aliases: { img: "src" },
		isInline: true,
	},
	Link: {
		props: v.strictObject({ to: required(target) }),
		aliases: { href: "to" },
		isInline: true,
		content: { expected: "the text of the link" },
	},
	LinkCard: {
		props: v.strictObject({
			title: text("The text of the link. Default: the address"),
			icon: icon("The icon before it"),
			href: required(target),
			description: text("The line below"),
		}),
		aliases: { to: "href" },
	},
	SearchField: { props: v.strictObject({}) },
	Step: {
		props: v.strictObject({ title: text("The heading of the step") }),
		content: { expected: "Markdown", orProp: "title" },
	},
	Steps: { props: v.strictObject({}), content: { expected: "a numbered list or <Step>" } },
	TabItem: {
		props: v.strictObject({
			value: text("The name of the panel. Default: the value of `label`"),
			label: text("The label. Default: the value of `value`"),
			icon: icon("The icon before the label"),
			default: flag("This panel is shown first"),
		}),
		content: { expected: "Markdown" },
	},
	Tabs: {
		props: v.strictObject({
			...group,
			defaultValue: described(v.nullable(textOrNumber), "string | null", "The panel that is shown first"),
			queryString: described(
				v.union([v.string(), v.boolean()]),
				"string | true",
				"The parameter of the URL that has the choice; `true` is `groupId`",
			),
			values: described(
				v.array(v.looseObject({ value: v.string(), label: v.exactOptional(v.string()) })),
				"{ value: string; label?: string }[]",
				"Labels, for panels that have only a value",
			),
		}),
		aliases: GROUP_ALIAS,
	},
	ThemedImage: {
		props: v.strictObject({
			sources: required(
				described(
					v.strictObject({ light: v.exactOptional(v.string()), dark: v.exactOptional(v.string()) }),
					"{ light: string; dark?: string }",
					"The images",
				),
			),
			...image,
		}),
		isInline: true,
	},
	TOCInline: {
		props: v.strictObject({
			minHeadingLevel: number("The first level. Default: 2"),
			maxHeadingLevel: number("The last level. Default: 3"),
			toc: COMPUTED,
		}),
	},
	Video: {
		props: v.strictObject({
			src: address("The video"),
			youtube: text("The id of a video on YouTube, in place of `src`"),
			vimeo: text("The id of a video on Vimeo, in place of `src`"),
			poster: address("The picture that is shown before: a file of the site"),
			title: text("The name of the video"),
			...size,
		}),
	},
};

export const themeComponentOf = (name: string): ThemeComponent | undefined =>
	Object.hasOwn(THEME_COMPONENTS, name) ? THEME_COMPONENTS[name] : undefined;

export const isThemeComponent = (name: string): boolean => Object.hasOwn(THEME_COMPONENTS, name);

/** Whether a component is part of a paragraph, even if it is all of it. */
export const isInlineComponent = (name: string): boolean => themeComponentOf(name)?.isInline === true;
