/** The marks of sidebar entries in front matter and in `_category_` files. */
import * as v from "valibot";
import type { SidebarBadge } from "../../../model/site/sidebar-marks.ts";
import { iconHint, iconHtml, isIconName } from "../components/icons.ts";
import { BADGE_TYPES } from "../components/theme-components.ts";
import type { FieldReader } from "./field-readers.ts";

const text = v.pipe(v.string(), v.nonEmpty());
const type = v.picklist([...BADGE_TYPES.keys()]);
const anyForm = v.union(
	[text, v.strictObject({ text, type }), v.strictObject({ text, variant: type })],
	"must be a word, or a mapping with a text and a type",
);

/** A word, or `{ text: Beta, type: warning }`. */
export const sidebarBadge = v.pipe(
	anyForm,
	v.transform((badge): SidebarBadge => {
		if (typeof badge === "string") return { text: badge, style: "tip" };
		return { text: badge.text, style: BADGE_TYPES.get("type" in badge ? badge.type : badge.variant) ?? "tip" };
	}),
);

export const BADGE_HINT = `write New, or { text: New, type: note }; the types are ${[...BADGE_TYPES.keys()].join(", ")}`;

/** The name of an icon. */
export const sidebarIcon = v.pipe(
	v.string("must be the name of an icon"),
	v.check(isIconName, ({ input }) => `has the unknown name "${input}"`),
	v.transform((name) => iconHtml(name)),
);

const markReader =
	<T>(schema: v.GenericSchema<unknown, T>, hintOf: (data: unknown) => string): FieldReader<T> =>
	({ name, value: { data }, report }) => {
		if (data === null) return;
		const { success, output, issues } = v.safeParse(schema, data);
		return success ? output : report(`${name} ${issues[0].message}`, hintOf(data));
	};

export const readSidebarBadge = markReader(sidebarBadge, () => BADGE_HINT);

export const readSidebarIcon = markReader(sidebarIcon, (data) => iconHint(String(data)));
