/** Opens a URL in the browser of the user. */
import { spawn } from "node:child_process";

/** The program that opens URLs, by platform; on others `xdg-open`. */
const OPENERS: Readonly<Record<string, readonly string[]>> = {
	darwin: ["open"],
	win32: ["rundll32", "url.dll,FileProtocolHandler"],
};

/** `BROWSER` names another program. A failure is reported, and nothing else: the server goes on. */
export function openBrowser(url: string, failed: (message: string) => void): void {
	const [program = "xdg-open", ...args] = process.env.BROWSER
		? [process.env.BROWSER]
		: (OPENERS[process.platform] ?? []);
	const child = spawn(program, [...args, url], { stdio: "ignore", detached: true });
	child.once("error", () => failed(`cannot open a browser; open ${url} yourself`));
	child.unref();
}
