/** Reads image sizes from the first bytes of files. */
import { closeSync, openSync, readSync } from "node:fs";
import { imageSize } from "image-size";

const IMAGE_FILE = /\.(png|jpe?g|gif|webp|avif|svg|bmp|ico)$/i;
const IMAGE_HEADER_BYTES = 64 * 1024;

/** Width and height in pixels as displayed; empty for other files and invalid images. */
export function measureImage(
	file: string,
	bytes?: Uint8Array,
): { width?: number; height?: number } {
	if (!IMAGE_FILE.test(file)) return {};
	try {
		const {
			width,
			height,
			orientation = 1,
		} = imageSize(bytes ?? readImageHeader(file));
		return orientation > 4
			? { width: height, height: width } // rotated by 90° (EXIF orientation 5 to 8)
			: { width, height };
	} catch {
		return {};
	}
}

function readImageHeader(file: string): Uint8Array {
	const handle = openSync(file, "r");
	try {
		const buffer = new Uint8Array(IMAGE_HEADER_BYTES);
		const length = readSync(handle, buffer, 0, IMAGE_HEADER_BYTES, 0);
		return buffer.slice(0, length); // a view of the buffer would expose its unused rest to the parser
	} finally {
		closeSync(handle);
	}
}
