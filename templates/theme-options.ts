/** How a site may change the theme. */
import type { ComponentProps, ComponentType } from "react";
import type { Templates } from "../src/react.ts";
import type { Layouts } from "./page-kinds.ts";
import type * as replaceableParts from "./replaceable-parts.ts";

type PartComponents = typeof replaceableParts;

/** The props of a part, and of a component in its place. */
export type PartProps<Name extends keyof PartComponents> = ComponentProps<PartComponents[Name]>;

/** Components in place of the theme's parts, by the name of the part. */
export type Parts = { readonly [Name in keyof PartComponents]?: ComponentType<PartProps<Name>> };

/** How a site's theme differs from the default theme. */
export interface ThemeOptions extends Partial<Pick<Templates, "titleOf" | "descriptionOf" | "label">> {
	/** Layouts in place of the theme's own, by kind of page. */
	readonly layouts?: Partial<Layouts>;
	/** Components in place of parts, wherever the theme uses them, and in slots, which are empty parts. */
	readonly parts?: Parts;
	/**
	 * Components that Markdown may use: `<Name prop="a">Markdown</Name>`. They are rendered when the site is built, with
	 * the Markdown as their children, and replace components of the theme that have the same name.
	 */
	readonly components?: Templates["components"];
	/**
	 * Components that also run in the browser, and that Markdown may use. The name of each is the name of its file, which
	 * exports it as `default`.
	 */
	readonly islands?: Templates["islands"];
	/**
	 * What the props of these components and islands are, by name, as objects of valibot. Markdown that uses them in another
	 * way is reported. An entry `children` asks for content between the tags.
	 */
	readonly props?: Templates["props"];
	/**
	 * Scripts that run in the `<head>` of every page before it is shown. They are part of each page, and the content
	 * security policy allows exactly these.
	 */
	readonly inlineScripts?: readonly string[];
}
