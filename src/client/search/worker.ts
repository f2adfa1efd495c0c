/**
 * The search's thread. A page imports this module for its address only: a bundler gives it a name that nobody can guess,
 * and the worker starts from there.
 */
import type { Answered, Asked, Question } from "./messages.ts";
import type { OpenSearch } from "./open.ts";

export const address = import.meta.url;

let opened: Promise<OpenSearch> | undefined;

async function answerTo(question: Question) {
	switch (question.kind) {
		case "open": {
			const { site, base } = question;
			opened = import("./open.ts").then(({ openLocale }) =>
				openLocale(site, base),
			);
			await opened;
			return undefined;
		}
		case "search":
			return (await opened)?.search(question.query, question.limit);
		case "excerpt":
			return (await opened)?.excerpt(
				question.href,
				question.place,
				question.query,
			);
	}
}

if (typeof document === "undefined")
	addEventListener("message", async ({ data }: MessageEvent<Asked>) => {
		const { number, question } = data;
		const answered = await answerTo(question).then(
			(answer): Answered => ({ number, ...(answer && { answer }) }),
			(error): Answered => ({ number, error: String(error) }),
		);
		postMessage(answered);
	});
