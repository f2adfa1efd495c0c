import { splitWords } from "../text/split-words.ts";

/** The front matter keys that have a meaning of their own, as authors write them. */
export const FRONT_MATTER_KEY_NAMES = splitWords(
	"id title title_meta hide_title hide_table_of_contents toc_min_heading_level toc_max_heading_level",
	"banner description keywords image slug sidebar_label sidebar_position sidebar_class_name sidebar_icon sidebar_badge",
	"sidebar_custom_props displayed_sidebar tags pagination_label pagination_next pagination_prev",
	"custom_edit_url parse_number_prefixes last_update draft unlisted date authors wrapperClassName",
	"source search search_weight layout hero features prev next",
);

/** VitePress's keys that stand for several fields. */
export const FRONT_MATTER_GROUP_NAMES = ["outline", "head"] as const;

export type FrontMatterKeyName = (typeof FRONT_MATTER_KEY_NAMES)[number];
export type FrontMatterGroupName = (typeof FRONT_MATTER_GROUP_NAMES)[number];
