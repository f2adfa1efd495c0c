/** `mermaid`: diagrams. */
import * as v from "valibot";
import type { ParsedKeys } from "../../values.ts";
import { requiredText } from "../../values.ts";

export interface MermaidKeys {
	/**
	 * Diagrams that Mermaid draws in the browser. Most are drawn by the build, in the colors of the theme.
	 * @default {}
	 */
	readonly mermaid?: MermaidOptions;
}

export interface MermaidOptions {
	/**
	 * Mermaid themes by color mode, https://mermaid.js.org/config/theming.html. The defaults stand for the colors of
	 * the site.
	 * @default {}
	 */
	readonly theme?: MermaidThemeOptions;
}

export interface MermaidThemeOptions {
	/**
	 * The theme in light mode.
	 * @default "default"
	 * @example "neutral"
	 */
	readonly light?: string;
	/**
	 * The theme in dark mode.
	 * @default "dark"
	 * @example "forest"
	 */
	readonly dark?: string;
}

export const mermaidKeys = {
	mermaid: v.exactOptional(
		v.strictObject({
			theme: v.exactOptional(
				v.strictObject({
					light: v.exactOptional(requiredText, "default"),
					dark: v.exactOptional(requiredText, "dark"),
				}),
				{},
			),
		}),
		{},
	),
};

export const resolveMermaid = ({ mermaid }: ParsedKeys<typeof mermaidKeys>) => ({
	mermaid: mermaid.theme,
});
