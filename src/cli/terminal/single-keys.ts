/** Terminals that pass each key on at once, without Enter. */
import { spawn } from "node:child_process";

/**
 * Unlike Node's raw mode, this leaves Ctrl-C to the terminal, so that it interrupts a build that keeps the event loop
 * busy, and Ctrl-Z. A job in the background must not touch the terminal: the system would stop it.
 */
const PASS_KEYS_ON =
	'case "$(ps -o stat= -p $PPID 2>/dev/null || echo +)" in *+*) stty -icanon -echo min 1 time 0 ;; esac';

/** Node restores the terminal when the process exits. If the mode cannot be set, keys need Enter. */
export function readSingleKeys(input: NodeJS.ReadStream): void {
	if (process.platform === "win32") {
		input.setRawMode(true);
		return;
	}
	const passKeysOn = () =>
		spawn("sh", ["-c", PASS_KEYS_ON], { stdio: ["inherit", "ignore", "ignore"] }).on("error", () => {});
	passKeysOn();
	process.on("SIGCONT", passKeysOn); // after Ctrl-Z, the shell had the terminal
	process.once("SIGQUIT", () => process.exit(131)); // Node would not restore the terminal
}
