/** A badge in front matter and in `_category_` files: a word, or `{ text: Beta, type: warning }`. */
import * as v from "valibot";
import type { SidebarBadge } from "../../../model/site/sidebar-marks.ts";
import { BADGE_TYPES } from "../components/theme-components.ts";
import type { FieldReader } from "./field-readers.ts";

const text = v.pipe(v.string(), v.nonEmpty());
const type = v.picklist([...BADGE_TYPES.keys()]);
const anyForm = v.union(
	[text, v.strictObject({ text, type }), v.strictObject({ text, variant: type })],
	"must be a word, or a mapping with a text and a type",
);

export const sidebarBadge = v.pipe(
	anyForm,
	v.transform((badge): SidebarBadge => {
		if (typeof badge === "string") return { text: badge, style: "tip" };
		return { text: badge.text, style: BADGE_TYPES.get("type" in badge ? badge.type : badge.variant) ?? "tip" };
	}),
);

export const BADGE_HINT = `write New, or { text: New, type: note }; the types are ${[...BADGE_TYPES.keys()].join(", ")}`;

export const readSidebarBadge: FieldReader<SidebarBadge> = ({ name, value: { data }, report }) => {
	if (data === null) return;
	const { success, output, issues } = v.safeParse(sidebarBadge, data);
	return success ? output : report(`${name} ${issues[0].message}`, BADGE_HINT);
};
