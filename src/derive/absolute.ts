/** Content that is read away from its page: every address in it is made whole. */

const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
const ADDRESS =
	/(\s(?:href|src|srcset|poster|cite|data)\s*=\s*)(?:"([^"]*)"|'([^']*)')/gi;
/** What serves readers of a page only: buttons wait for our scripts, and links of headings are drawn by our styles. */
const OURS =
	/<button\b[^>]*>.*?<\/button>|<a\b[^>]*\bclass="heading-link"[^>]*>.*?<\/a>/gis;

/** The markup with whole addresses, without buttons and links of headings; fragments lead to the page. */
export function absoluteMarkup(html: string, pageUrl: string): string {
	return html.replace(OURS, "").replace(TAG, (tag) =>
		tag.replace(
			ADDRESS,
			(_, start: string, double?: string, single?: string) => {
				const value = double ?? single ?? "";
				const whole = /srcset/i.test(start)
					? absoluteSet(value, pageUrl)
					: absoluteValue(value, pageUrl);
				return `${start}"${whole}"`;
			},
		),
	);
}

/** The whole address of one that stands on a page; what cannot be read as an address stays as it is. */
export const absoluteAddress = (address: string, pageUrl: string): string =>
	URL.canParse(address, pageUrl) ? new URL(address, pageUrl).href : address;

/** Whole addresses stay untouched, so that nothing is encoded anew without need. */
function absoluteValue(value: string, pageUrl: string): string {
	if (/^[a-z][a-z\d+.-]*:/i.test(value)) return value.replaceAll('"', "&quot;");
	const address = absoluteAddress(value.replaceAll("&amp;", "&"), pageUrl);
	return address.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}

const absoluteSet = (value: string, pageUrl: string): string =>
	value
		.trim()
		.split(/\s*,\s+/)
		.map((candidate) => {
			const [address = "", ...size] = candidate.split(/\s+/);
			return [absoluteValue(address, pageUrl), ...size].join(" ");
		})
		.join(", ");
