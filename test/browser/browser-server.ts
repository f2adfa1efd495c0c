/** Starts the browser that all suites of a run share, and sends its address. It ends with the process that starts it. */
import { chromium } from "playwright-core";
import { launchOptions } from "./chromium.ts";

const server = await chromium.launchServer(await launchOptions());
process.once("disconnect", () => void server.close());
process.send?.(server.wsEndpoint());
