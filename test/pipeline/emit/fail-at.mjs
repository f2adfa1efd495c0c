// Loaded before a command (`node --import`): counts what it writes below a folder, and makes one of these calls fail.
//
// On a disk that is full, whatever needs space fails from then on. Other errors are for one call. Half of a file is
// written before the error.
import fs, { appendFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import path from "node:path";

const { FAIL_BELOW, FAIL_AT, FAIL_CODE, FAIL_LOG } = process.env;

/** The functions that change something, with the position of the path that they change. */
const CALLS = {
	appendFileSync: 0,
	chmodSync: 0,
	copyFileSync: 1,
	cpSync: 1,
	linkSync: 1,
	mkdirSync: 0,
	mkdtempSync: 0,
	openSync: 0,
	renameSync: 1,
	rmSync: 0,
	rmdirSync: 0,
	symlinkSync: 1,
	unlinkSync: 0,
	utimesSync: 0,
	writeFileSync: 0,
};
const FREE_OF_SPACE = ["chmod", "rename", "rm", "rmdir", "unlink", "utimes"];

const original = { ...fs };
let count = 0;
let depth = 0; // some of them call others

for (const [name, position] of Object.entries(CALLS)) {
	const kind = name.replace("Sync", "");
	fs[name] = (...args) => {
		const file = args[position];
		if (depth > 0 || !isCounted(kind, file, args)) return original[name](...args);
		depth++;
		try {
			count++;
			appendFileSync(FAIL_LOG, `${kind} ${file}\n`);
			if (!isFailing(kind)) return original[name](...args);
			if (kind === "writeFile" && FAIL_CODE !== "EACCES")
				original.writeFileSync(file, args[1].slice(0, args[1].length / 2));
			throw failure(kind, file);
		} finally {
			depth--;
		}
	};
}
syncBuiltinESMExports();

function isCounted(kind, file, args) {
	const isBelow = typeof file === "string" && path.resolve(file).startsWith(FAIL_BELOW);
	return isBelow && (kind !== "open" || /[wa+]/.test(args[1] ?? "r"));
}

function isFailing(kind) {
	if (FAIL_CODE !== "ENOSPC") return count === Number(FAIL_AT);
	return count >= Number(FAIL_AT) && !FREE_OF_SPACE.includes(kind);
}

/** As Node's: an error while a file is written names no path, but a file without permission is not even opened. */
function failure(kind, file) {
	const writing = FAIL_CODE === "EACCES" ? "open" : "write";
	const syscall = kind.endsWith("File") && kind !== "copyFile" ? writing : kind;
	const shown = syscall === "write" ? "" : ` '${file}'`;
	return Object.assign(new Error(`${FAIL_CODE}: injected, ${syscall}${shown}`), {
		code: FAIL_CODE,
		syscall,
		...(shown && { path: file }),
	});
}
