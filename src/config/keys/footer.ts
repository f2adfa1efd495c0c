/** `footer`: columns of links and the copyright line below every page. */
import * as v from "valibot";
import type { DeepReadonly } from "../deep-readonly.ts";
import type { ParsedConfig } from "../schema.ts";
import {
	type LocalizedText,
	linkTarget,
	localizedText,
	oneTarget,
} from "../values.ts";

export interface FooterKeys {
	/** The footer. @default no footer */
	readonly footer?: FooterOptions;
}

export interface FooterOptions {
	/** The colours of the footer. @default "light" */
	readonly style?: "light" | "dark";
	/** Columns of links. @default [] */
	readonly links?: readonly FooterColumnOptions[];
	/** The copyright line. @default "" */
	readonly copyright?: LocalizedText;
}

export interface FooterColumnOptions {
	readonly title: LocalizedText;
	readonly items: readonly FooterLinkOptions[];
}

/** A link with either `to` or `href`. */
export interface FooterLinkOptions {
	readonly label: LocalizedText;
	/** A path of this site, without locale prefix: `/news`. */
	readonly to?: string;
	/** Any URL. */
	readonly href?: string;
}

const footerLink = v.pipe(
	v.strictObject({
		label: localizedText,
		to: v.exactOptional(linkTarget),
		href: v.exactOptional(linkTarget),
	}),
	oneTarget(),
);

const footerOptions = v.strictObject({
	style: v.exactOptional(v.picklist(["light", "dark"]), "light"),
	links: v.exactOptional(
		v.array(
			v.strictObject({ title: localizedText, items: v.array(footerLink) }),
		),
		[],
	),
	copyright: v.exactOptional(localizedText, ""),
});

export const footerKeys = { footer: v.exactOptional(footerOptions) };

const resolveFooterOptions = ({
	style,
	links,
	copyright,
}: v.InferOutput<typeof footerOptions>) => ({
	style,
	columns: links.map(({ title, items }) => ({
		title,
		items: items.map(({ label, to, href }) => ({
			label,
			to: to ?? href ?? "",
		})),
	})),
	copyright,
});

export type FooterConfig = DeepReadonly<
	ReturnType<typeof resolveFooterOptions>
>;

export const resolveFooter = ({
	footer,
}: ParsedConfig): { readonly footer?: FooterConfig } =>
	footer ? { footer: resolveFooterOptions(footer) } : {};
