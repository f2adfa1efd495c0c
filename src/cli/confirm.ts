/** Questions to the user. */
import { createInterface, type Interface } from "node:readline/promises";

/** Ctrl+C and Ctrl+D end the process. */
export async function askOnTerminal<Answers>(
	ask: (terminal: Interface) => Promise<Answers>,
	output: NodeJS.WritableStream,
	input: NodeJS.ReadableStream = process.stdin,
): Promise<Answers> {
	const terminal = createInterface({ input, output });
	const interrupt = () => process.exit(130);
	terminal.on("SIGINT", interrupt).on("close", interrupt);
	try {
		return await ask(terminal);
	} finally {
		terminal.off("close", interrupt).close();
	}
}

/** Whether the reply is yes; an empty reply is no. */
export const askYesOrNo = (question: string, output: NodeJS.WritableStream): Promise<boolean> =>
	askOnTerminal(async (terminal) => /^y(?:es)?$/i.test((await terminal.question(`${question} (y/N) `)).trim()), output);
