/** Parses the texts that are named to it, and tells the processor's time that each took. */
import { documentOf } from "../document.ts";
import { textOf } from "./constructs.ts";

process.on("message", ({ name, times }: { name: string; times: number }) => {
	const text = textOf(name, times);
	const before = process.cpuUsage();
	documentOf(text, { area: "news" }); // a post has a preview as well
	const { user, system } = process.cpuUsage(before);
	process.send?.({ ms: (user + system) / 1000 });
});
