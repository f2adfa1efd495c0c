/** `announcementBar`: a notice above every page. */
import * as v from "valibot";
import type { DeepReadonly } from "../../deep-readonly.ts";
import type { ParsedKeys } from "../../values.ts";
import { expected, type LocalizedText, localizedText, requiredText } from "../../values.ts";

export interface AnnouncementBarKeys {
	/**
	 * A notice above every page.
	 * @default no notice
	 * @example {
	 * 	id: "v2",
	 * 	content: "Version 2 is out. [What is new](/news/v2)",
	 * 	backgroundColor: "#0b6157",
	 * 	textColor: "#ffffff",
	 * }
	 */
	readonly announcementBar?: AnnouncementBarOptions;
}

export interface AnnouncementBarOptions {
	/**
	 * Identifies the notice. Readers who closed a notice see it again when it has a new id.
	 * @default "announcement-bar"
	 */
	readonly id?: string;
	/** The text, with inline Markdown. */
	readonly content: LocalizedText;
	/** A CSS color. @default the color of the theme */
	readonly backgroundColor?: string;
	/** A CSS color. @default the color of the theme */
	readonly textColor?: string;
	/** Whether readers can close the notice. @default true */
	readonly isCloseable?: boolean;
}

/** Only characters of colors, because the value goes into a `style` attribute. */
const cssColour = v.pipe(requiredText, v.regex(/^[#\w(),.%/ -]+$/, expected("a CSS colour, such as #0b6157")));

const announcementBarOptions = v.strictObject({
	id: v.exactOptional(requiredText, "announcement-bar"),
	content: localizedText,
	backgroundColor: v.exactOptional(cssColour),
	textColor: v.exactOptional(cssColour),
	isCloseable: v.exactOptional(v.boolean(), true),
});

export const announcementBarKeys = {
	announcementBar: v.exactOptional(announcementBarOptions),
};

export type AnnouncementBarConfig = DeepReadonly<v.InferOutput<typeof announcementBarOptions>>;

export const resolveAnnouncementBar = ({
	announcementBar,
}: ParsedKeys<typeof announcementBarKeys>): {
	readonly announcementBar?: AnnouncementBarConfig;
} => (announcementBar ? { announcementBar } : {});
