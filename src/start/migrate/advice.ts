/** What the author of a project can do about what is not carried over as it is, by what it is. */
import { guideUrlOf } from "../../model/problems/manual.ts";

export const ADVICE = {
	"addresses with the end .html in VitePress":
		"addresses have no end here; a function in redirects in site.config.ts keeps the old ones",
	"attributes of elements of the head":
		"left out: the content security policy blocks event handlers; put the code into a file",
	"attributes of elements in texts":
		"left out: elements of a text have no attributes that run code or change the layout; use a class in place of `style`",
	"attributes of links in the navbar": "left out: the theme sets the attributes of links",
	"blogs without posts": "left out: the address was an empty list; add a redirect if something links to it",
	code: "not copied, because a build would run it: read it, then copy it yourself",
	"components in Markdown": `replaced by a placeholder that shows its title and its text, and what is between its tags; headings that it made of data are not there, nor are their anchors: write them in templates/index.tsx, see ${guideUrlOf("components")}`,
	"components of React pages":
		"replaced by what is between their tags, because they need a browser or a package: write them again, or as an island",
	components: `not copied: where the report shows an arrow, rename the file, because only files with the end .jsx or .tsx may have JSX; register those that Markdown uses in the theme, see ${guideUrlOf("components")}`,
	"containers of plugins":
		"their lines of colons are left out, and what is between them stays: write a component for what the plugin did",
	"custom elements":
		"left out, and the text between their tags stays: write a component for each, with a name such as LampSwitch, and change the tags",
	"configurations of folders":
		"left out: a locale has one sidebar for each path, and one navbar; add what they say to site.config.ts",
	customFields: "left out: only components of the project used them; import the values where a component needs them",
	"documents outside of the project":
		"not copied: copy the folder into the project, name it there in the configuration, and migrate again",
	"drawings in texts": "left out: save each as a file beside the page, and show it as a picture",
	"dynamic routes": "not copied: write a Markdown file for each page",
	"elements that pages cannot have":
		"left out, and the text between their tags stays, except that of styles: use elements of text, a component, or a style sheet that `theme.css` names",
	"elements with event handlers": "shown, but nothing happens: make each an island with its state",
	"elements of the head": "left out: only link, meta, script and style are possible",
	"file names":
		'not copied: a name with a control character, a backslash, or bytes that are not UTF-8 (shown as "\uFFFD") cannot become a URL; rename them',
	"expressions of MDX":
		"shown as `…`, because nothing runs them: write the value, or a component that makes what they show",
	"expressions of Vue":
		"shown as `…`, because nothing runs them: write the value, or a component that runs in the browser",
	"files whose path has a name with an underscore at its start":
		"copied, but no pages here: they are only included by others; rename those that are pages",
	"form elements": "left out of Markdown, and the text between their tags stays: make each an island with its state",
	// Code of the project is not copied into a configuration that is code, too.
	"functions in the configuration":
		"left out: write the value instead, or copy the function from the old configuration after you have read it",
	"further blogs":
		"not copied, because a site has one news section: copy the posts into its folder and give them a tag, whose page lists them, or build the blog as a site of its own with another `baseUrl`",
	"further folders of pages":
		"not copied, because a site has one folder of pages: copy the files into a folder in it that is named like their route",
	"groups without items in sidebars":
		"left out: a plugin or a script of the old site wrote their documents; write these as files, and add the group to docs.sidebars",
	"imports of files that are not there":
		"taken out, and the component became a placeholder: a plugin or a script of the old site wrote the file; write it to this place, and import it again",
	"includes of files that are not there":
		"made a comment: a plugin or a script of the old site wrote the file; write it to this place, and put `@include:` before its path",
	"allowed dead links":
		"left out: onBrokenLinks is for all links; write the addresses that exist outside of the site with their host",
	"anchors of placeholders":
		"lost until the component is written: links to them lead to the top of the page; give the component these ids, or write headings with `{#id}`",
	"anchors that code computes":
		"lost until the code is written again, which the place names: links to these headings lead to the top of the page; make the same ids in the component, or write the headings with `{#id}`",
	"home page": "written from the title and the tagline: complete it",
	"home page of Vue components":
		"written as a hero and features with the texts of the components, and with the picture and the code that the layout has beside the hero: complete it, or replace it by a React page",
	"keys of the configuration": "left out: it does not exist here",
	"keys of themeConfig": "left out: it does not exist here",
	"languages of other sites": "left out: a locale has its content here; add a link to the navbar",
	islands: `copied, and run in the browser only, so that the build runs no code of the project: read each, then take "browserOnly" off in templates/index.tsx, and the build shows its first state, see ${guideUrlOf("islands")}`,
	"large files": "copied; consider serving them from elsewhere, because each build and clone copies them again",
	"navbar items": "left out: items of this type do not exist here",
	"options of documents": "left out: they do not exist here",
	"options of redirects": "left out: write a function in redirects that returns the old addresses of a page",
	"options of the blog": "left out: they do not exist here",
	"pages of authors":
		"authors have no pages here, so their addresses lead to the news: write a page with the same `slug` for each that should stay, and take its redirect out",
	"patterns and rewrites of hosts":
		"left out, except the address in front of a `*`: write a function in redirects that returns the old addresses of a page, or keep them in a file of the host, such as netlify.toml",
	"locales without content":
		"left out, because all of their pages would be in the language of the default locale: add them to i18n.locales with a folder in content/ when there are translations",
	"pictures of team members":
		"left out, and the rest of each member is an entry of a list: save the pictures as files, and show them in the list",
	"players and frames":
		"videos of YouTube and Vimeo are the component Video, others a link: pages load nothing of other sites",
	"plugins for Markdown of the project": `not copied: each is started as a plugin of markdown-it in markdown/, see ${guideUrlOf("markdown-it-plugins")}`,
	"plugins not known": "left out: what they do must be done in another way, or is not needed",
	"React pages":
		"written as what they show, without the code that made it: compare each with the old site, and replace what is repeated by components",
	"React pages that cannot be rendered": "replaced by a page with their texts: complete it",
	"redirects that differ in case only":
		"left out: on some file systems their files are those of another page; a host can have them in its own configuration",
	rewrites: "left out: move the files, or give them a `slug` in their front matter",
	"rewrites of all addresses to one page":
		"not needed: each page is a file here, and an address without one shows 404.html; take the rule out of the file of the host",
	"rules of style sheets": `left out, because no page of the content has these classes, or the theme has other elements: write those that you need in a style sheet that \`theme.css\` names, see ${guideUrlOf("colors-and-logo")}`,
	"Sass and Less":
		"not compiled, and only variables of CSS at the root of a Sass file are taken: compile each once, such as with `npx sass old.scss styles/old.css`, and name the result in `theme.css`",
	"schemes of addresses":
		"a plugin sets `validateLink`, which has no effect here: links of other schemes than those of the web, mail and phones are refused, and listed below as unsafe-url",
	"scripts and styles without text":
		"left out of the head: code of a package writes them, which is not run: write the text to headTags, if you need it",
	"scripts in texts":
		"left out: a page runs no script that stands in its text; put the code into a file, and name that in `scripts`",
	"settings of menus in the navbar": "left out: add links beside the menu instead",
	"settings of versions": "left out: they do not exist here",
	"sidebar items": "left out: items of this type do not exist here",
	"style sheets": `not copied: styles/brand.css has their variables, their fonts, and the rules for classes that the content uses; the class names of the theme differ, see ${guideUrlOf("colors-and-logo")}`,
	"swizzled components": `not copied: replace parts of this theme instead, see ${guideUrlOf("layouts-and-parts")}`,
	"symbolic links": "not copied: they lead to a folder, out of the project, or nowhere; copy what they stand for",
	"theme and components": `not copied: write React components and a style sheet for this theme, see ${guideUrlOf("layouts-and-parts")}`,
	"translated messages of components":
		"not copied: React pages have theirs in their text, and only other components of the project used the rest",
	"unchecked files":
		"moved to public/assets/: beside content, a build refuses types and pictures that can run scripts; read them, and keep those that you trust",
	"versions without documents":
		"left out, because their folder is not there: a script of package.json may make it; run it, and migrate again",
} as const;

/** @example `swizzled components` */
export type Construct = keyof typeof ADVICE;
