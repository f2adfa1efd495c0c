import { spawnSync } from "node:child_process";
import path from "node:path";
import type { Files } from "../../site.ts";
import { below, type Corpus, into, labelOf, pagesOf, withoutSlug } from "../corpus.ts";
import { stylesheet } from "../stylesheet.ts";
import type { Tool } from "../tool.ts";

/** Layouts as a theme for documentation has them: the section's pages beside the text, the headings, search data. */
export const hugo: Tool = {
	name: "hugo",
	packages: [],
	version: () => /v([\d.]+)/.exec(spawnSync("hugo", ["version"], { encoding: "utf8" }).stdout ?? "")?.[1],
	site: (corpus) => ({
		"config.json": JSON.stringify(hugoSettings(corpus)),
		...into("layouts", layouts),
		...Object.assign({}, ...corpus.locales.map((locale) => into(`content/${locale}`, contentOf(corpus, locale)))),
		...into("static", below(corpus.files, "static")),
		"static/site.css": stylesheet,
	}),
	source: (page, locale) => `content/${locale}/${asSection(page)}`,
	command: () => ["hugo", "--quiet"],
	server: {
		command: (_, port) => [
			"hugo",
			"server",
			"--bind=127.0.0.1",
			`--baseURL=http://127.0.0.1:${port}/`,
			`--port=${port}`,
		],
		serves: "html",
		request: (page) => `${page}/`,
	},
	output: "public",
	outputTo: (folder) => ["--destination", folder],
	caches: ["resources", ".hugo_build.lock"],
};

export const hugoSettings = ({ locales }: Corpus) => ({
	baseURL: "https://joplinapp.org/",
	title: "Joplin",
	defaultContentLanguage: locales[0],
	languages: Object.fromEntries(
		locales.map((locale, i) => [
			locale,
			{
				languageName: labelOf(locale),
				contentDir: `content/${locale}`,
				weight: i + 1,
			},
		]),
	),
	disableKinds: ["taxonomy", "term"],
	outputs: { home: ["HTML", "RSS", "JSON"], section: ["HTML", "RSS"] },
	markup: { goldmark: { renderer: { unsafe: true } } },
});

const asSection = (page: string): string => page.replace(/(^|\/)index\.md$/, "$1_index.md");

/** Every folder becomes a section. */
function contentOf(corpus: Corpus, locale: string): Files {
	const pages = (["help", "news"] as const).flatMap((area) =>
		pagesOf(corpus, locale, area).map(({ path: name, text }) => [`${area}/${name}`, text] as const),
	);
	const folders = new Set(pages.flatMap(([name]) => foldersAbove(name)));
	return {
		"_index.md": titled("Joplin"),
		...Object.fromEntries([...folders].map((folder) => [`${folder}/_index.md`, titled(path.posix.basename(folder))])),
		...Object.fromEntries(pages.map(([name, text]) => [asSection(name), withoutSlug(text)])),
	};
}

const titled = (title: string): string => `---\ntitle: ${title}\n---\n`;

function foldersAbove(name: string): string[] {
	const folder = path.posix.dirname(name);
	return folder === "." ? [] : [folder, ...foldersAbove(folder)];
}

const layouts: Files = {
	"_default/baseof.html": `<!doctype html>
<html lang="{{ .Lang }}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{{ .Title }} | {{ .Site.Title }}</title>
<link rel="stylesheet" href="/site.css">
</head>
<body>
<header><a href="{{ "/" | relLangURL }}">{{ .Site.Title }}</a> <a href="{{ "/news/" | relLangURL }}">News</a> <a href="{{ "/help/" | relLangURL }}">Help</a></header>
<div class="columns">
<nav>{{ partialCached "sidebar.html" . .Lang .CurrentSection.RelPermalink }}</nav>
<main>{{ block "main" . }}{{ end }}</main>
</div>
</body>
</html>
`,
	"_default/single.html": `{{ define "main" }}<h1>{{ .Title }}</h1>{{ .Content }}<aside>{{ .TableOfContents }}</aside>{{ end }}`,
	"_default/list.html": `{{ define "main" }}<h1>{{ .Title }}</h1>{{ .Content }}
{{ $shown := .Paginate .RegularPages 10 }}
{{ range $shown.Pages }}<article><h2><a href="{{ .RelPermalink }}">{{ .Title }}</a></h2><p>{{ .Summary }}</p></article>{{ end }}
{{ template "_internal/pagination.html" . }}{{ end }}`,
	"index.html": `{{ define "main" }}<h1>{{ .Title }}</h1>{{ .Content }}{{ end }}`,
	"index.json": `[{{ range $i, $page := .Site.RegularPages }}{{ if $i }},{{ end }}
{{ dict "title" $page.Title "path" $page.RelPermalink "text" $page.Plain | jsonify }}{{ end }}]
`,
	"partials/sidebar.html": `{{ $here := .CurrentSection }}{{ with .Site.GetPage "/help" }}<ul>
{{ range .RegularPages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}
{{ range .Sections }}{{ partial "section.html" (dict "section" . "here" $here) }}{{ end }}
</ul>{{ end }}`,
	"partials/section.html": `{{ $here := .here }}{{ $open := or (eq .section $here) (.section.IsAncestor $here) }}<li><a href="{{ .section.RelPermalink }}">{{ .section.Title }}</a>
{{ if $open }}<ul>
{{ range .section.RegularPages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}
{{ range .section.Sections }}{{ partial "section.html" (dict "section" . "here" $here) }}{{ end }}
</ul>{{ end }}</li>`,
	"_default/_markup/render-link.html": `{{ $address := urls.Parse .Destination }}{{ $target := .Destination }}
{{- if and (not $address.Scheme) (strings.HasSuffix $address.Path ".md") }}
{{- with .Page.GetPage (replaceRE "(^|/)index\\\\.md$" "\${1}_index.md" $address.Path) }}{{ $target = .RelPermalink }}{{ end }}
{{- with $address.Fragment }}{{ $target = printf "%s#%s" $target . }}{{ end }}
{{- end }}<a href="{{ $target | safeURL }}">{{ .Text | safeHTML }}</a>`,
};
