/** Keys of `ssg serve` on a terminal. Lines, not single keys, are read: a terminal in raw mode would not send Ctrl-C. */
import { createInterface } from "node:readline";

export interface TerminalKey {
	readonly key: string;
	readonly help: string;
	readonly run: () => void;
}

/** Runs the key at the start of each line. */
export function listenForKeys(
	keys: readonly TerminalKey[],
	input: NodeJS.ReadableStream,
	print: (text: string) => void,
): void {
	const help = () =>
		print(keys.map((key) => `  ${key.key}  ${key.help}`).join("\n"));
	createInterface({ input }).on("line", (line) => {
		const wanted = line.trim().toLowerCase();
		if (wanted === "h") help();
		else keys.find(({ key }) => key === wanted)?.run();
	});
}
