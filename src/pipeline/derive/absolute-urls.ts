/** Makes all URLs absolute in content that is read outside its page, such as feeds. */
import { escapeHtml } from "../../model/text/escape-html.ts";

/**
 * Also matches a tag that is not closed, up to the end of the text: searching again from each `<` in it would be slow.
 */
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>?/gi;
const URL_ATTRIBUTE = /^\s(?:href|src|srcset|poster|cite|data)\s*=/i;
/** Any attribute, because the value of one may hold what looks like another. */
const ATTRIBUTE = /(\s[^\s"'=<>]+\s*=\s*)(?:"([^"]*)"|'([^']*)')/g;
/** Markup that only works on a page: buttons need its scripts, and heading links its styles. */
const PAGE_ONLY_MARKUP = [/<button\b[^<>]*>.*?(?:<\/button>|$)/gis, /<a class="heading-link"[^<>]*>.*?(?:<\/a>|$)/gs];

/** Returns the markup with absolute URLs, without buttons and heading links. Fragments link to the page. */
export function makeUrlsAbsolute(html: string, pageUrl: string): string {
	const content = PAGE_ONLY_MARKUP.reduce((text, part) => text.replace(part, ""), html);
	return content.replace(TAG, (tag) =>
		tag.replace(ATTRIBUTE, (attribute, start: string, double?: string, single?: string) => {
			if (!URL_ATTRIBUTE.test(start)) return attribute;
			const value = double ?? single ?? "";
			const whole = /srcset/i.test(start) ? absoluteSrcset(value, pageUrl) : absoluteAttributeValue(value, pageUrl);
			return `${start}"${whole}"`;
		}),
	);
}

/** The absolute form of a URL on a page; text that is not a valid URL is returned unchanged. */
export const resolveUrl = (address: string, pageUrl: string): string =>
	URL.canParse(address, pageUrl) ? new URL(address, pageUrl).href : address;

/** Absolute URLs are not parsed, so that they are not re-encoded. */
function absoluteAttributeValue(value: string, pageUrl: string): string {
	if (/^[a-z][a-z\d+.-]*:/i.test(value)) return value.replaceAll('"', "&quot;");
	return escapeHtml(resolveUrl(value.replaceAll("&amp;", "&"), pageUrl));
}

const absoluteSrcset = (value: string, pageUrl: string): string =>
	value
		.trim()
		.split(/,\s+/)
		.map((candidate) => {
			const [address = "", ...size] = candidate.trim().split(/\s+/);
			return [absoluteAttributeValue(address, pageUrl), ...size].join(" ");
		})
		.join(", ");
