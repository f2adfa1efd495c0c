/**
 * Exchanges two folders in one step, so that no reader and no kill ever finds one of them missing. Linux has a system
 * call for it, renameat2(2) with RENAME_EXCHANGE. Node does not offer it; Perl, which most systems have, can make any
 * system call by its number.
 *
 * A child process makes the call. If the build is killed, the child must not make it later, when another build may have
 * started: it dies with its parent (PR_SET_PDEATHSIG), and first checks that the parent is still alive.
 */
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";

/** Numbers from the kernel's system call tables. */
const SYSCALLS: Partial<Record<NodeJS.Architecture, { readonly renameat2: number; readonly prctl: number }>> = {
	x64: { renameat2: 316, prctl: 157 },
	arm64: { renameat2: 276, prctl: 167 },
};

const PR_SET_PDEATHSIG = 1;
const SIGKILL = 9;
/** Relative paths are relative to the working folder. */
const AT_FDCWD = -100;
const RENAME_EXCHANGE = 2;
const TIME_LIMIT_MS = 20_000;

/** Returns `false`, and changes nothing, if the system cannot exchange folders. */
export function exchangeFolders(one: string, other: string): boolean {
	const calls = SYSCALLS[process.arch];
	if (process.platform !== "linux" || !calls) return false;
	const code = [
		`syscall(${calls.prctl}, ${PR_SET_PDEATHSIG}, ${SIGKILL}, 0, 0, 0) == 0 or exit 1;`,
		"getppid() == $ARGV[2] or exit 1;",
		`syscall(${calls.renameat2}, ${AT_FDCWD}, $ARGV[0], ${AT_FDCWD}, $ARGV[1], ${RENAME_EXCHANGE}) == 0 or exit 1;`,
	].join("\n");
	const { dev, ino } = statSync(one);
	spawnSync("perl", ["-e", code, "--", one, other, `${process.pid}`], {
		stdio: "ignore",
		timeout: TIME_LIMIT_MS,
		killSignal: "SIGKILL",
	});
	// The exit code does not tell: a signal may end Perl after the call.
	const now = statSync(other);
	return now.ino === ino && now.dev === dev;
}
