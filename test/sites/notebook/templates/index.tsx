import type { PageProps, Templates } from "ssg/react";
import { Document } from "./Document.tsx";
import { Main } from "./Main.tsx";
import { label, nameOf } from "./words.ts";

const titleOf = (props: PageProps): string =>
	`${nameOf(props)} ${props.chrome.site.titleDelimiter} ${props.chrome.site.title}`;

export default { Main, Document, titleOf, label } satisfies Templates;
