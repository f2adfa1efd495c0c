/** The languages that can be highlighted, and their aliases. */

/** `name:alias,alias`, with the names of highlight.js's modules. The last aliases of some are additions. */
const LANGUAGE_NAMES = `
	1c abnf accesslog actionscript:as ada angelscript:asc apache:apacheconf applescript:osascript arcade arduino:ino
	armasm:arm asciidoc:adoc aspectj autohotkey:ahk autoit avrasm awk axapta:x++ bash:sh,zsh,shellscript basic bnf
	brainfuck:bf c:h cal capnproto:capnp ceylon clean:icl,dcl clojure-repl clojure:clj,edn cmake:cmake.in
	coffeescript:coffee,cson,iced coq cos:cls cpp:cc,c++,h++,hpp,hh,hxx,cxx crmsh:crm,pcmk crystal:cr csharp:cs,c# csp
	css d dart delphi:dpr,dfm,pas,pascal diff:patch django:jinja dns:bind,zone dockerfile:docker dos:bat,batch,cmd
	dsconfig dts dust:dst ebnf elixir:ex,exs elm erb erlang-repl erlang:erl excel:xlsx,xls fix flix fortran:f90,f95
	freedesktop:desktop,systemd fsharp:fs,f# gams:gms gauss:gss gcode:nc gherkin:feature glsl gml go:golang golo gradle
	graphql:gql groovy haml handlebars:hbs,html.hbs,html.handlebars,htmlbars haskell:hs haxe:hx hsp http:https hy:hylang
	inform7:i7 ini:toml,editorconfig,gitconfig,conf,cfg irpf90 isbl java:jsp javascript:js,jsx,mjs,cjs,es6
	jboss-cli:wildfly-cli json:jsonc,json5,webmanifest,geojson julia julia-repl:jldoctest kotlin:kt,kts,ktm,ktx
	lasso:lassoscript latex:tex ldif leaf less lisp livecodeserver livescript:ls llvm lsl lua:pluto
	makefile:mk,mak,make markdown:md,mkdown,mkd,mdx mathematica:mma,wl matlab maxima mel mercury:m,moo mipsasm:mips
	mizar mojolicious monkey moonscript:moon n1ql nestedtext:nt nginx:nginxconf nim nix:nixos node-repl nsis
	objectivec:objective-c,mm,objc,obj-c,obj-c++,objective-c++ ocaml:ml openscad:scad oxygene parser3 perl:pl,pm pf:pf.conf
	pgsql:postgres,postgresql php php-template pony powershell:pwsh,ps,ps1 processing:pde profile prolog
	properties:env,dotenv protobuf:proto puppet:pp purebasic:pb,pbi python-repl:pycon python:py,gyp,ipython q:k,kdb
	qml:qt r reasonml:re rib roboconf:graph,instances routeros:mikrotik rsl ruby:rb,gemspec,podspec,thor,irb
	ruleslanguage rust:rs sas scala scheme:scm scilab:sci scss shell:console,shellsession smali smalltalk:st sml sqf
	sql stan:stanfuncs stata:do,ado step21:p21,step,stp stylus:styl subunit swift taggerscript tap tcl:tk thrift tp
	twig:craftcms typescript:ts,tsx,mts,cts vala vbnet:vb vbscript-html vbscript:vbs verilog:v,sv,svh vhdl vim wasm wren
	x86asm xl:tao xml:html,xhtml,rss,atom,xjb,xsd,xsl,plist,wsf,svg,vue,svelte,astro,htm xquery:xpath,xq,xqm yaml:yml
	zephir:zep
`;

/** Languages embedded in others: CSS in HTML, HTML in JavaScript. */
const EMBEDDED_LANGUAGES: Readonly<Record<string, readonly string[]>> = {
	asciidoc: ["xml"],
	"clojure-repl": ["clojure"],
	coffeescript: ["javascript"],
	cos: ["javascript", "sql", "xml"],
	dart: ["markdown"],
	django: ["xml"],
	dockerfile: ["bash"],
	dust: ["xml"],
	erb: ["ruby", "xml"],
	haml: ["ruby"],
	handlebars: ["xml"],
	http: ["json", "xml"],
	javascript: ["css", "graphql", "xml"],
	"julia-repl": ["julia"],
	livescript: ["javascript"],
	markdown: ["xml"],
	mojolicious: ["perl", "xml"],
	nix: ["markdown"],
	"node-repl": ["javascript"],
	parser3: ["xml"],
	perl: ["mojolicious"],
	"php-template": ["php", "xml"],
	"python-repl": ["python"],
	qml: ["xml"],
	shell: ["bash"],
	tap: ["yaml"],
	twig: ["xml"],
	typescript: ["css", "graphql", "xml"],
	"vbscript-html": ["vbscript", "xml"],
	xml: ["css", "javascript"],
	xquery: ["xml"],
	yaml: ["ruby"],
};

/** Names for code that is not to be highlighted. */
const PLAIN_TEXT_NAMES = new Set(["", "text", "txt", "plaintext", "plain", "none", "ansi", "log", "output"]);

const CANONICAL_NAMES: ReadonlyMap<string, string> = new Map(
	LANGUAGE_NAMES.trim()
		.split(/\s+/)
		.flatMap((entry) => {
			const [name = "", aliases] = entry.split(":");
			return [name, ...(aliases?.split(",") ?? [])].map((alias): [string, string] => [alias, name]);
		}),
);

/** The name that highlight.js uses for a language; `undefined` for plain text and unknown languages. */
export const highlightLanguageOf = (name: string): string | undefined => CANONICAL_NAMES.get(name);

export const isPlainTextLanguage = (name: string): boolean => PLAIN_TEXT_NAMES.has(name);

/** All names and aliases of languages, for suggestions. */
export const languageNames = (): Iterable<string> => CANONICAL_NAMES.keys();

/** A language and all languages that may be embedded in it. */
export function embeddedLanguagesOf(language: string, found: Set<string> = new Set()): ReadonlySet<string> {
	if (found.has(language)) return found;
	found.add(language);
	for (const inner of EMBEDDED_LANGUAGES[language] ?? []) embeddedLanguagesOf(inner, found);
	return found;
}
