/** Questions that are answered with yes or no. */
import { createInterface } from "node:readline/promises";

/** Whether the reply is yes; an empty reply is no. */
export async function askYesOrNo(question: string, output: NodeJS.WritableStream): Promise<boolean> {
	const terminal = createInterface({ input: process.stdin, output });
	const interrupt = () => process.exit(130);
	terminal.on("SIGINT", interrupt).on("close", interrupt); // Ctrl+C, Ctrl+D
	try {
		return /^y(?:es)?$/i.test((await terminal.question(`${question} (y/N) `)).trim());
	} finally {
		terminal.off("close", interrupt).close();
	}
}
