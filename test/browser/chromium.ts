/**
 * A real Chromium, never none. Its headless shell is preferred: the same engine without the windows, tabs and menus of a
 * browser, which take three quarters of the processor time of a page, even where nobody sees them.
 */
import { existsSync } from "node:fs";
import { type Browser, chromium, type LaunchOptions } from "playwright-core";

const ARGS = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	// Pages that ask for other hosts get no answer, wherever tests run. To refuse each request would take longer.
	"--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost",
];

const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

const SYSTEM = [
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

let running: Promise<Browser> | undefined;

/**
 * One browser for all suites of a run, or a suite's own where it runs by itself: contexts keep tests apart. If it has
 * crashed, what waited for it has failed, and the next test starts another.
 */
export async function browser(): Promise<Browser> {
	if (running && !(await running).isConnected()) running = undefined;
	const shared = process.env.SSG_TEST_BROWSER;
	running ??= shared ? chromium.connect(shared).catch(launch) : launch();
	return running;
}

const launch = async (): Promise<Browser> => chromium.launch(await launchOptions());

/** How the browser is started. It ends with the process that starts it. */
export const launchOptions = async (): Promise<LaunchOptions> => ({
	executablePath: await executable(),
	args: ARGS, // the package's own ask for a single process, which ends with the first context that closes
});

/**
 * The path of the browser's program: that of `CHROMIUM`, or the headless shell of the system or of a package, or a whole
 * browser where the package has none for the system.
 */
export async function executable(): Promise<string> {
	if (process.env.CHROMIUM) return process.env.CHROMIUM;
	if (existsSync(HEADLESS_SHELL)) return HEADLESS_SHELL;
	const installed = SYSTEM.find((path) => existsSync(path));
	const isPackaged = process.platform === "linux" && process.arch === "x64";
	if (installed && !isPackaged) return installed;
	// Makes the package unpack the libraries and fonts that a bare machine lacks. Beside a whole browser, they are there.
	if (!installed) process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs20.x";
	const { default: packaged } = await import("@sparticuz/chromium");
	return packaged.executablePath();
}

export async function closeBrowser(): Promise<void> {
	const open = await running;
	running = undefined;
	await open?.close();
}
