/** What opening the cache of a site refuses. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openSiteCache } from "../../src/cli/site-cache.ts";

const siteCache = suite("cache of a site");

siteCache("is not opened where Yarn has packages in archives", () => {
	const { versions } = process;
	const withVersions = (value: object) => Object.defineProperty(process, "versions", { value });
	withVersions({ ...versions, pnp: "3" });
	try {
		assert.throws(() => openSiteCache(undefined), /Plug'n'Play[\s\S]*nodeLinker node-modules/);
	} finally {
		withVersions(versions);
	}
});

siteCache.run();
