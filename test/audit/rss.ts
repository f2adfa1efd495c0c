/** The rules of RSS 2.0 (https://www.rssboard.org/rss-specification) and of its profile by the RSS Advisory Board. */
import {
	allOf,
	children,
	namesItself,
	notEmpty,
	one,
	optional,
	requiredAttribute,
	several,
	text,
	unless,
} from "./element-rules.ts";
import {
	isEmail,
	isLanguageTag,
	isMailDate,
	isMimeType,
	isWebAddress,
	relativeAddressesIn,
	repeatedIn,
} from "./values.ts";
import { childrenIn, textOf } from "./xml.ts";

/** RSS itself has none. */
const RSS = "";
const ATOM = "http://www.w3.org/2005/Atom";
const CONTENT = "http://purl.org/rss/1.0/modules/content/";

const isWhole = (value: string): boolean => /^\d+$/.test(value);

const address = text(isWebAddress, "an absolute address");
const date = text(isMailDate, "a date of RFC 822");
const person = text((value) => isEmail(value.replace(/ \(.*\)$/, "")), "an e-mail address");
const whole = text(isWhole, "a whole number");

const image = children(RSS, {
	url: one(address),
	title: one(),
	link: one(address),
	width: optional(whole),
	height: optional(whole),
	description: optional(),
});

const enclosure = allOf(
	requiredAttribute("url", isWebAddress, "an absolute address"),
	requiredAttribute("length", isWhole, "a whole number"),
	requiredAttribute("type", isMimeType, "a MIME type"),
);

const item = children(RSS, {
	title: optional(notEmpty),
	link: optional(address),
	description: optional(absoluteMarkup),
	author: optional(person),
	category: several(notEmpty),
	comments: optional(address),
	enclosure: optional(enclosure),
	guid: one(guidProblems),
	pubDate: optional(date),
	source: optional(),
});

const channel = children(RSS, {
	title: one(notEmpty),
	link: one(address),
	description: one(),
	language: optional(text(isLanguageTag, "a language tag")),
	copyright: optional(),
	managingEditor: optional(person),
	webMaster: optional(person),
	pubDate: optional(date),
	lastBuildDate: optional(date),
	category: several(notEmpty),
	generator: optional(),
	docs: optional(address),
	cloud: optional(),
	ttl: optional(whole),
	image: optional(image),
	textInput: optional(),
	skipHours: optional(),
	skipDays: optional(),
	item: several(allOf(titleOrDescription, item, contentProblems)),
});

export function rssProblems(root: Element, url: string): string[] {
	const version = root.getAttribute("version");
	return [
		...unless(version === "2.0", `version is "${version}", not "2.0"`),
		...children(RSS, { channel: one() })(root),
		...childrenIn(root, RSS, "channel").flatMap((element) => {
			const guids = childrenIn(element, RSS, "item").flatMap((item) => childrenIn(item, RSS, "guid").map(textOf));
			return [
				...channel(element),
				...repeatedIn(guids).map((guid) => `<guid> "${guid}" is not unique`),
				...namesItself(childrenIn(element, ATOM, "link"), url),
			];
		}),
	];
}

function titleOrDescription(item: Element): string[] {
	const count = ["title", "description"].flatMap((name) => childrenIn(item, RSS, name)).length;
	return unless(count > 0, "neither a <title> nor a <description>");
}

function contentProblems(item: Element): string[] {
	return childrenIn(item, CONTENT, "encoded").flatMap(absoluteMarkup);
}

function absoluteMarkup(element: Element): string[] {
	return relativeAddressesIn(textOf(element)).map((relative) => `"${relative}" has no scheme and host`);
}

function guidProblems(guid: Element): readonly string[] {
	const isPermaLink = guid.getAttribute("isPermaLink") ?? "true";
	if (isPermaLink !== "true" && isPermaLink !== "false") return [`isPermaLink is "${isPermaLink}"`];
	return isPermaLink === "true" ? address(guid) : notEmpty(guid);
}
