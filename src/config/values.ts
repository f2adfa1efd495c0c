/** Schemas of values that several configuration keys share, and the wording of their messages. */
import * as v from "valibot";
import { isSafeImageUrl, linkUrlOf } from "../model/urls/url-safety.ts";
import type { DeepReadonly } from "./deep-readonly.ts";

/** A text that is the same in all locales, or one text per locale. A locale without its own text uses the default locale's. */
export type LocalizedText = string | Readonly<Record<string, string>>;

/** What an author writes. */
export type Input<Schema extends v.GenericSchema> = DeepReadonly<v.InferInput<Schema>>;

/** The same with the defaults filled in. */
export type Parsed<Schema extends v.GenericSchema> = DeepReadonly<v.InferOutput<Schema>>;

/** The values of keys with the defaults filled in, from the table of their schemas. */
export type ParsedKeys<Schemas extends v.ObjectEntries> = v.InferOutput<v.StrictObjectSchema<Schemas, undefined>>;

export const severity = v.picklist(["ignore", "log", "warn", "throw"]);

/** What a problem does to the build: nothing, a note, a warning, or an error that stops it. */
export type ReportingSeverity = v.InferOutput<typeof severity>;

const RECEIVED: Readonly<Record<string, string>> = { Object: "an object", Array: "an array", Function: "a function" };

/** The value that was written, for the end of a message: `"thow"`, `0`, `an object`. */
export const receivedText = ({ input, received }: v.BaseIssue<unknown>): string =>
	typeof input === "string" ? `"${input}"` : (RECEIVED[received] ?? received);

/** A message of the form `expected false or an object, got "yes"`. */
export const expected =
	(text: string) =>
	(issue: v.BaseIssue<unknown>): string =>
		`expected ${text}, got ${receivedText(issue)}`;

export const requiredText = v.pipe(v.string(), v.nonEmpty("must not be empty"));

export const localizedText: v.GenericSchema<LocalizedText> = v.union(
	[v.string(), v.record(v.string(), v.string())],
	expected("a string or an object with one string per locale"),
);

/** A link: a path of the site or a URL with a safe protocol. */
export const linkTarget = v.pipe(
	requiredText,
	v.check(
		(to) => linkUrlOf(to) !== undefined,
		expected("a path of the site or an https:, http:, mailto:, tel: or ftp: URL"),
	),
);

/** A URL or a path of the site to which paths are appended. */
export const linkBase = v.pipe(
	requiredText,
	v.check((to) => /^(?:https?:\/\/|\/(?!\/))/i.test(to), expected("an https: or http: URL, or a path of the site")),
);

export const imageUrl = v.pipe(requiredText, v.check(isSafeImageUrl, expected("the path or the URL of an image")));

/** Names of classes, separated by spaces. */
export const classNames = v.pipe(
	v.string(),
	v.check(
		(text) => text.split(" ").every((name) => /^[\w:./-]*$/.test(name)),
		expected("names of classes, separated by spaces"),
	),
);

export const integer = v.pipe(v.number(), v.integer(expected("a whole number")));
export const nonNegativeInteger = v.pipe(integer, v.minValue(0));
export const positiveInteger = v.pipe(integer, v.minValue(1));

export const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const off = v.pipe(
	v.literal(false, expected("false or an object")),
	v.transform(() => undefined),
);

/**
 * Either an object, or `false`, which becomes `undefined`. Selects the schema by the type of the value, so that messages
 * name the faulty key inside it.
 */
export const orFalse = <Schema extends v.GenericSchema>(schema: Schema) =>
	v.lazy((input) => (isObject(input) ? schema : off));

const hasOneTarget = (item: { to?: string | undefined; href?: string | undefined }) =>
	(item.to === undefined) !== (item.href === undefined);

/** A link has either `to` or `href`. */
export const oneTarget = <Link extends { to?: string | undefined; href?: string | undefined }>() =>
	v.check<Link, string>(hasOneTarget, 'needs either "to" (a page of this site) or "href" (any URL)');
