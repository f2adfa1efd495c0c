import { hrefOf } from "../../src/model/urls/route.ts";
import type { Chrome } from "../../src/react.ts";
import { replaceable } from "../replaceable.tsx";
import type { LocaleStrings } from "../strings/index.ts";
import { Anchor } from "./Anchor.tsx";
import { LogoImages } from "./LogoImages.tsx";

export interface NavbarLogoProps {
	readonly chrome: Chrome;
	readonly strings: LocaleStrings;
}

function DefaultNavbarLogo({ chrome, strings }: NavbarLogoProps) {
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
}

/** The site's logo and name, linked to the home page. */
export const NavbarLogo = replaceable(DefaultNavbarLogo);
