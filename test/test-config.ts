import path from "node:path";
import type { Config } from "../src/config/define.ts";
import { type ConfigOverrides, resolveConfig } from "../src/config/resolve-config.ts";
import type { SiteConfig } from "../src/model/config.ts";

/** The configuration of a site in a folder, resolved. What a test is about, it says itself. */
export const testConfig = (
	config: Partial<Config> = {},
	folder = "/site",
	overrides: ConfigOverrides = {},
): SiteConfig =>
	resolveConfig(
		{ title: "Test", url: "https://example.org", ...config },
		path.join(folder, "site.config.ts"),
		overrides,
	);
