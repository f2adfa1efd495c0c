import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Html } from "../src/react.ts";

/** The markup of an element, for what is rendered once and placed on many pages. */
export const rendered = (element: ReactElement): Html =>
	renderToStaticMarkup(element) as Html;
