/** Sizes of pictures, from the first bytes of their files. */
import { closeSync, openSync, readSync } from "node:fs";
import { imageSize } from "image-size";

const PICTURE = /\.(png|jpe?g|gif|webp|avif|svg|bmp|ico)$/i;
const HEAD = 64 * 1024;

/** Width and height in pixels as the picture is shown; nothing for other files and broken ones. */
export function measure(
	file: string,
	bytes?: Uint8Array,
): { width?: number; height?: number } {
	if (!PICTURE.test(file)) return {};
	try {
		const { width, height, orientation = 1 } = imageSize(bytes ?? head(file));
		return orientation > 4
			? { width: height, height: width } // lying on its side
			: { width, height };
	} catch {
		return {};
	}
}

function head(file: string): Uint8Array {
	const handle = openSync(file, "r");
	try {
		const buffer = new Uint8Array(HEAD);
		return buffer.slice(0, readSync(handle, buffer, 0, HEAD, 0)); // a view would let the measuring see the empty rest
	} finally {
		closeSync(handle);
	}
}
