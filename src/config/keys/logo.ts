/** A logo, in the navbar and in the footer. */
import * as v from "valibot";
import { type Input, imageUrl, linkTarget, localizedText, nonNegativeInteger, type Parsed } from "../values.ts";

export const logoOptions = v.strictObject({
	/** The text for readers who do not see the logo. @default the title of the site */
	alt: v.exactOptional(localizedText),
	/** The image: a path in `public/`. */
	src: imageUrl,
	/** The image in dark mode. @default the value of `src` */
	srcDark: v.exactOptional(imageUrl),
	/** Where the logo links to. */
	href: v.exactOptional(linkTarget, "/"),
	/** The width, in CSS pixels. @default that of the image */
	width: v.exactOptional(nonNegativeInteger),
	/** The height, in CSS pixels. @default that of the image */
	height: v.exactOptional(nonNegativeInteger),
});

export type LogoOptions = Input<typeof logoOptions>;
export type LogoConfig = Parsed<typeof logoOptions>;
