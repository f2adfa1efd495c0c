import type { LogoEntry } from "../../src/model/site/chrome.ts";

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
