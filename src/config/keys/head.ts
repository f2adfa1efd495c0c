/** What the `<head>` of every page has besides the theme's own elements, and what the content security policy allows. */
import * as v from "valibot";
import { type HeadTag, urlAttributeOf } from "../../model/site/head-tag.ts";
import { urlKindOf } from "../../model/urls/url-safety.ts";
import { expected, type Input, isObject, linkTarget, type ParsedKeys } from "../values.ts";
import { policySources } from "./csp.ts";

/** Names with a meaning of their own in React are excluded. */
const isAttributeName = (name: string): boolean =>
	/^[a-z][a-z\d:._-]*$/i.test(name) && !/^(?:children|key|ref)$/i.test(name);

const INTEGRITY = /^sha(?:256|384|512)-[\w+/]+={0,2}$/;

const isIntegrity = (value: string | boolean): boolean =>
	typeof value === "string" && value.split(/\s+/).every((hash) => INTEGRITY.test(hash));

const attributeValue = v.union([v.string(), v.boolean()], expected("a string, true or false"));

/** Checks the attributes that have rules of their own, and reports each at its key. */
function checkAttributes({ dataset, addIssue }: v.RawCheckContext<Record<string, string | boolean>>): void {
	if (!dataset.typed) return;
	const { value: input } = dataset;
	for (const [key, value] of Object.entries(input)) {
		const message = attributeProblem(key, value);
		if (message === undefined) continue;
		addIssue({ message, path: [{ type: "object", origin: "value", input, key, value }] });
	}
}

function attributeProblem(name: string, value: string | boolean): string | undefined {
	if (/^on|^style$/i.test(name)) return `the attribute ${name} holds code, which the content security policy forbids`;
	if (!isAttributeName(name)) return `"${name}" cannot be set here: it is not the name of a plain attribute`;
	if (/^(?:src|href)$/i.test(name) && !v.is(linkTarget, value)) return "expected a path in public/ or an https: URL";
	if (/^integrity$/i.test(name) && !isIntegrity(value)) return "expected hashes such as sha384-…";
	return undefined;
}

const attributes = v.pipe(v.record(v.string(), attributeValue), v.rawCheck(checkAttributes));

/** Either a URL, or attributes of which one is the URL. */
const linkedFile = (urlAttribute: "href" | "src") =>
	v.lazy((input) =>
		isObject(input)
			? v.pipe(
					attributes,
					v.check((given) => typeof given[urlAttribute] === "string", `needs "${urlAttribute}"`),
				)
			: linkTarget,
	);

const headTag = v.pipe(
	v.strictObject({
		/** The name of the element. */
		tagName: v.picklist(["link", "meta", "script", "style"]),
		/** The attributes of the element by name. `true` is an attribute without a value, and `false` none. */
		attributes: v.exactOptional(attributes, {}),
		/** The text of a script or a style sheet. @default none */
		innerHTML: v.exactOptional(
			v.pipe(
				v.string(),
				// The second would make the parser of HTML read past the end of the script.
				v.check((text) => !/<\/(?:script|style)|<!--/i.test(text), 'must not contain "</script", "</style" or "<!--"'),
			),
		),
	}),
	v.check(
		({ tagName, innerHTML }) => innerHTML === undefined || tagName === "script" || tagName === "style",
		'only "script" and "style" have "innerHTML"',
	),
	v.check(
		({ tagName, attributes, innerHTML }) =>
			tagName !== "script" || (innerHTML === undefined) !== (attributes.src === undefined),
		'a script needs either "src" or "innerHTML"',
	),
);

/** `true` is an attribute without a value, and `false` none. */
export type HeadAttributes = Input<typeof attributes>;
export type HeadTagOptions = Input<typeof headTag>;

export const headKeys = {
	/**
	 * Scripts of every page: a path in `public/`, the URL of another site, or an object with `src` and attributes. The
	 * content security policy allows the origin of a URL, or the script alone if it has `integrity`.
	 * @example [{ src: "https://stats.example/script.js", defer: true, "data-domain": "docs.example.org" }]
	 */
	scripts: v.exactOptional(v.array(linkedFile("src")), []),
	/**
	 * Style sheets of every page, after those of the theme: a path in `public/`, the URL of another site, or an object
	 * with `href` and attributes. The content security policy allows the origin of a URL.
	 * @example ["/brand.css", { href: "https://fonts.example/inter.css", media: "screen" }]
	 */
	stylesheets: v.exactOptional(v.array(linkedFile("href")), []),
	/**
	 * Elements in the `<head>` of every page. The content security policy allows inline scripts and styles by their hash.
	 * @example [{ tagName: "meta", attributes: { name: "theme-color", content: "#0b6157" } }]
	 */
	headTags: v.exactOptional(v.array(headTag), []),
	/**
	 * Sources that are added to the content security policy, by directive. `["'none'"]` replaces the sources that the
	 * directive has. Origins and hashes of what `headTags` loads are added by themselves.
	 * @example { "frame-src": ["https://www.youtube-nocookie.com"] }
	 */
	csp: v.exactOptional(policySources, {}),
};

type HeadTagConfig = HeadTag & {
	/** The key that describes the element, for messages. */
	readonly configKey: string;
};

/** In the order of the page: style sheets, elements, scripts. */
export const resolveHead = ({
	scripts,
	stylesheets,
	headTags,
}: ParsedKeys<typeof headKeys>): readonly HeadTagConfig[] => [
	...stylesheets.map((sheet, index) =>
		createHeadTag(`stylesheets[${index}]`, "link", {
			rel: "stylesheet",
			...(typeof sheet === "string" ? { href: sheet } : sheet),
		}),
	),
	...headTags.map(({ tagName, attributes, innerHTML }, index) => ({
		...createHeadTag(`headTags[${index}]`, tagName, attributes),
		...(innerHTML !== undefined && { innerHTML }),
	})),
	...scripts.map((script, index) =>
		createHeadTag(`scripts[${index}]`, "script", typeof script === "string" ? { src: script } : script),
	),
];

function createHeadTag(configKey: string, tagName: HeadTag["tagName"], given: HeadAttributes): HeadTagConfig {
	const written = Object.fromEntries(
		Object.entries(given)
			.filter(([, value]) => value !== false)
			.map(([name, value]) => [name.toLowerCase(), value === true ? "" : String(value)]),
	);
	const tag = { configKey, tagName, attributes: written };
	const url = written[urlAttributeOf(tag) ?? ""];
	// Browsers verify files of other sites only if they were requested with CORS.
	const needsCors = written.integrity !== undefined && url && urlKindOf(url) === "external";
	return needsCors ? { ...tag, attributes: { crossorigin: "anonymous", ...written } } : tag;
}
