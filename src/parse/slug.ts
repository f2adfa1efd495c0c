/** The address that an author chose for a page. */
import { type Reader, text } from "./fields.ts";

const LONGEST = 300;

/** A path within the site, as written: nothing that a file system or a server could read as leading out of it. */
export const slug =
	(folders: number): Reader<string> =>
	(field) => {
		const path = text(field);
		const fault = path === undefined ? undefined : faultOf(path, folders);
		if (fault) return field.report(`${field.name} ${fault}`);
		return path;
	};

function faultOf(path: string, folders: number): string | undefined {
	if (path.length > LONGEST)
		return `has ${path.length} characters, more than ${LONGEST}`;
	// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
	if (/[\u0000-\u001f\u007f]/.test(path)) return "has a control character";
	if (path.includes("\\")) return `“${path}” has a backslash`;
	if (/%(?:2e|2f|5c|00)/i.test(path))
		return `“${path}” hides a character of a path`;
	if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(path))
		return `“${path}” is an address, not a path`;
	if (leaves(path, folders)) return `“${path}” leads out of the site`;
	const reserved = path.split("/").find((name) => RESERVED.test(name));
	if (reserved)
		return `“${path}”: no file may be called “${reserved}” on Windows`;
	return;
}

const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Whether a path climbs above the folder that it may begin in. */
function leaves(path: string, folders: number): boolean {
	let depth = path.startsWith("/") ? 0 : folders;
	for (const name of path.split("/")) {
		if (name === "..") depth--;
		else if (name !== "" && name !== ".") depth++;
		if (depth < 0) return true;
	}
	return false;
}
