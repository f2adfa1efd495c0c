/** The tags and attributes that `safe` HTML may have: what documentation uses, without scripts and styles. */

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Tags inside text (https://html.spec.whatwg.org/#phrasing-content). */
const PHRASING_TAGS = wordSet(
	"a abbr audio b bdi bdo big br cite code data del dfn em font i img ins kbd mark picture q rp rt ruby s samp small source span strike strong sub sup time track tt u var video wbr",
);

/** Block-level tags. */
const BLOCK_TAGS = wordSet(
	"address article aside blockquote caption center col colgroup dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul",
);

const VOID_TAGS = wordSet("br col hr img source track wbr");

/** Disallowed tags whose content is not HTML. */
export const RAW_TEXT_TAGS = wordSet(
	"iframe math noembed noframes noscript plaintext script style svg template textarea title xmp",
);

const HEADING_TAGS = wordSet("h1 h2 h3 h4 h5 h6");

/** Tags that an opening tag implicitly closes if they are innermost. */
const CLOSED_BY: Readonly<Record<string, ReadonlySet<string>>> = {
	...Object.fromEntries([...HEADING_TAGS].map((tag) => [tag, HEADING_TAGS])),
	li: wordSet("li"),
	dt: wordSet("dt dd"),
	dd: wordSet("dt dd"),
	td: wordSet("td th"),
	th: wordSet("td th"),
	tr: wordSet("td th tr"),
	thead: wordSet("td th tr tbody caption colgroup"),
	tbody: wordSet("td th tr thead tbody caption colgroup"),
	tfoot: wordSet("td th tr tbody thead"),
};

/** The parents that some tags require. */
const REQUIRED_PARENTS: Readonly<Record<string, ReadonlySet<string>>> = {
	caption: wordSet("table"),
	col: wordSet("colgroup"),
	colgroup: wordSet("table"),
	dd: wordSet("dl div"),
	dt: wordSet("dl div"),
	figcaption: wordSet("figure"),
	li: wordSet("ul ol menu"),
	rp: wordSet("ruby"),
	rt: wordSet("ruby"),
	source: wordSet("picture audio video"),
	summary: wordSet("details"),
	tbody: wordSet("table"),
	td: wordSet("tr"),
	tfoot: wordSet("table"),
	th: wordSet("tr"),
	thead: wordSet("table"),
	tr: wordSet("table thead tbody tfoot"),
	track: wordSet("audio video"),
};

const AROUND_CELLS = wordSet("table thead tbody tfoot tr colgroup");

const GLOBAL_ATTRIBUTES = wordSet("class dir hidden id lang role title translate");

const TAG_ATTRIBUTES: Readonly<Record<string, ReadonlySet<string>>> = {
	a: wordSet("download href hreflang name rel target type"),
	audio: wordSet("autoplay controls loop muted preload src"),
	blockquote: wordSet("cite"),
	col: wordSet("align span valign width"),
	colgroup: wordSet("align span valign width"),
	data: wordSet("value"),
	del: wordSet("cite datetime"),
	details: wordSet("name open"),
	font: wordSet("color face size"),
	img: wordSet("align alt decoding height loading sizes src srcset width"),
	ins: wordSet("cite datetime"),
	li: wordSet("value"),
	ol: wordSet("reversed start type"),
	q: wordSet("cite"),
	source: wordSet("height media sizes src srcset type width"),
	table: wordSet("align border cellpadding cellspacing height width"),
	td: wordSet("abbr align colspan headers height rowspan scope valign width"),
	th: wordSet("abbr align colspan headers height rowspan scope valign width"),
	time: wordSet("datetime"),
	track: wordSet("default kind label src srclang"),
	ul: wordSet("type"),
	video: wordSet("autoplay controls height loop muted playsinline poster preload src width"),
};
const ALIGNMENT_ATTRIBUTES = wordSet("align height width");

export const isAllowedTag = (tag: string): boolean => PHRASING_TAGS.has(tag) || BLOCK_TAGS.has(tag);

export const isBlockTag = (tag: string): boolean => BLOCK_TAGS.has(tag);

export const isVoidTag = (tag: string): boolean => VOID_TAGS.has(tag);

/** Whether an opening tag implicitly closes the innermost open tag, as in HTML parsers. */
export const closesTag = (opening: string, innermost: string): boolean => CLOSED_BY[opening]?.has(innermost) ?? false;

/** A tag that must not be an ancestor of this one. */
export const excludedAncestor = (opening: string): string | undefined =>
	BLOCK_TAGS.has(opening) ? "p" : opening === "a" ? "a" : undefined;

/** The parents of which the tag requires one; `undefined` if it may appear anywhere. */
export const requiredParentsOf = (tag: string): ReadonlySet<string> | undefined => REQUIRED_PARENTS[tag];

/** Whether a tag is a part of a table that has no text of its own. */
export const holdsCellsOnly = (tag: string): boolean => AROUND_CELLS.has(tag);

export const isAllowedAttribute = (tag: string, name: string): boolean =>
	GLOBAL_ATTRIBUTES.has(name) ||
	/^aria-[a-z]+$/.test(name) ||
	(TAG_ATTRIBUTES[tag]?.has(name) ?? (BLOCK_TAGS.has(tag) && ALIGNMENT_ATTRIBUTES.has(name)));
