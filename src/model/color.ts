/** Red, green and blue from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Of `#rgb` or `#rrggbb`. */
export function rgbOfHex(hex: string): Rgb {
	const digits = hex.slice(1);
	const long = digits.length === 3 ? digits.replace(/./g, (digit) => digit + digit) : digits;
	return [0, 2, 4].map((start) => Number.parseInt(long.slice(start, start + 2), 16) / 255) as unknown as Rgb;
}

export const toLinear = (rgb: Rgb): Rgb =>
	rgb.map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)) as unknown as Rgb;

/** From 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastOf(one: string, other: string): number {
	const [dark = 0, light = 0] = [one, other].map(luminanceOf).sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(hex: string): number {
	const [red, green, blue] = toLinear(rgbOfHex(hex));
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
