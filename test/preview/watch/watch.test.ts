// Test run: alone, integration, kinds
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inspect } from "node:util";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { WatchMessage } from "../../../src/browser/watch/message.ts";
import { loadConfig } from "../../../src/config/load.ts";
import { build, type SiteServer, serve } from "../../../src/index.ts";
import type { RebuildEvent } from "../../../src/preview/watch/index.ts";
import { createRebuildQueue } from "../../../src/preview/watch/rebuild-queue.ts";
import { createRepository } from "../../git-repository.ts";
import { startCommand } from "../../pipeline/emit/command.ts";
import { type Files, inFolder, writeFiles } from "../../site.ts";
import { rarely } from "../../slow-run.ts";
import { type Answer, ask } from "../serve/client.ts";
import { storeIn } from "./kept-files.ts";

const watching = suite("watching");

const configOf = (title: string) =>
	`export default { title: "${title}", url: "https://example.org", i18n: { locales: { en: {}, fr: {} } }, markdown: { includeFrom: ["parts"] } };\n`;

const files: Files = {
	"site.config.ts": configOf("Notebook"),
	"content/en/help/index.md": "# Help\n",
	"content/fr/help/_glossary.md": "", // a locale has a folder, and no page of its own
	"content/en/help/a.md": "# A\n\nfirst text of a\n",
	"content/en/help/b.md": "# B\n\n<!--@include: ../../../parts/part.md-->\n",
	"content/en/help/draft.md": "---\ndraft: true\n---\n\n# Draft\n",
	"content/en/pages/hello.tsx": 'export const title = "Hello";\nexport default () => <h1>first hello</h1>;\n',
	"public/robots.txt": "first robots\n",
	"parts/part.md": "first part\n",
};

const PATIENCE_MS = 30_000;

/** Asks again and again until the answer is as wanted; gives the last one. */
async function until<T>(asked: () => Promise<T> | T, isWanted: (value: T) => boolean): Promise<T> {
	const end = performance.now() + PATIENCE_MS;
	for (;;) {
		const value = await asked();
		if (isWanted(value)) return value;
		if (performance.now() > end) throw new Error(`it never came; at last it was ${inspect(value).slice(0, 500)}`);
		await new Promise((later) => setTimeout(later, 10));
	}
}

/** What the server says to open pages, from now on. */
async function listenTo({ url }: SiteServer) {
	const stop = new AbortController();
	const messages: WatchMessage[] = [];
	const { body } = await fetch(new URL("/__ssg/changes", url), { signal: stop.signal });
	let text = "";
	const ended = (async () => {
		for await (const chunk of body ?? []) {
			text += Buffer.from(chunk).toString();
			const events = text.split("\n\n");
			text = events.pop() ?? "";
			for (const event of events) messages.push(JSON.parse(event.replace(/^.*data: /s, "")));
		}
	})().catch(() => {});
	await until(
		() => messages.length,
		(count) => count > 0,
	);
	/** The last message, once it is as wanted. */
	const next = (isWanted: (message: WatchMessage) => boolean) => until(() => messages.at(-1) as WatchMessage, isWanted);
	return { messages, ended, next, end: () => stop.abort() };
}

let folder = "";
let site: SiteServer;

watching.before(async () => {
	folder = mkdtempSync(path.join(tmpdir(), "ssg-watch-"));
	writeFiles(folder, files);
	site = await serve(await loadConfig(folder), { port: 0, watch: true });
});
watching.after(async () => {
	await site.close();
	rmSync(folder, { recursive: true, force: true });
});

const write = (name: string, text: string) => writeFiles(folder, { [name]: text });

const shows = (address: string, text: string): Promise<Answer> =>
	until(
		() => ask(site.port, address),
		(answer) => answer.text.includes(text),
	);

const gone = (address: string): Promise<Answer> =>
	until(
		() => ask(site.port, address),
		({ status }) => status === 404,
	);

rarely(watching)("a site that was never built is served, and never written", async () => {
	const { status, text } = await ask(site.port, "/help/a");
	assert.is(status, 200);
	assert.match(text, "first text of a");
	assert.match((await ask(site.port, "/robots.txt")).text, "first robots");
	assert.not.ok(existsSync(path.join(folder, "dist")));
});

watching("the texts for language models are as a build writes them, after each edit", async () => {
	const readTexts = async () => (await ask(site.port, "/llms-full.txt")).text;
	const written = async () => {
		const outDir = path.join(folder, "built");
		await build(await loadConfig(folder, { outDir }));
		return readFileSync(path.join(outDir, "llms-full.txt"), "utf8");
	};
	assert.is(await readTexts(), await written());
	write("content/en/help/llms.md", "# Llms\n\ntext for models\n");
	await until(readTexts, (text) => text.includes("text for models"));
	assert.is(await readTexts(), await written());
	rmSync(path.join(folder, "content/en/help/llms.md"));
	rmSync(path.join(folder, "built"), { recursive: true });
	await gone("/help/llms");
});

watching("what is asked for before the first build comes with it", () =>
	inFolder(async (folder) => {
		writeFiles(folder, files);
		const again = async () => {
			const early = await serve(await loadConfig(folder), { port: 0, watch: true });
			const answers = await Promise.all(
				["/help/a", "/search-index.json", "/robots.txt", "/no/page"].map((address) => ask(early.port, address)),
			);
			await early.close();
			return answers.map(({ status, text }) => [status, text]);
		};
		const first = await again();
		assert.equal(
			first.map(([status]) => status),
			[200, 200, 200, 404],
		);
		assert.ok(existsSync(path.join(folder, ".ssg/documents")));
		assert.equal(await again(), first); // from the texts that the first one kept
	}),
);

watching("an edit is served, whatever way the editor saves", async () => {
	write("content/en/help/a.md", "# A\n\nedited text\n");
	await shows("/help/a", "edited text");
	for (const text of ["renamed once", "renamed twice"]) {
		const file = path.join(folder, "content/en/help/a.md");
		writeFileSync(`${file}.tmp`, `# A\n\n${text}\n`);
		renameSync(`${file}.tmp`, file);
		await shows("/help/a", text);
	}
	rmSync(path.join(folder, "content/en/help/a.md"));
	write("content/en/help/a.md", "# A\n\nremoved and written\n");
	await shows("/help/a", "removed and written");
});

watching("the last of many edits is the one that stays", async () => {
	for (let i = 0; i <= 20; i++) {
		write("content/en/help/a.md", `# A\n\nedit number ${i}.\n`);
		await new Promise((later) => setTimeout(later, 15));
	}
	await shows("/help/a", "edit number 20.");
});

watching("files come, change their names and go, and so do their pages", async () => {
	write("content/en/help/new/c.md", "# The new page\n");
	await shows("/help/new/c", "The new page");
	await shows("/help/a", 'href="/help/new/c"');
	const place = (name: string) => path.join(folder, `content/en/help/new/${name}.md`);
	renameSync(place("c"), place("d"));
	await shows("/help/new/d", "The new page");
	await gone("/help/new/c");
	rmSync(path.dirname(place("d")), { recursive: true });
	await gone("/help/new/d");
});

watching("an included file counts, wherever it is in the site", async () => {
	await shows("/help/b", "first part");
	write("parts/part.md", "second part\n");
	await shows("/help/b", "second part");
});

watching("a public file is the one on disk", async () => {
	write("public/robots.txt", "second robots\n");
	await shows("/robots.txt", "second robots");
	write("public/humans.txt", "we\n");
	await shows("/humans.txt", "we");
	rmSync(path.join(folder, "public/humans.txt"));
	await gone("/humans.txt");
});

watching("a React page is compiled anew", async () => {
	await shows("/hello", "first hello");
	write("content/en/pages/hello.tsx", 'export const title = "Hello";\nexport default () => <h1>second hello</h1>;\n');
	await shows("/hello", "second hello");
});

watching("a page with an error is shown as far as it can be, and the error is reported", async () => {
	const { messages, next, end } = await listenTo(site);
	assert.equal(messages[0]?.problems, []);
	write("content/en/help/a.md", "---\ntitle: a: b\n---\n\nbroken text\n");
	const { problems } = await next((message) => message.problems.length > 0);
	assert.is(problems.length, 1);
	assert.match(problems[0]?.text ?? "", /^content\/en\/help\/a\.md:2:\d+ error [a-z-]+: /);
	const { status, text } = await ask(site.port, "/help/a");
	assert.is(status, 200);
	assert.match(text, "broken text");
	const late = await listenTo(site);
	assert.equal(late.messages[0]?.problems, problems);
	late.end();

	write("content/en/help/a.md", "# A\n\nmended text\n");
	await shows("/help/a", "mended text");
	await next((message) => message.problems.length === 0);
	end();
});

watching("an edit that breaks another page is shown, and the problem is reported", () =>
	inFolder(async (folder) => {
		const config = configOf("Notebook").replace("url:", 'onBrokenAnchors: "throw", url:');
		writeFiles(folder, {
			...files,
			"site.config.ts": config,
			"content/en/help/a.md": "# A\n\n## Part\n",
			"content/en/help/b.md": "# B\n\n[Part](a.md#part)\n",
		});
		const strict = await serve(await loadConfig(folder), { port: 0, watch: true });
		const { next, end } = await listenTo(strict);
		writeFiles(folder, { "content/en/help/a.md": "# A\n\nwithout a part\n" });
		const { problems } = await next((message) => message.problems.length > 0);
		assert.match(problems[0]?.text ?? "", "broken-anchor");
		const shown = await ask(strict.port, "/help/a");
		assert.match(shown.text, "without a part");
		end();
		await strict.close();
	}),
);

watching("a change is told with the pages that it changed, before the search follows", async () => {
	const { messages, next, end } = await listenTo(site);
	const before = messages.at(-1);
	write("content/en/help/a.md", "# A\n\nother words\n");
	const after = await next((message) => message !== before);
	assert.equal(after?.pages, ["/help/a", "/fr/help/a"]);
	assert.is(after?.files, before?.files);
	assert.is(after?.search, before?.search);
	const searched = await next((message) => message !== after);
	assert.equal(searched?.pages, []);
	assert.is.not(searched?.search, before?.search);
	write("public/robots.txt", "third robots\n");
	const last = await next((message) => message !== searched);
	assert.equal(last?.pages, []);
	assert.is.not(last?.files, after?.files);
	assert.is(last?.search, searched?.search);
	end();
});

watching("a changed configuration counts, a broken one waits", async () => {
	const { next, end } = await listenTo(site);
	write("site.config.ts", configOf("Diary"));
	await shows("/help/a", "| Diary</title>");
	write("site.config.ts", `${configOf("Diary")}nonsense(`);
	const { problems } = await next((message) => message.problems.length > 0);
	assert.match(problems[0]?.text ?? "", /^site\.config\.ts:\d+:\d+ error compile: /);
	assert.is((await ask(site.port, "/help/a")).status, 200);
	write("site.config.ts", configOf("Journal"));
	await shows("/help/a", "| Journal</title>");
	end();
});

watching("pages have the script that hears of changes, and built ones have not", async () => {
	const script = /<script src="\/__ssg\/watch\.js" data-page="\w+" defer>/;
	for (const address of ["/help/a", "/help/nowhere"]) {
		const answer = await ask(site.port, address);
		assert.match(answer.text, script);
		assert.is(Number(answer.headers["content-length"]), answer.body.length);
	}
	for (const address of ["/help/a/index.json", "/help/a.md", "/robots.txt"])
		assert.not.match((await ask(site.port, address)).text, "__ssg");
	const code = await ask(site.port, "/__ssg/watch.js");
	assert.is(code.headers["content-type"], "text/javascript; charset=utf-8");
	assert.match(code.text, "EventSource");
	await inFolder(async (outDir) => {
		const built = await build(await loadConfig(folder, { outDir }));
		assert.ok(built.files.length > 0);
		for (const file of built.files) assert.not.match(readFileSync(path.join(outDir, file.path), "utf8"), "__ssg");
	});
});

watching("drafts are shown when asked for", async () => {
	assert.is((await ask(site.port, "/help/draft")).status, 404);
	const config = await loadConfig(folder, { drafts: true });
	const drafts = await serve(config, { port: 0, watch: true });
	assert.is((await ask(drafts.port, "/help/draft")).status, 200);
	await drafts.close();
});

rarely(watching)("a site with a broken page from the start serves all pages", () =>
	inFolder(async (folder) => {
		writeFiles(folder, { ...files, "content/en/help/a.md": "[x](/gone)\n" });
		const config = await loadConfig(folder);
		const broken = await serve(config, { port: 0, watch: true });
		const { next, end } = await listenTo(broken);
		const { problems } = await next((message) => message.problems.length > 0);
		assert.match(problems[0]?.text ?? "", "broken-link");
		for (const address of ["/help/a", "/help/b"]) assert.is((await ask(broken.port, address)).status, 200);
		writeFiles(folder, { "content/en/help/a.md": "# A\n" });
		await next((message) => message.problems.length === 0);
		end();
		await broken.close();
	}),
);

rarely(watching)("ten builds keep the files of one", () =>
	inFolder(async (folder) => {
		writeFiles(folder, files);
		const { outputs, sink } = storeIn(folder);
		const rounds: boolean[] = [];
		const config = await loadConfig(folder);
		const { rebuild: round } = createRebuildQueue(config, sink, ({ ok }) => {
			rounds.push(ok);
		});
		await round([]);
		const count = outputs.count();
		assert.ok(count > 10);
		for (let i = 0; i < 10; i++) {
			const name = (number: number) => path.join(folder, `content/en/help/page-${number}.md`);
			rmSync(name(i - 1), { force: true });
			writeFileSync(name(i), "# One\n");
			await round([name(i)]);
		}
		assert.equal(rounds, Array(11).fill(true));
		const perPage = 8; // HTML, data and text in two languages, and what the search has of both
		assert.ok(outputs.count() > count && outputs.count() <= count + perPage);
		const old = await outputs.source.find("help/page-8/index.html");
		assert.is(old, undefined);
		assert.ok(await outputs.source.find("help/page-9/index.html"));
	}),
);

watching("what changes during a build stops it, and is for another", () =>
	inFolder(async (folder) => {
		writeFiles(folder, files);
		const { sink } = storeIn(folder);
		let rounds = 0;
		const config = await loadConfig(folder);
		const { rebuild: round } = createRebuildQueue(config, sink, () => {
			rounds++;
		});
		const file = path.join(folder, "content/en/help/a.md");
		await Promise.all([round([]), round([file]), round([file])]);
		assert.is(rounds, 1);
	}),
);

rarely(watching)("the list of ignored commits counts, also above the folder of the site", () =>
	inFolder(async (folder) => {
		const { commit, head } = createRepository(folder);
		writeFiles(path.join(folder, "site"), {
			...files,
			"site.config.ts": `export default { title: "Dates", url: "https://example.org", i18n: { locales: { en: {}, fr: {} } }, docs: { showLastUpdateTime: true }, markdown: { includeFrom: ["parts"] } };\n`,
		});
		for (const [date, text] of [
			["2024-01-01", "# A\n"],
			["2024-02-02", "# B\n"],
		] as const)
			commit(date, "Ada", { "site/content/en/help/a.md": text });
		const config = await loadConfig(path.join(folder, "site"));
		const served = await serve(config, { port: 0, watch: true });
		const showsDate = (date: string) =>
			until(
				() => ask(served.port, "/help/a"),
				({ text }) => text.includes(`<time dateTime="${date}`),
			);
		const list = ".git-blame-ignore-revs";
		try {
			await showsDate("2024-02-02");
			writeFiles(folder, { [list]: head() });
			await showsDate("2024-01-01");
			writeFiles(folder, { [list]: "# none\n" });
			await showsDate("2024-02-02");
		} finally {
			await served.close();
		}
	}),
);

rarely(watching)("nothing is built or told after the end", () =>
	inFolder(async (folder) => {
		writeFiles(folder, files);
		const built: RebuildEvent[] = [];
		const served = await serve(await loadConfig(folder), {
			port: 0,
			watch: true,
			onRebuild: (result) => built.push(result),
		});
		const { ended } = await listenTo(served);
		await served.close();
		await ended;
		writeFiles(folder, { "content/en/help/a.md": "# Later\n" });
		await new Promise((later) => setTimeout(later, 200));
		assert.is(built.length, 1);
	}),
);

watching("the command says what it built, and ends when interrupted", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, files);
		const { child, said, ended } = startCommand(["serve", "--watch", "--port", "0"], { cwd });
		const says = (name: keyof typeof said, line: RegExp) =>
			until(
				() => said[name],
				(text) => line.test(text),
			);
		await says("stdout", /^serving .* on http:\/\/localhost:\d+\/$/m);
		await says("stdout", /^\d\d:\d\d:\d\d rebuilt \d+ pages in \d+ ms$/m);
		writeFiles(cwd, { "content/en/help/a.md": "# A\n\nnews\n" });
		await says("stdout", /^\d\d:\d\d:\d\d rebuilt 2 pages in \d+ ms$/m);
		writeFiles(cwd, { "content/en/help/a.md": "[x](/gone)\n" });
		await says("stderr", /a\.md:1:5 error broken-link: /);
		await says("stdout", /rebuilt \d+ pages, with errors, in \d+ ms$/m);
		child.kill("SIGINT");
		assert.is((await ended).code, 130);
		assert.not.ok(existsSync(path.join(cwd, "dist")));
	}),
);

watching.run();
