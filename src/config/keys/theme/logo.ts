/** A logo, in the navbar and in the footer. */
import * as v from "valibot";
import type { DeepReadonly } from "../../deep-readonly.ts";
import { imageUrl, type LocalizedText, linkTarget, localizedText, nonNegativeInteger } from "../../values.ts";

export interface LogoOptions {
	/** The text for readers who do not see the logo. @default the title of the site */
	readonly alt?: LocalizedText;
	/** The image: a path in `public/`. */
	readonly src: string;
	/** The image in dark mode. @default the value of `src` */
	readonly srcDark?: string;
	/** Where the logo links to. @default "/" */
	readonly href?: string;
	/** The width, in CSS pixels. @default that of the image */
	readonly width?: number;
	/** The height, in CSS pixels. @default that of the image */
	readonly height?: number;
}

export const logoOptions = v.strictObject({
	alt: v.exactOptional(localizedText),
	src: imageUrl,
	srcDark: v.exactOptional(imageUrl),
	href: v.exactOptional(linkTarget, "/"),
	width: v.exactOptional(nonNegativeInteger),
	height: v.exactOptional(nonNegativeInteger),
});

export const resolveLogo = (logo: v.InferOutput<typeof logoOptions>, siteTitle: LocalizedText) => ({
	...logo,
	alt: logo.alt ?? siteTitle,
	srcDark: logo.srcDark ?? logo.src,
});

export type LogoConfig = DeepReadonly<ReturnType<typeof resolveLogo>>;
