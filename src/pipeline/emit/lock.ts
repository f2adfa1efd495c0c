/**
 * Ensures that only one build at a time writes to a folder. The lock is a file that names its process; the lock of a
 * dead process is ignored.
 *
 * A process is identified by its id and start time, because ids are reused, and in containers every build may have
 * the same id. If the process is not visible (on another machine or in another container), its lock is valid as long
 * as its file is touched regularly.
 */
import { randomUUID } from "node:crypto";
import {
	linkSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { makeFolder } from "../../engine/make-folder.ts";
import { codeOf } from "./disk.ts";
import { WriteError, withWriteError } from "./write-error.ts";

export interface Lock {
	/** Signals that this process is still running, for builds that cannot see it. */
	touch(): void;
	/** Whether this build still holds the lock. */
	isHeld(): boolean;
	/** @throws WriteError if another build has taken the lock */
	check(): void;
	release(): void;
}

interface LockHolder {
	readonly pid: number;
	/** In the system's own unit; empty if unknown. */
	readonly started: string;
	/** Identifies the PID namespace and machine. */
	readonly space: string;
}

export const lockOf = (work: string): string => path.join(work, "lock");

/** The end of the name of a lock that is being removed. */
const DEAD = ".dead";

const POLL_MS = 50;
const TOUCH_MS = 2000;
/** A build that does not touch its lock for this long is considered dead. If it is still alive, it must not publish. */
const LOCK_TIMEOUT_MS = 30_000;

/** Waits until the lock is free. `waiting` is called once with the process id of its holder. */
export async function takeLock(work: string, waiting: (pid: number) => void = () => {}): Promise<Lock> {
	let hasReported = false;
	for (;;) {
		const lock = tryLock(work);
		if (typeof lock !== "number") return lock;
		if (!hasReported) waiting(lock);
		hasReported = true;
		await wait(POLL_MS);
	}
}

/**
 * Returns the lock, or the id of the process that holds it.
 *
 * @throws WriteError
 */
export const tryLock = (work: string): Lock | number => withWriteError(work, () => tryLockFile(lockOf(work)));

function tryLockFile(file: string): Lock | number {
	const id = randomUUID();
	const ownText = JSON.stringify({ ...ownHolder(), id });
	for (;;) {
		if (createLockFile(file, ownText, `${file}.${id}`)) return heldLock(file, ownText);
		const text = readLock(file);
		if (text === undefined) continue; // just released
		const holder = parseHolder(text);
		if (isAlive(holder, file)) return holder?.pid ?? 0;
		removeDeadLock(file, text, `${file}.${id}${DEAD}`);
	}
}

function heldLock(file: string, ownText: string): Lock {
	let touched = Date.now();
	const touch = () => {
		if (Date.now() - touched < TOUCH_MS) return;
		touched = Date.now();
		try {
			utimesSync(file, new Date(), new Date());
		} catch {} // another build has taken it; `check` reports that
	};
	const timer = setInterval(touch, TOUCH_MS).unref();
	const isHeld = () => readLock(file) === ownText;
	return {
		touch,
		isHeld,
		check() {
			const text = readLock(file);
			if (text === ownText) return;
			throw new WriteError(
				`another build (process ${parseHolder(text ?? "")?.pid ?? "unknown"}) is using the output folder`,
				"build again after it has finished",
			);
		},
		release() {
			clearInterval(timer);
			withWriteError(file, () => {
				if (isHeld()) rmSync(file, { force: true });
			});
		},
	};
}

/** Creates the lock file atomically, so that no one reads a partial one. */
function createLockFile(file: string, text: string, beside: string): boolean {
	makeFolder(path.dirname(file));
	try {
		writeFileSync(beside, text);
		linkSync(beside, file);
		return true;
	} catch (error) {
		if (codeOf(error) === "EEXIST") return false;
		if (codeOf(error) === "ENOENT") return false; // the previous build has just removed the folder
		if (!LINK_UNSUPPORTED_CODES.has(codeOf(error))) throw error;
		return createInPlace(file, text);
	} finally {
		rmSync(beside, { force: true });
	}
}

const LINK_UNSUPPORTED_CODES = new Set(["EPERM", "ENOTSUP", "ENOSYS", "EINVAL"]);

function createInPlace(file: string, text: string): boolean {
	try {
		writeFileSync(file, text, { flag: "wx" });
		return true;
	} catch (error) {
		if (codeOf(error) === "EEXIST") return false;
		throw error;
	}
}

/**
 * Removes a dead lock. If two builds find the same one, only one may remove it, and must not remove the other's new
 * lock.
 */
function removeDeadLock(file: string, text: string, aside: string): void {
	try {
		renameSync(file, aside);
		if (readLock(aside) !== text) linkSync(aside, file);
	} catch {} // the other build was faster
	rmSync(aside, { force: true });
}

/**
 * Removes the files of builds that were killed while they took or removed a lock. The caller must hold the lock: a build
 * that is still trying to take it then tries again.
 */
export function removeUnfinishedLocks(work: string): void {
	const prefix = `${path.basename(lockOf(work))}.`;
	for (const name of readdirSync(work).filter((name) => name.startsWith(prefix))) {
		const file = path.join(work, name);
		const isAside = name.endsWith(DEAD);
		// Another build may have set a new lock aside by problem, and puts it back.
		if (isAside && isAlive(parseHolder(readLock(file) ?? ""), file)) continue;
		rmSync(file, { force: true });
	}
}

function readLock(file: string): string | undefined {
	try {
		return readFileSync(file, "utf8");
	} catch (error) {
		if (codeOf(error) === "ENOENT") return undefined;
		throw error;
	}
}

function parseHolder(text: string): LockHolder | undefined {
	try {
		const holder = JSON.parse(text);
		return typeof holder.pid === "number" ? holder : undefined;
	} catch {
		return undefined;
	}
}

function isAlive(holder: LockHolder | undefined, file: string): boolean {
	if (!holder || holder.space !== readPidNamespace()) return isTouched(file);
	if (!isRunning(holder.pid)) return false;
	const started = readStartTime(holder.pid);
	return started === "" ? isTouched(file) : started === holder.started;
}

function isTouched(file: string): boolean {
	const stat = statSync(file, { throwIfNoEntry: false });
	return stat !== undefined && Date.now() - stat.mtimeMs < LOCK_TIMEOUT_MS;
}

export function isRunning(pid: number): boolean {
	try {
		return process.kill(pid, 0); // signal 0 only asks
	} catch (error) {
		return codeOf(error) !== "ESRCH"; // it is running and belongs to another user
	}
}

const ownHolder = (): LockHolder => ({
	pid: process.pid,
	started: readStartTime(process.pid),
	space: readPidNamespace(),
});

/**
 * The start time is field 22 of /proc/<pid>/stat, see proc_pid_stat(5). Field 2 is in parentheses and may contain
 * anything. A zombie process has ended.
 */
function readStartTime(pid: number): string {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
		const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
		return /[ZX]/.test(state ?? "") ? "ended" : (fields[18] ?? "");
	} catch {
		return "";
	}
}

function readPidNamespace(): string {
	try {
		return `${os.hostname()} ${readlinkSync("/proc/self/ns/pid")}`;
	} catch {
		return os.hostname();
	}
}
