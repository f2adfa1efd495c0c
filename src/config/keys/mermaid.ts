/** `mermaid`: diagrams. */
import * as v from "valibot";
import type { ParsedConfig } from "../schema.ts";
import { requiredText } from "../values.ts";

export interface MermaidKeys {
	/** Diagrams that Mermaid draws in the browser. Most are drawn by the build, in the colours of the theme. */
	readonly mermaid?: MermaidOptions;
}

export interface MermaidOptions {
	/**
	 * Mermaid themes by colour mode, https://mermaid.js.org/config/theming.html. The defaults stand for the colours of the
	 * site.
	 */
	readonly theme?: MermaidThemeOptions;
}

export interface MermaidThemeOptions {
	/** @default "default" */
	readonly light?: string;
	/** @default "dark" */
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

export const resolveMermaid = ({ mermaid }: ParsedConfig) => ({
	mermaid: mermaid.theme,
});
