import type { PageProps, Templates } from "../src/react.ts";
import { baseUrlScript } from "./inline/base-url.ts";
import { beforePaintScript } from "./inline/before-paint.ts";
import Mermaid from "./islands/Mermaid.tsx";
import { Main } from "./Main.tsx";
import { PageDocument } from "./PageDocument.tsx";
import { fullTitleOf, pageDescriptionOf, pageNameOf } from "./page-names.ts";
import { FullSidebar } from "./parts/FullSidebar.tsx";
import { contentLabelOf, stringsOf, themeStrings } from "./strings/index.ts";

/** The document title: the page's name and the site's title. */
const browserTitleOf = ({ page, chrome }: PageProps): string =>
	fullTitleOf(pageNameOf(page, chrome, stringsOf(chrome.locale)), chrome);

export default {
	Main,
	Document: PageDocument,
	titleOf: browserTitleOf,
	descriptionOf: ({ page, chrome }) =>
		pageDescriptionOf(page, chrome, stringsOf(chrome.locale)),
	Sidebar: FullSidebar,
	islands: { Mermaid },
	inlineScripts: [beforePaintScript, baseUrlScript],
	strings: themeStrings,
	label: contentLabelOf,
} satisfies Templates;
