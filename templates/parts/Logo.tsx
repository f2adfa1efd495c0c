import type { LogoEntry } from "../../src/model/site/chrome.ts";
import { hrefOf } from "../../src/model/urls/route.ts";
import type { ChromeProps } from "../props.ts";
import { replaceable } from "../replaceable.tsx";
import { Anchor } from "./Anchor.tsx";

/** The site's logo and name, linked to the home page. */
export const NavbarLogo = replaceable(function NavbarLogo({ chrome, strings }: ChromeProps) {
	const { logo, title } = chrome.navbar;
	if (!logo && !title) return null;
	// The title beside it says the same, unless the site describes its logo.
	const isNamed = title && (!logo?.alt || logo.alt === title);
	const alt = isNamed ? "" : logo?.alt || chrome.site.title;
	return (
		<Anchor
			className="brand"
			href={logo?.href ?? hrefOf(chrome.home, chrome.site.baseUrl)}
			external={logo?.external ?? false}
			strings={strings}
		>
			{logo ? <LogoImages logo={logo} alt={alt} /> : null}
			{title ? <span className="brand-name">{title}</span> : null}
		</Anchor>
	);
});

export interface LogoImagesProps {
	readonly logo: LogoEntry;
	readonly alt: string;
}

/** The images of a logo for light and for dark mode. */
export const LogoImages = ({ logo, alt }: LogoImagesProps) => (
	<>
		<LogoImage logo={logo} src={logo.src} alt={alt} className="in-light" />
		<LogoImage logo={logo} src={logo.srcDark} alt={alt} className="in-dark" />
	</>
);

interface LogoImageProps extends LogoImagesProps {
	readonly src: string;
	readonly className: string;
}

// Browsers do not fetch a hidden image with `loading="lazy"`, so each reader loads only one of the two.
const LogoImage = ({ logo, src, alt, className }: LogoImageProps) => (
	<img className={className} src={src} alt={alt} width={logo.width} height={logo.height} loading="lazy" />
);
