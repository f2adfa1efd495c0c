/** Reads image sizes from the first bytes of files. */
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { imageSize } from "image-size";

const IMAGE_FILE = /\.(png|jpe?g|gif|webp|avif|svg|bmp|ico)$/i;
/** Photographs may have a preview and color profiles before their size. */
const MAX_IMAGE_HEADER_BYTES = 1024 * 1024;

/** Width and height in pixels as displayed; empty for other files and invalid images. */
export function measureImage(file: string): { width?: number; height?: number } {
	if (!IMAGE_FILE.test(file)) return {};
	try {
		const { width, height, orientation = 1 } = imageSize(readImageHeader(file));
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
		const { size } = fstatSync(handle);
		const header = new Uint8Array(Math.min(size, MAX_IMAGE_HEADER_BYTES));
		const length = readSync(handle, header);
		return header.slice(0, length); // a view of the buffer would expose its unused rest to the parser
	} finally {
		closeSync(handle);
	}
}
