/** A real Chromium: the system's, or on a bare machine the one that comes as a package. Never none. */
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
	"--force-effective-connection-type=4g", // it remembers from one test to the next that the network was slow
];

const SYSTEM = [
	process.env.CHROMIUM,
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

let running: Promise<Browser> | undefined;

/** One browser for all suites of a run, or a suite's own where it runs by itself: contexts keep tests apart. */
export function browser(): Promise<Browser> {
	const shared = process.env.SSG_TEST_BROWSER;
	running ??= shared ? chromium.connect(shared) : launch();
	return running;
}

const launch = async (): Promise<Browser> =>
	chromium.launch(await launchOptions());

/** How the browser is started. It ends with the process that starts it. */
export const launchOptions = async (): Promise<LaunchOptions> => ({
	executablePath: await executable(),
	args: ARGS, // the package's own ask for a single process, which ends with the first context that closes
});

/** The path of the browser's program. */
export async function executable(): Promise<string> {
	const installed = SYSTEM.find((path) => path && existsSync(path));
	if (installed) return installed;
	process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs20.x"; // makes the package unpack the libraries that a bare machine lacks
	const { default: packaged } = await import("@sparticuz/chromium");
	return packaged.executablePath();
}

export async function closeBrowser(): Promise<void> {
	const open = await running;
	running = undefined;
	await open?.close();
}
