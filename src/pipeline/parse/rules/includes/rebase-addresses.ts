/** Makes the addresses in a text relative to the folder of another file. */
import path from "node:path/posix";
import { maskCode } from "../../components/syntax/mask-code.ts";

/** What comes before an address, and the path of one that is relative. */
const RELATIVE_ADDRESS =
	/(?:\]\([ \t]?<?|^ {0,3}\[[^[\]\r\n]{1,200}\]:[ \t]?<?|[ \t\n](?:src|href)=["'])(?![a-z][a-z\d+.-]*:|[/#?@{\\])([^\s<>()"'#?]+)/gim;

/** @param folder the folder of the text, relative to that of the other file; empty if they are the same */
export function rebaseAddresses(text: string, folder: string): string {
	if (folder === "") return text;
	let rebased = "";
	let end = 0;
	for (const { index, 0: found, 1: address = "" } of maskCode(text).matchAll(RELATIVE_ADDRESS)) {
		const start = index + found.length - address.length;
		const moved = path.join(folder, address);
		rebased += text.slice(end, start) + (moved.startsWith(".") ? moved : `./${moved}`);
		end = start + address.length;
	}
	return rebased + text.slice(end);
}
