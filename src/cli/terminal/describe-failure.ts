/** Errors of the machine as sentences. */

import { formatHint } from "../../model/problems/problem.ts";
import { printable } from "../../model/text/control-characters.ts";
import { displayPath, reasonOf } from "../../pipeline/emit/write-error.ts";

/** What Node's system calls do, in the words of authors. */
const VERBS: Readonly<Record<string, string>> = {
	open: "open",
	read: "read",
	scandir: "list",
	stat: "find",
	lstat: "find",
	mkdir: "create",
	write: "write",
	rename: "rename",
	copyfile: "copy",
	unlink: "remove",
	rmdir: "remove",
	watch: "watch",
};

/**
 * An error as text for a terminal, even if it quotes what others wrote.
 *
 * @example `cannot open site.config.ts: permission denied`, and a line with a hint
 */
export const describeFailure = (error: unknown): string => describe(error).split("\n").map(printable).join("\n");

function describe(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const { code, syscall, path, port, address } = error as NodeJS.ErrnoException & {
		readonly port?: number;
		readonly address?: string;
	};
	if (syscall === "listen" && code === "EACCES")
		return `cannot listen on port ${port}: permission denied\n${formatHint("choose a port from 1024 on with --port")}`;
	if (syscall === "listen" && code === "EADDRNOTAVAIL")
		return `cannot listen on ${address}: it is not an address of this machine\n${formatHint("choose another with --host")}`;
	const [reason, hint] = code === "ENOENT" ? ["it does not exist", "check the path"] : (reasonOf(error) ?? []);
	if (!reason || !hint || path === undefined) return error.message;
	return `cannot ${VERBS[syscall ?? ""] ?? "use"} ${displayPath(path)}: ${reason}\n${formatHint(hint)}`;
}
