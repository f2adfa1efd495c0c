/** The rules of RSS 2.0 (https://www.rssboard.org/rss-specification) and of its profile by the RSS Advisory Board. */
import { type ChildRules, childProblems, childrenIn, notEmpty, text } from "./element-rules.ts";
import {
	isEmail,
	isLanguageTag,
	isMailDate,
	isMimeType,
	isWebAddress,
	relativeAddressesIn,
	repeatedIn,
} from "./values.ts";
import type { XmlElement } from "./xml.ts";

/** RSS itself has none. */
const RSS = "";
const ATOM = "http://www.w3.org/2005/Atom";
const CONTENT = "http://purl.org/rss/1.0/modules/content/";

const address = text(isWebAddress, "an absolute address");
const date = text(isMailDate, "a date of RFC 822");
const person = text((value) => isEmail(value.replace(/ \(.*\)$/, "")), "an e-mail address");
const whole = text((value) => /^\d+$/.test(value), "a whole number");

const CHANNEL: ChildRules = {
	title: { min: 1, max: 1, check: notEmpty },
	link: { min: 1, max: 1, check: address },
	description: { min: 1, max: 1 },
	language: { max: 1, check: text(isLanguageTag, "a language tag") },
	copyright: { max: 1 },
	managingEditor: { max: 1, check: person },
	webMaster: { max: 1, check: person },
	pubDate: { max: 1, check: date },
	lastBuildDate: { max: 1, check: date },
	category: { check: notEmpty },
	generator: { max: 1 },
	docs: { max: 1, check: address },
	cloud: { max: 1 },
	ttl: { max: 1, check: whole },
	image: {
		max: 1,
		check: (image) =>
			childProblems(image, RSS, {
				url: { min: 1, max: 1, check: address },
				title: { min: 1, max: 1 },
				link: { min: 1, max: 1, check: address },
				width: { max: 1, check: whole },
				height: { max: 1, check: whole },
				description: { max: 1 },
			}),
	},
	textInput: { max: 1 },
	skipHours: { max: 1 },
	skipDays: { max: 1 },
	item: { check: itemProblems },
};

const ITEM: ChildRules = {
	title: { max: 1, check: notEmpty },
	link: { max: 1, check: address },
	description: { max: 1, check: absoluteMarkup },
	author: { max: 1, check: person },
	category: { check: notEmpty },
	comments: { max: 1, check: address },
	enclosure: { max: 1, check: enclosureProblems },
	guid: { min: 1, max: 1, check: guidProblems },
	pubDate: { max: 1, check: date },
	source: { max: 1 },
};

export function rssProblems(root: XmlElement, url: string): string[] {
	const version = root.attributes.version;
	const channel = childrenIn(root, RSS, "channel")[0];
	return [
		...(version === "2.0" ? [] : [`version is "${version}", not "2.0"`]),
		...childProblems(root, RSS, { channel: { min: 1, max: 1 } }),
		...(channel ? channelProblems(channel, url) : []),
	];
}

function channelProblems(channel: XmlElement, url: string): string[] {
	const guids = childrenIn(channel, RSS, "item").flatMap((item) =>
		childrenIn(item, RSS, "guid").map(({ text }) => text),
	);
	const self = childrenIn(channel, ATOM, "link").filter(({ attributes }) => attributes.rel === "self");
	return [
		...childProblems(channel, RSS, CHANNEL),
		...repeatedIn(guids).map((guid) => `<guid> "${guid}" is not unique`),
		...(self.length === 1 && self[0]?.attributes.href === url ? [] : [`no <atom:link rel="self"> names ${url}`]),
	];
}

function itemProblems(item: XmlElement): string[] {
	const isNamed = ["title", "description"].some((name) => childrenIn(item, RSS, name).length > 0);
	return [
		...(isNamed ? [] : ["neither a <title> nor a <description>"]),
		...childProblems(item, RSS, ITEM),
		...childrenIn(item, CONTENT, "encoded").flatMap(absoluteMarkup),
	];
}

function absoluteMarkup({ text }: XmlElement): string[] {
	return relativeAddressesIn(text).map((relative) => `"${relative}" has no scheme and host`);
}

function guidProblems(guid: XmlElement): string[] {
	const { isPermaLink = "true" } = guid.attributes;
	if (isPermaLink !== "true" && isPermaLink !== "false") return [`isPermaLink is "${isPermaLink}"`];
	return isPermaLink === "true" ? address(guid) : notEmpty(guid);
}

function enclosureProblems({ attributes }: XmlElement): string[] {
	const { url = "", length = "", type = "" } = attributes;
	return [
		...(isWebAddress(url) ? [] : [`url "${url}" is not an absolute address`]),
		...(/^\d+$/.test(length) ? [] : [`length "${length}" is no number`]),
		...(isMimeType(type) ? [] : [`type "${type}" is no MIME type`]),
	];
}
