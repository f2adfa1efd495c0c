/** Keys of `ssg serve` on a terminal. */
import { spawn } from "node:child_process";
import { emitKeypressEvents, type Key } from "node:readline";

export interface TerminalKey {
	readonly key: string;
	readonly help: string;
	readonly run: () => void;
}

/** Runs each key when it is pressed. Enter prints an empty line, to tell earlier messages from later ones. */
export function listenForKeys(
	keys: readonly TerminalKey[],
	input: NodeJS.ReadableStream,
	print: (text: string) => void,
): void {
	const help = () => print(keys.map((key) => `  ${key.key}  ${key.help}`).join("\n"));
	emitKeypressEvents(input);
	input.on("keypress", (_text, { name, ctrl, meta }: Key) => {
		if (ctrl && name === "c") process.emit("SIGINT");
		if (ctrl || meta) return;
		if (name === "return") print("");
		else if (name === "h") help();
		else keys.find(({ key }) => key === name)?.run();
	});
	input.resume();
}

// Terminals that pass each key on at once, without Enter.

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
