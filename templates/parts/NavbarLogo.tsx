import { hrefOf } from "../../src/model/route.ts";
import type { Chrome } from "../../src/react.ts";
import { replaceable } from "../replaceable.tsx";
import type { LocaleStrings } from "../strings/index.ts";
import { Anchor } from "./Anchor.tsx";

export interface NavbarLogoProps {
	readonly chrome: Chrome;
	readonly strings: LocaleStrings;
}

function DefaultNavbarLogo({ chrome, strings }: NavbarLogoProps) {
	const { logo, title } = chrome.navbar;
	if (!logo && !title) return null;
	const alt = logo?.alt || (title ? "" : chrome.site.title);
	return (
		<Anchor
			className="brand"
			href={logo?.href ?? hrefOf(chrome.home, chrome.site.baseUrl)}
			external={logo?.external ?? false}
			strings={strings}
		>
			{logo ? (
				<>
					<LogoImage
						logo={logo}
						src={logo.src}
						alt={alt}
						className="in-light"
					/>
					<LogoImage
						logo={logo}
						src={logo.srcDark}
						alt={alt}
						className="in-dark"
					/>
				</>
			) : null}
			{title ? <span className="brand-name">{title}</span> : null}
		</Anchor>
	);
}

/** The site's logo and name, linked to the home page. */
export const NavbarLogo = replaceable(DefaultNavbarLogo);

interface LogoImageProps {
	readonly logo: NonNullable<Chrome["navbar"]["logo"]>;
	readonly src: string;
	readonly alt: string;
	readonly className: string;
}

// Browsers do not fetch a hidden image with `loading="lazy"`, so each reader loads only one of the two.
const LogoImage = ({ logo, src, alt, className }: LogoImageProps) => (
	<img
		className={className}
		src={src}
		alt={alt}
		width={logo.width}
		height={logo.height}
		loading="lazy"
	/>
);
