import type { PageProps, Templates } from "../src/react.ts";
import { Document } from "./Document.tsx";
import { Main } from "./Main.tsx";
import { fullTitle, nameOf } from "./names.ts";
import { label, stringsOf } from "./strings/index.ts";

/** The whole browser title of a page. */
const titleOf = ({ page, chrome }: PageProps): string =>
	fullTitle(nameOf(page, chrome, stringsOf(chrome.locale)), chrome);

export default { Main, Document, titleOf, label } satisfies Templates;
