/** `colorMode`: light and dark mode. */
import * as v from "valibot";
import type { ParsedKeys } from "../../values.ts";

export interface ColorModeKeys {
	/** Light and dark mode, between which readers switch. @default {} */
	readonly colorMode?: ColorModeOptions;
}

export interface ColorModeOptions {
	/** The mode before a reader has chosen one. @default "light" */
	readonly defaultMode?: "light" | "dark";
	/** Hides the switch. @default false */
	readonly disableSwitch?: boolean;
	/**
	 * The mode before a reader has chosen one is what the system prefers, and the switch has a third state for it.
	 * @default false
	 */
	readonly respectPrefersColorScheme?: boolean;
}

export const colorModeKeys = {
	colorMode: v.exactOptional(
		v.strictObject({
			defaultMode: v.exactOptional(v.picklist(["light", "dark"]), "light"),
			disableSwitch: v.exactOptional(v.boolean(), false),
			respectPrefersColorScheme: v.exactOptional(v.boolean(), false),
		}),
		{},
	),
};

export const resolveColorMode = ({
	colorMode: { defaultMode, disableSwitch, respectPrefersColorScheme },
}: ParsedKeys<typeof colorModeKeys>) => ({
	colorMode: {
		initial: respectPrefersColorScheme ? ("system" as const) : defaultMode,
		hasSwitch: !disableSwitch,
	},
});
