import type { PageProps, Templates } from "../src/react.ts";
import { Document } from "./Document.tsx";
import { baseUrlScript } from "./inline/base-url.ts";
import { beforePaint } from "./inline/before-paint.ts";
import Mermaid from "./islands/Mermaid.tsx";
import { Main } from "./Main.tsx";
import { descriptionOf, fullTitle, nameOf } from "./names.ts";
import { WholeSidebar } from "./parts/WholeSidebar.tsx";
import { label, stringsOf } from "./strings/index.ts";

/** The whole browser title of a page. */
const titleOf = ({ page, chrome }: PageProps): string =>
	fullTitle(nameOf(page, chrome, stringsOf(chrome.locale)), chrome);

export default {
	Main,
	Document,
	titleOf,
	descriptionOf: ({ page, chrome }) =>
		descriptionOf(page, chrome, stringsOf(chrome.locale)),
	Sidebar: WholeSidebar,
	islands: { Mermaid },
	inlineScripts: [beforePaint, baseUrlScript],
	label,
} satisfies Templates;
