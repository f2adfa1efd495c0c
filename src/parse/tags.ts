/** The tags and attributes that `safe` HTML may have: everything that documentation uses, and nothing that runs or styles. */

const list = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Tags that stand within a line of text. */
const PHRASING = list(
	"a abbr audio b bdi bdo big br cite code data del dfn em font i img ins kbd mark picture q rp rt ruby s samp small source span strike strong sub sup time track tt u var video wbr",
);

/** Tags that stand on lines of their own. */
const BLOCKS = list(
	"address article aside blockquote caption center col colgroup dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul",
);

const VOID = list("br col hr img source track wbr");

/** Refused tags whose content is no HTML. */
export const RAW = list(
	"iframe math noembed noframes noscript plaintext script style svg template textarea title xmp",
);

/** The tags that an opening tag ends, when one of them is the innermost open one. */
const ENDED_BY: Readonly<Record<string, ReadonlySet<string>>> = {
	li: list("li"),
	dt: list("dt dd"),
	dd: list("dt dd"),
	td: list("td th"),
	th: list("td th"),
	tr: list("td th tr"),
	thead: list("td th tr tbody caption colgroup"),
	tbody: list("td th tr thead tbody caption colgroup"),
	tfoot: list("td th tr tbody thead"),
};

/** The only places of some tags. */
const PARENTS: Readonly<Record<string, ReadonlySet<string>>> = {
	caption: list("table"),
	col: list("colgroup"),
	colgroup: list("table"),
	dd: list("dl div"),
	dt: list("dl div"),
	figcaption: list("figure"),
	li: list("ul ol menu"),
	rp: list("ruby"),
	rt: list("ruby"),
	source: list("picture audio video"),
	summary: list("details"),
	tbody: list("table"),
	td: list("tr"),
	tfoot: list("table"),
	th: list("tr"),
	thead: list("table"),
	tr: list("table thead tbody tfoot"),
	track: list("audio video"),
};

const GLOBAL = list("class dir hidden id lang role title translate");

const ATTRIBUTES: Readonly<Record<string, ReadonlySet<string>>> = {
	a: list("download href hreflang name rel target type"),
	audio: list("autoplay controls loop muted preload src"),
	blockquote: list("cite"),
	col: list("align span valign width"),
	colgroup: list("align span valign width"),
	data: list("value"),
	del: list("cite datetime"),
	details: list("name open"),
	font: list("color face size"),
	img: list("align alt decoding height loading sizes src srcset width"),
	ins: list("cite datetime"),
	li: list("value"),
	ol: list("reversed start type"),
	q: list("cite"),
	source: list("height media sizes src srcset type width"),
	table: list("align border cellpadding cellspacing height width"),
	td: list("abbr align colspan headers height rowspan scope valign width"),
	th: list("abbr align colspan headers height rowspan scope valign width"),
	time: list("datetime"),
	track: list("default kind label src srclang"),
	ul: list("type"),
	video: list(
		"autoplay controls height loop muted playsinline poster preload src width",
	),
};
const ALIGNED = list("align height width");

export const isAllowed = (tag: string): boolean =>
	PHRASING.has(tag) || BLOCKS.has(tag);

export const isBlock = (tag: string): boolean => BLOCKS.has(tag);

export const isVoid = (tag: string): boolean => VOID.has(tag);

/** Whether an opening tag ends the innermost open one, as an HTML reader would. */
export const ends = (opening: string, innermost: string): boolean =>
	ENDED_BY[opening]?.has(innermost) ?? false;

/** The tag that cannot be open anywhere around this one. */
export const excludedBy = (opening: string): string | undefined =>
	BLOCKS.has(opening) ? "p" : opening === "a" ? "a" : undefined;

/** The tags that one of must be right around this one; nothing where it may stand anywhere. */
export const parentsOf = (tag: string): ReadonlySet<string> | undefined =>
	PARENTS[tag];

export const isAllowedAttribute = (tag: string, name: string): boolean =>
	GLOBAL.has(name) ||
	/^aria-[a-z]+$/.test(name) ||
	(ATTRIBUTES[tag]?.has(name) ?? (BLOCKS.has(tag) && ALIGNED.has(name)));
