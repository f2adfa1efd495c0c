import type { Files } from "../../site.ts";
import { type Corpus, hasNews, into } from "../corpus.ts";
import { stylesheet } from "../stylesheet.ts";
import type { Tool } from "../tool.ts";
import { hugo, hugoSettings } from "./hugo.ts";

/** Hugo with the outputs that ours has: highlighting by classes, search data, feeds, and two more files for each page. */
export const hugoFull: Tool = {
	...hugo,
	name: "hugo-full",
	site: (corpus) => ({
		...hugo.site(corpus),
		"config.json": JSON.stringify(fullSettings(corpus)),
		...into("layouts", layouts),
		...(hasNews(corpus) &&
			Object.fromEntries(corpus.locales.map((locale) => [`content/${locale}/news/_index.md`, newsSection]))),
		"static/site.css": stylesheet + highlighting,
	}),
};

const PAGE_FORMATS = ["html", "data", "markdownVersion"];
const FEED_FORMATS = ["rss", "atom", "jsonfeed"];

const newsSection = `---\ntitle: News\noutputs: [${[...PAGE_FORMATS, ...FEED_FORMATS].join(", ")}]\n---\n`;

const fullSettings = (corpus: Corpus) => ({
	...hugoSettings(corpus),
	mediaTypes: {
		"application/atom+xml": { suffixes: ["xml"] },
		"application/feed+json": { suffixes: ["json"] },
		"text/markdown": { suffixes: ["md"] },
	},
	outputFormats: {
		rss: { mediaType: "application/rss+xml", baseName: "rss" },
		atom: { mediaType: "application/atom+xml", baseName: "atom" },
		jsonfeed: { mediaType: "application/feed+json", baseName: "feed" },
		data: {
			mediaType: "application/json",
			baseName: "data",
			isPlainText: true,
		},
		markdownVersion: {
			mediaType: "text/markdown",
			baseName: "index",
			isPlainText: true,
		},
		search: {
			mediaType: "application/json",
			baseName: "search",
			isPlainText: true,
		},
	},
	outputs: {
		home: [...PAGE_FORMATS, "search"],
		section: PAGE_FORMATS,
		page: PAGE_FORMATS,
	},
	services: { rss: { limit: 20 } },
	markup: {
		goldmark: { renderer: { unsafe: true } },
		highlight: { noClasses: false },
	},
});

const data = `{{ dict "title" .Title "description" .Description "lang" .Lang "path" .RelPermalink "toc" .TableOfContents "main" .Content | jsonify }}
`;

const markdownVersion = `# {{ .Title }}

{{ .RawContent }}`;

const layouts: Files = {
	"_default/single.data.json": data,
	"_default/list.data.json": data,
	"_default/single.markdownVersion.md": markdownVersion,
	"_default/list.markdownVersion.md": markdownVersion,
	"index.search.json": `[{{ range $i, $page := .Site.RegularPages }}{{ if $i }},{{ end }}
{{ dict "title" .Title "path" .RelPermalink "description" .Description "headings" .Fragments.Identifiers "text" .Plain | jsonify }}{{ end }}]
`,
	"news/list.rss.xml": `{{ printf "<?xml version=\\"1.0\\" encoding=\\"utf-8\\"?>" | safeHTML }}
<rss version="2.0"><channel><title>{{ .Title }} | {{ .Site.Title }}</title><link>{{ .Permalink }}</link><description>{{ .Title }}</description><language>{{ .Lang }}</language>
{{ range first 20 .RegularPages }}<item><title>{{ .Title }}</title><link>{{ .Permalink }}</link><guid>{{ .Permalink }}</guid><pubDate>{{ .Date.Format "Mon, 02 Jan 2006 15:04:05 -0700" }}</pubDate><description>{{ .Content | html }}</description></item>
{{ end }}</channel></rss>
`,
	"news/list.atom.xml": `{{ printf "<?xml version=\\"1.0\\" encoding=\\"utf-8\\"?>" | safeHTML }}
<feed xmlns="http://www.w3.org/2005/Atom"><title>{{ .Title }} | {{ .Site.Title }}</title><id>{{ .Permalink }}</id><link href="{{ .Permalink }}"/><updated>{{ .Lastmod.Format "2006-01-02T15:04:05Z07:00" }}</updated>
{{ range first 20 .RegularPages }}<entry><title>{{ .Title }}</title><id>{{ .Permalink }}</id><link href="{{ .Permalink }}"/><updated>{{ .Date.Format "2006-01-02T15:04:05Z07:00" }}</updated><content type="html">{{ .Content | html }}</content></entry>
{{ end }}</feed>
`,
	"news/list.jsonfeed.json": `{{ $items := slice }}{{ range first 20 .RegularPages }}{{ $items = $items | append (dict "id" .Permalink "url" .Permalink "title" .Title "content_html" .Content "summary" .Summary "date_published" (.Date.Format "2006-01-02T15:04:05Z07:00")) }}{{ end }}{{ dict "version" "https://jsonfeed.org/version/1.1" "title" .Title "home_page_url" .Permalink "language" .Lang "items" $items | jsonify }}
`,
};

const highlighting = `.chroma .c, .chroma .c1, .chroma .cm { color: #6a737d }
.chroma .k, .chroma .kd, .chroma .kr { color: #d73a49 }
.chroma .s, .chroma .s1, .chroma .s2 { color: #032f62 }
.chroma .nt, .chroma .nb { color: #22863a }
.chroma .mi, .chroma .mf { color: #005cc5 }
`;
