/** Keys of `ssg serve` on a terminal. */
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
