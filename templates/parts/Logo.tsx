import { hrefOf } from "../../src/model/route.ts";
import type { Chrome } from "../../src/react.ts";
import type { Strings } from "../strings/index.ts";
import { Anchor } from "./Anchor.tsx";

export interface LogoProps {
	readonly chrome: Chrome;
	readonly strings: Strings;
}

/** The site's sign and name: a link to wherever the site calls its home. */
export function Logo({ chrome, strings }: LogoProps) {
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
					<Picture logo={logo} src={logo.src} alt={alt} className="in-light" />
					<Picture
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

interface PictureProps {
	readonly logo: NonNullable<Chrome["navbar"]["logo"]>;
	readonly src: string;
	readonly alt: string;
	readonly className: string;
}

// A lazy picture that is not displayed is not fetched, so a reader gets one of the two.
const Picture = ({ logo, src, alt, className }: PictureProps) => (
	<img
		className={className}
		src={src}
		alt={alt}
		width={logo.width}
		height={logo.height}
		loading="lazy"
	/>
);
