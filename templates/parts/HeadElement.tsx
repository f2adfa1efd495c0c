import { createElement } from "react";
import type { HeadTag } from "../../src/model/head-tag.ts";

/** Attributes that React writes only for `true`. It writes others, in the spelling of HTML, only for a string. */
const BOOLEAN_ATTRIBUTES = ["async", "defer", "disabled"];

/** An element that the site adds to `<head>`. */
export const HeadElement = ({ tagName, attributes, innerHTML }: HeadTag) =>
	createElement(tagName, {
		...Object.fromEntries(
			Object.entries(attributes).map(([name, value]) => [
				name,
				value === true && !BOOLEAN_ATTRIBUTES.includes(name) ? "" : value,
			]),
		),
		...(innerHTML !== undefined && {
			dangerouslySetInnerHTML: { __html: innerHTML },
		}),
	});
