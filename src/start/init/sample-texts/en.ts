import type { SampleTexts } from "./texts.ts";

export const en: SampleTexts = {
	help: "Help",
	news: "News",
	description: "Documentation and news in several languages, with a search and a menu.",
	welcome: "Welcome! This page is a Markdown file in `content`. Change it, and the preview follows.",
	readHelp: "Read the help",
	readNews: "Read the news",
	tryIt: "An interactive component",
	island:
		"Most of a page works without JavaScript. This button is an island, a React component that also runs in the browser:",
	clicks: "Clicks",
	articleEnd: "Is something missing? Tell us.",
	helpPage: `Each page of the help is a Markdown file. The folders become the categories of the sidebar.

- [Write in Markdown](writing.md)

## Add a page

\`\`\`sh
npx ssg new doc "Frequently asked questions"
\`\`\`

## Translate a page

Copy the file to the same path in the folder of the other language, and translate it. Until then, readers see the
original, with a notice.
`,
	writing: {
		title: "Write in Markdown",
		text: `Text can be **bold** or *italic*, and [link to other pages](index.md). The build checks every link.

> [!TIP]
> Alerts like this one stand out from the text.

## Code

Code is highlighted, and readers can copy it:

\`\`\`js
const greeting = "Hello";
\`\`\`

## Tables

| command | what it does |
| --- | --- |
| \`npm run watch\` | shows the site and follows your changes |
| \`npm run build\` | builds the site into \`dist\` |
`,
	},
	post: {
		title: "Our site is online",
		text: `This is the first post. Add another with \`npx ssg new post "What is new"\`; readers can subscribe to all posts in their feed
reader.
`,
	},
};
