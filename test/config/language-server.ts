/** The language server of TypeScript, which answers an editor's questions: https://microsoft.github.io/language-server-protocol/. */
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

const TSC = createRequire(import.meta.url)
	.resolve("typescript/package.json")
	.replace("package.json", "bin/tsc");

interface Message {
	readonly id?: number;
	readonly method?: string;
	readonly result?: unknown;
}

interface CompletionItem {
	readonly label: string;
	readonly documentation?: { readonly value: string };
}

/** The label of an optional property ends with a question mark. */
const nameOf = ({ label }: CompletionItem): string => label.replace("?", "");

/** Answers about one file. Positions are right after the first occurrence of a text. */
export class LanguageServer {
	readonly #process: ChildProcess;
	readonly #pending = new Map<number, (result: unknown) => void>();
	readonly #uri: string;
	readonly #text: string;
	#buffer = Buffer.alloc(0);
	#lastId = 0;

	private constructor(file: string) {
		this.#uri = pathToFileURL(file).href;
		this.#text = readFileSync(file, "utf8");
		this.#process = spawn(process.execPath, [TSC, "--lsp", "--stdio"], {
			cwd: path.dirname(file),
			stdio: ["pipe", "pipe", "ignore"],
		});
		this.#process.stdout?.on("data", (chunk) => this.#receive(chunk));
	}

	static async open(file: string): Promise<LanguageServer> {
		const server = new LanguageServer(file);
		await server.#request("initialize", {
			processId: process.pid,
			rootUri: null,
			capabilities: {
				textDocument: {
					hover: { contentFormat: ["plaintext"] },
					completion: { completionItem: { documentationFormat: ["plaintext"] } },
				},
			},
		});
		server.#send({ method: "initialized", params: {} });
		server.#send({
			method: "textDocument/didOpen",
			params: { textDocument: { uri: server.#uri, languageId: "typescript", version: 1, text: server.#text } },
		});
		return server;
	}

	/** The text that an editor shows for what is under the pointer. */
	async hover(after: string): Promise<string> {
		const hover = (await this.#request("textDocument/hover", this.#position(after))) as {
			contents: { value: string };
		} | null;
		return hover?.contents.value ?? "";
	}

	/** The names that an editor offers. */
	async complete(after: string): Promise<string[]> {
		const items = await this.#completionItems(after);
		return items.map(nameOf);
	}

	/** The documentation beside a name that an editor offers. */
	async documentation(after: string, name: string): Promise<string> {
		const items = await this.#completionItems(after);
		const resolved = (await this.#request(
			"completionItem/resolve",
			items.find((item) => nameOf(item) === name),
		)) as CompletionItem;
		return resolved.documentation?.value ?? "";
	}

	async close(): Promise<void> {
		await this.#request("shutdown");
		this.#send({ method: "exit" });
	}

	async #completionItems(after: string): Promise<CompletionItem[]> {
		const list = (await this.#request("textDocument/completion", this.#position(after))) as {
			items: CompletionItem[];
		} | null;
		return list?.items ?? [];
	}

	#position(after: string): object {
		const lines = this.#text.slice(0, this.#text.indexOf(after) + after.length).split("\n");
		return {
			textDocument: { uri: this.#uri },
			position: { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 },
		};
	}

	#request(method: string, params?: unknown): Promise<unknown> {
		const id = ++this.#lastId;
		this.#send({ id, method, params });
		return new Promise((resolve) => this.#pending.set(id, resolve));
	}

	#send(message: object): void {
		const text = JSON.stringify({ jsonrpc: "2.0", ...message });
		this.#process.stdin?.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
	}

	#receive(chunk: Buffer): void {
		this.#buffer = Buffer.concat([this.#buffer, chunk]);
		for (;;) {
			const headerEnd = this.#buffer.indexOf("\r\n\r\n");
			if (headerEnd < 0) return;
			const header = this.#buffer.toString("utf8", 0, headerEnd);
			const end = headerEnd + 4 + Number(/Content-Length: (\d+)/i.exec(header)?.[1]);
			if (this.#buffer.length < end) return;
			this.#handle(JSON.parse(this.#buffer.toString("utf8", headerEnd + 4, end)));
			this.#buffer = this.#buffer.subarray(end);
		}
	}

	/** The server also asks for settings; `null` stands for the default. */
	#handle({ id, method, result }: Message): void {
		if (id === undefined) return;
		if (method !== undefined) this.#send({ id, result: null });
		else this.#pending.get(id)?.(result);
	}
}
