/** Describes disk errors: what could not be written, why, and what to do. */
import path from "node:path";
import { formatHint } from "../../model/problems/problem.ts";

/** A folder could not be written; its contents are unchanged. */
export class WriteError extends Error {
	override readonly name = "WriteError";
	/** What to do; also part of the message. */
	readonly hint: string;

	constructor(message: string, hint: string, cause?: unknown) {
		super(`${message}\n${formatHint(hint)}`, { cause });
		this.hint = hint;
	}
}

const PERMISSION = "check its owner and permissions";
const SPACE = "free some space, then try again";
const NAME = "remove or rename it, or choose another folder";

/** Reasons and hints by error code. */
const REASONS: Readonly<Record<string, readonly [reason: string, hint: string]>> = {
	ENOSPC: ["no space left on the disk", SPACE],
	EDQUOT: ["disk quota exceeded", SPACE],
	EFBIG: ["the file exceeds the maximum size", "raise the limit (ulimit -f), or make the file smaller"],
	EACCES: ["permission denied", PERMISSION],
	EPERM: ["operation not permitted", PERMISSION],
	EROFS: ["read-only file system", "choose a folder elsewhere"],
	ENOTDIR: ["there is a file where a folder is needed", NAME],
	EEXIST: ["there is a file where a folder is needed", NAME],
	EISDIR: ["there is a folder where a file is needed", NAME],
	ENOTEMPTY: ["there is a folder where a file is needed", NAME],
	ENAMETOOLONG: ["file name too long", "shorten the slug or the file name it comes from"],
	ENOENT: ["the folder does not exist and cannot be created", "choose another folder"],
	ELOOP: ["too many levels of symbolic links", NAME],
	EMFILE: ["too many open files", "raise the limit (ulimit -n)"],
	ENFILE: ["too many open files", "close other programs"],
	EBUSY: ["in use by another program", "close that program"],
	EIO: ["disk error", "check the disk"],
};

/** @example `cannot write dist/index.html: no space left on the disk` */
export function writeError(file: string, error: unknown): WriteError {
	if (error instanceof WriteError) return error;
	return describeError(`cannot write ${displayPath(file)}`, error);
}

/** Does something with a file. An error of the disk becomes a `WriteError` with its path. */
export function withWriteError<Result>(file: string, act: (file: string) => Result): Result {
	try {
		return act(file);
	} catch (error) {
		throw writeError(file, error);
	}
}

/** For the source of a copied file. */
export function readError(file: string, error: unknown): WriteError {
	if ((error as NodeJS.ErrnoException).code === "ENOENT")
		return new WriteError(`cannot read ${displayPath(file)}: it no longer exists`, "try again", error);
	return describeError(`cannot read ${displayPath(file)}`, error);
}

/** Why Node could not do something with a file, and what to do; `undefined` for other errors. */
export const reasonOf = (error: unknown) => REASONS[(error as NodeJS.ErrnoException).code ?? ""];

function describeError(what: string, error: unknown): WriteError {
	const { code = "", message } = error as NodeJS.ErrnoException;
	const [reason, hint] = REASONS[code] ?? [code || message, "nothing has changed; try again"];
	return new WriteError(`${what}: ${reason}`, hint, error);
}

/** The path relative to the working folder if it is below, otherwise as given. */
export function displayPath(file: string): string {
	const relative = path.relative("", file);
	return relative && !relative.startsWith("..") ? relative : file;
}
