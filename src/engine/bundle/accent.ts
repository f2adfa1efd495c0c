/**
 * Shades of an accent colour for both colour modes, with the contrast that WCAG asks for. They keep the hue; lightness and
 * chroma are those of OKLCH, which are even for the eye: https://bottosson.github.io/posts/oklab/
 */
import { contrastOf, type Rgb, rgbOfHex, toLinear } from "../../model/color.ts";

interface Oklch {
	readonly lightness: number;
	readonly chroma: number;
	/** In radians. */
	readonly hue: number;
}

/** https://www.w3.org/TR/WCAG22/#contrast-minimum */
const MIN_CONTRAST = 4.5;

/** Surfaces of the theme that accented text is on, without the one that is a tint of the accent: `tokens.css`. */
const LIGHT_SURFACES = ["#fdfcfa", "#f5f3ee"];
const DARK_SURFACES = ["#131716", "#1c2120"];

/** Custom properties of the theme, by name. */
type AccentProperties = Readonly<Record<"accent" | "accent-soft" | "on-accent", string>>;

/** A style sheet with the properties of both modes. `accent` is `#rgb` or `#rrggbb`. */
export function accentStyles(accent: string): string {
	const { light, dark } = accentShades(accent);
	const rule = (selector: string, properties: AccentProperties) =>
		`${selector}{${Object.entries(properties)
			.map(([name, value]) => `--${name}:${value}`)
			.join(";")}}`;
	return `${rule(":root", light)}${rule('[data-theme="dark"]', dark)}`;
}

/** The given colour is used as it is where its contrast suffices. */
export function accentShades(accent: string): { readonly light: AccentProperties; readonly dark: AccentProperties } {
	const given = toOklch(rgbOfHex(accent));
	const tint = (lightness: number, maxChroma: number) =>
		toHex({ ...given, lightness, chroma: Math.min(given.chroma, maxChroma) });
	const lightSoft = tint(0.95, 0.02);
	const darkSoft = tint(0.29, 0.035);
	const light = readableShade(given, -1, [...LIGHT_SURFACES, lightSoft]);
	const dark = readableShade({ ...given, lightness: Math.max(given.lightness, 0.78) }, 1, [...DARK_SURFACES, darkSoft]);
	return {
		light: { accent: light, "accent-soft": lightSoft, "on-accent": readableOn(light, "#ffffff", tint(0.2, 0.03)) },
		dark: { accent: dark, "accent-soft": darkSoft, "on-accent": readableOn(dark, tint(0.22, 0.03), "#ffffff") },
	};
}

const LIGHTNESS_STEP = 0.005;

/** Moves the lightness in a direction until the colour is readable on all surfaces; ends at black or white. */
function readableShade(colour: Oklch, direction: 1 | -1, surfaces: readonly string[]): string {
	const hex = toHex(colour);
	const isReadable = surfaces.every((surface) => contrastOf(hex, surface) >= MIN_CONTRAST);
	const lightness = colour.lightness + direction * LIGHTNESS_STEP;
	if (isReadable || lightness < 0 || lightness > 1) return hex;
	return readableShade({ ...colour, lightness }, direction, surfaces);
}

/** The preferred text colour if it is readable, otherwise the one with more contrast. */
const readableOn = (background: string, preferred: string, other: string): string =>
	contrastOf(preferred, background) >= MIN_CONTRAST ||
	contrastOf(preferred, background) >= contrastOf(other, background)
		? preferred
		: other;

const fromLinear = (channel: number): number =>
	channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

function toOklch(rgb: Rgb): Oklch {
	const [r, g, b] = toLinear(rgb);
	const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
	const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
	const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
	const greenRed = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
	const blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
	return {
		lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
		chroma: Math.hypot(greenRed, blueYellow),
		hue: Math.atan2(blueYellow, greenRed),
	};
}

function toLinearRgb({ lightness, chroma, hue }: Oklch): Rgb {
	const greenRed = chroma * Math.cos(hue);
	const blueYellow = chroma * Math.sin(hue);
	const l = (lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3;
	const m = (lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3;
	const s = (lightness - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3;
	return [
		4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
		-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
		-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
	];
}

const CHROMA_STEP = 0.98;
const ROUNDING = 0.0005;

/** The colour, with less chroma if no screen can show it. */
function toHex(colour: Oklch): string {
	const linear = toLinearRgb(colour);
	const isShown = linear.every((channel) => channel >= -ROUNDING && channel <= 1 + ROUNDING);
	if (!isShown && colour.chroma > ROUNDING) return toHex({ ...colour, chroma: colour.chroma * CHROMA_STEP });
	return `#${linear
		.map((channel) => fromLinear(Math.min(Math.max(channel, 0), 1)))
		.map((channel) =>
			Math.round(channel * 255)
				.toString(16)
				.padStart(2, "0"),
		)
		.join("")}`;
}
