/** Starts the browser that all suites of a run share, and prints its address. It ends with its standard input. */
import { chromium } from "playwright-core";
import { launchOptions } from "./chromium.ts";

const server = await chromium.launchServer(await launchOptions());
console.log(server.wsEndpoint());
process.stdin.resume().on("end", () => void server.close());
