import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Html } from "../src/react.ts";

/** Renders an element once, as HTML that many pages share. */
export const renderStatic = (element: ReactElement): Html => renderToStaticMarkup(element) as Html;
