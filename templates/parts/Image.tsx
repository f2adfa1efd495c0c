import { type ImgHTMLAttributes, useContext } from "react";
import { ChromeContext, withBaseUrl } from "./Link.tsx";

/** The props of `Image`, besides those of `<img>`. */
export interface ImageProps extends ImgHTMLAttributes<HTMLImageElement> {
	/** A file of `public/`, without the base URL, such as `/images/team.png`; or any other URL. */
	readonly src: string;
	/** What the picture shows; empty for one that says nothing. */
	readonly alt: string;
}

/**
 * A picture of a React page, a layout, a part or a component in Markdown.
 *
 * @example
 * <Image src="/images/team.png" alt="Our team" />
 * // on a page of a site below /docs/: <img src="/docs/images/team.png" alt="Our team">
 *
 * @throws In an island, which may be on any page; import the picture there.
 */
export function Image({ src, alt, ...rest }: ImageProps) {
	const chrome = useContext(ChromeContext);
	if (!chrome) throw new Error(`<Image src="${src}"> is outside of a page; in an island, import the picture`);
	return <img {...rest} src={withBaseUrl(src, chrome.site.baseUrl)} alt={alt} />;
}
