/**
 * Which files beside the content pages may link to and show, by type. They are served under the origin of the site, so
 * a type is safe only if no host gives it to browsers as something that they run.
 */

/**
 * Types that hosts know and browsers only show or download. Not among them: XML, which may have scripts of XHTML under
 * any name (`application/…+xml`), and types unknown to hosts, which browsers guess from the first bytes.
 */
const SAFE_TYPES = new Set(
	[
		"apng avif bmp gif heic heif ico jfif jpeg jpg png svg tif tiff webp", // SVG if its contents are harmless
		"aac flac m4a mid mp3 oga ogg opus wav weba",
		"avi m4v mkv mov mp4 mpeg mpg ogv webm srt vtt",
		"otf ttf woff woff2",
		"epub odg odp ods odt pdf doc docx ppt pptx rtf xls xlsx",
		"7z bz2 gz rar tar tgz xz zip zst",
		"csv geojson ics json log text toml tsv txt vcf yaml yml",
	].flatMap((types) => types.split(" ").map((type) => `.${type}`)),
);

/** Hosts take a compressed file for what it was before: `a.html.gz` may be sent as a page. */
const COMPRESSED = /\.(?:br|bz2|gz|xz|z|zst)$/i;

/** Types that browsers run, or read as a page. */
const ACTIVE = /\.(?:[sx]?html?|xht|svgz?|[cm]?js|css|wasm|xml|xslt?|rdf|swf)$/i;

/** Types that some servers run wherever they are in a name: `a.php.png`. */
const RUN_BY_SERVERS = /\.(?:php\d?|phtml|phar|cgi|pl|py|rb|sh|aspx?|ashx|asmx|cfm|jspx?|shtml?|stm)(?=\.)/i;

/**
 * The type for which a file is not published, with its dot and in lower case; `""` for a file without one, or with one
 * that is no plain word.
 *
 * @param allowed further types, in lower case
 * @example `.html` for `a.HTML`, `a.html.gz`; `.php` for `a.php.png`; `undefined` for `a.png`
 */
export function refusedTypeOf(path: string, allowed: readonly string[]): string | undefined {
	const name = path.slice(path.lastIndexOf("/") + 1);
	const last = /[^.](\.[\w-]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
	const inner = COMPRESSED.test(name) ? ACTIVE.exec(name.replace(COMPRESSED, "")) : null;
	const active = (inner ?? RUN_BY_SERVERS.exec(name))?.[0].toLowerCase();
	return [last, active].find(
		(type) => type !== undefined && !allowed.includes(type) && (type === active || !SAFE_TYPES.has(type)),
	);
}
