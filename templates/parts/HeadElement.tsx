import { createElement } from "react";
import type { HeadTag } from "../../src/model/site/head-tag.ts";

/** React drops empty strings of attributes that it knows to be boolean. */
const BOOLEAN_ATTRIBUTES: ReadonlySet<string> = new Set(["async", "defer", "disabled"]);

/** An element that the site adds to `<head>`. The configuration may contain only attributes and texts that are safe here. */
export const HeadElement = ({ tagName, attributes, innerHTML }: HeadTag) =>
	createElement(tagName, {
		...Object.fromEntries(
			Object.entries(attributes).map(([name, value]) => [name, BOOLEAN_ATTRIBUTES.has(name) ? true : value]),
		),
		...(innerHTML !== undefined && {
			dangerouslySetInnerHTML: { __html: innerHTML },
		}),
	});
