/** The questions of `ssg init`. */
import type { Interface } from "node:readline/promises";
import { InvalidArgumentError } from "commander";
import { askOnTerminal } from "../../cli/confirm.ts";
import { parseLanguages, parseSections, parseTitle, type SiteAnswers } from "./answers.ts";

/** Asks for the answers that are not given. An empty reply means the default. */
export const askAnswers = (
	given: Partial<SiteAnswers>,
	defaults: SiteAnswers,
	input: NodeJS.ReadableStream = process.stdin,
	output: NodeJS.WritableStream = process.stdout,
): Promise<SiteAnswers> =>
	askOnTerminal(
		async (terminal) => ({
			title: given.title ?? (await ask(terminal, "Title", defaults.title, parseTitle)),
			languages:
				given.languages ??
				(await ask(terminal, "Languages, the default one first", defaults.languages.join(","), parseLanguages)),
			sections: given.sections ?? (await ask(terminal, "docs, news or both", "both", parseSections)),
		}),
		output,
		input,
	);

/** Asks again until the reply is valid. */
async function ask<Answer>(
	terminal: Interface,
	question: string,
	defaultReply: string,
	parse: (reply: string) => Answer,
): Promise<Answer> {
	let complaint = "";
	for (;;) {
		const reply = await terminal.question(`${complaint}${question} (${defaultReply}): `);
		try {
			return parse(reply.trim() || defaultReply);
		} catch (error) {
			if (!(error instanceof InvalidArgumentError)) throw error;
			complaint = `${error.message}\n`;
		}
	}
}
